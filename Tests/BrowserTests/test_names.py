"""Names are shown as text everywhere, with any characters."""

import pathlib
import re

from gallery import GalleryTestCase, expect, scenes

NAME = '<img src=x onerror="alert(1)"> & “quoted” 👩‍👩‍👧 مرحبا'


class NameTests(GalleryTestCase):
    def test_names_with_markup_are_text_on_every_page(self):
        self.open()
        expect(self.at(".card-name").filter(has_text="onerror")).to_have_text(NAME)
        self.at(".card a").filter(has_text="onerror").click()
        expect(self.at("h1")).to_have_text(NAME)
        self.at(".cell a").first.click()
        expect(self.at(".stage")).to_be_visible()
        expect(self.at("#trail")).to_contain_text(NAME)
        self.assertIn(NAME, self.page.title())
        self.assertEqual(self.page.evaluate("document.querySelectorAll('[onerror]').length"), 0)

    def test_names_have_their_own_direction(self):
        self.open()
        expect(self.at(".card-name strong").first).to_have_attribute("dir", "auto")

    def test_a_name_of_300_characters_stays_in_its_card(self):
        self.open()
        card = self.at(".card").filter(has_text="long name")
        self.assertLess(card.bounding_box()["height"], 420)
        card.locator("a").click()
        expect(self.at("h1")).to_contain_text("long name long name")
        self.expect_no_sideways_scrolling()

    def test_pictures_contain_names_as_text(self):
        for path in scenes().glob("**/*.svg"):
            self.page.goto(f"file://{path}")
            self.assertEqual(self.page.evaluate("document.documentElement.localName"), "svg", f"{path} is not well formed")
            self.assertEqual(self.page.evaluate("document.querySelectorAll('script, img, [onerror]').length"), 0)

    def test_file_names_are_plain(self):
        for path in scenes().glob("**/*"):
            name = pathlib.Path(path).name
            self.assertRegex(name, re.compile(r"^[A-Za-z0-9._-]{1,110}$"))
