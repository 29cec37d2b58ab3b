"""Names are shown as text everywhere, with any characters."""

import functools
import pathlib
import re

from gallery import HERE, GalleryTestCase, expect, keep_folder, render, scenes

NAME = '<img src=x onerror="alert(1)"> & “quoted” 👩‍👩‍👧 مرحبا'


@functools.cache
def boxes():
    """
    A gallery of views without labels: some with conflicts and open positions, of which the second is called as another one
    is labeled, one with a constraint to itself, and a table with a section.
    """
    documents = [HERE / "Documents" / name for name in ("Boxes.xib", "Related.xib", "Sections.storyboard")]
    return render("--device", "iPhone SE 3", "--orientation", "portrait", scenes=documents)


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

    def test_paths_tell_scenes_of_one_name_apart(self):
        folder = keep_folder()
        text = (HERE / "Scenes/Awkward.scene.yaml").read_text()
        for path in ("first/app/screens", "second/app/screens"):
            (folder / path).mkdir(parents=True)
            (folder / path / "Same.scene.yaml").write_text(re.sub("scene: .*", "scene: Same", text))
        self.open(folder=render(scenes=[folder]))
        expect(self.at(".card-path")).to_have_text(["first/…/Same.scene.yaml", "second/…/Same.scene.yaml"])

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


class ObjectIdTests(GalleryTestCase):
    """Sentences of findings have names instead of object ids, except for those that distinguish views."""

    def setUp(self):
        super().setUp()
        self.open("#/boxes/iphone-se-3.portrait.en.L.light", boxes())
        expect(self.at(".frames")).to_be_visible()

    def test_ids_are_replaced_by_names(self):
        for sentence in ("Switch.top can be anything", "View.width: 100 and 120 cannot both hold"):
            expect(self.at(".findings.few")).to_contain_text(sentence)

    def test_ids_are_replaced_on_scene_pages(self):
        self.open("#/boxes", boxes())
        expect(self.at(".scene-findings")).to_contain_text("Switch.top can be anything")

    def test_ids_are_replaced_in_the_line_of_folded_findings(self):
        self.open("#/related", boxes())
        expect(self.at(".summary-line")).to_contain_text("'Switch.width == Switch.width' relates Switch.width to itself")

    def test_the_whole_row_of_a_view_chooses_it(self):
        self.at(".frames tr").filter(has_text="Switch").locator("td").last.click()
        expect(self.at(".chosen-facts")).to_contain_text("Object IDBox-sw-001")

    def test_names_that_contain_an_id_are_called_names(self):
        self.open("#/sections/iphone-se-3.portrait.en.L.light", boxes())
        self.at(".frames tr").filter(has_text="Section Header").locator("td").last.click()
        expect(self.at(".chosen-facts")).to_contain_text("NameSec-ts-001.header")

    def test_ids_after_names_stay(self):
        for sentence in ("'View' (Box-vw-003) needs constraints for: X position", "'Switch' (Box-sw-001) needs constraints for: Y position"):
            expect(self.at(".findings.few")).to_contain_text(sentence)
        self.button("Switch", inside=".frames").click()
        expect(self.at(".findings-here")).to_contain_text("'Switch' (Box-sw-001) needs")

    def test_ids_of_views_with_the_same_name_stay(self):
        expect(self.at(".findings.few")).to_contain_text("Box-vw-003.left can be anything")
