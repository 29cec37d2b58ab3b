"""Everything by keyboard."""

import re

from gallery import BROKEN, LAYOUT, OVERVIEW, SCENE, GalleryTestCase, expect


class KeyboardTests(GalleryTestCase):
    def focused(self):
        return self.page.evaluate("document.activeElement.dataset.key ?? document.activeElement.id")

    def test_keys_lead_from_the_first_page_to_a_view_and_back(self):
        self.open()
        self.page.keyboard.press("/")
        expect(self.at("[type=search]")).to_be_focused()
        self.page.keyboard.type("login", delay=30)
        expect(self.at(".card")).to_have_count(1)
        self.press("Escape", "Escape")
        expect(self.at(".card")).to_have_count(4)
        self.at(".card a[data-key=login]").focus()
        self.press("Enter")
        expect(self.at(".matrix")).to_be_visible()
        self.assertEqual(self.focused(), "title")
        self.at(".cell a[tabindex='0']").focus()
        self.press("ArrowDown", "ArrowRight")
        self.assertEqual(self.focused(), "login/iphone-se-3.portrait.de.L.light")
        self.press("Home")
        self.assertEqual(self.focused(), "login/iphone-se-1.portrait.en.L.light")
        self.press("Enter")
        self.expect_hash(LAYOUT)
        self.at(".frames .row-name[tabindex='0']").focus()
        self.press("ArrowDown", "ArrowDown", "ArrowDown", "Enter")
        self.expect_hash(f"{LAYOUT}?view=user")
        self.press("Escape")
        expect(self.at(".matrix")).to_be_visible()
        self.assertEqual(self.focused(), "login/iphone-se-1.portrait.en.L.light")
        self.press("Escape")
        expect(self.at(".cards")).to_be_visible()
        self.assertEqual(self.focused(), "login")
        self.expect_hash(OVERVIEW)

    def test_a_matrix_is_one_tab_stop(self):
        self.open(SCENE)
        expect(self.at(".cell a[tabindex='0']")).to_have_count(1)
        self.at(".cell a[tabindex='0']").focus()
        self.press("End")
        expect(self.at(".cell a[tabindex='0']")).to_have_count(1)
        expect(self.at(".cell a").last).to_be_focused()

    def test_arrows_and_letters_lead_to_the_next_layout(self):
        self.open(LAYOUT)
        self.press("ArrowRight")
        expect(self.at("h1")).to_have_text("iPhone SE (3rd gen), portrait")
        self.press("h")
        expect(self.at("h1")).to_have_text("iPhone SE (1st gen), portrait")
        self.press("l")
        expect(self.at("h1")).to_have_text("iPhone SE (3rd gen), portrait")

    def test_letters_and_links_lead_to_the_next_filtered_scene(self):
        self.open("#/broken-on-purpose?q=scene.yaml")
        expect(self.at(".controls .position")).to_have_text("1 of 4")
        expect(self.at(".controls [aria-disabled=true]")).to_have_attribute("aria-label", "Previous scene")
        self.press("h")
        self.expect_hash("#/broken-on-purpose?q=scene.yaml")
        self.press("l")
        expect(self.at(".controls .position")).to_have_text("2 of 4")
        self.assertTrue(self.hash.endswith("?q=scene.yaml"), self.hash)
        self.assertEqual(self.focused(), "title")
        self.page.get_by_role("link", name="Next scene").click()
        expect(self.at(".controls .position")).to_have_text("3 of 4")
        self.open("#/login?q=login")
        expect(self.at(".matrix")).to_be_visible()
        expect(self.at(".controls .position")).to_have_count(0)

    def test_the_help_opens_by_key_and_names_the_keys(self):
        self.open()
        self.page.keyboard.press("?")
        expect(self.at("dialog")).to_be_visible()
        expect(self.at("dialog kbd").first).to_have_text("/")
        self.press("Escape")
        expect(self.at("dialog")).to_be_hidden()
        self.expect_hash(OVERVIEW)

    def test_single_character_keys_can_be_turned_off(self):
        self.open(LAYOUT)
        self.at("#help-button").click()
        self.at("dialog input[type=checkbox]").uncheck()
        self.press("Escape")
        self.press("l")
        self.expect_hash(LAYOUT)
        self.press("ArrowRight")
        expect(self.at("h1")).to_have_text("iPhone SE (3rd gen), portrait")

    def test_the_focus_is_visible(self):
        self.open(SCENE)
        self.at(".cell a").first.focus()
        self.press("ArrowRight")
        width = self.page.evaluate("getComputedStyle(document.activeElement).outlineWidth")
        self.assertEqual(width, "3px")

    def test_the_focused_element_is_not_under_the_header(self):
        self.open(SCENE)
        self.at(".cell a").first.focus()
        for _ in range(5):
            self.press("ArrowDown")
        for _ in range(5):
            self.press("ArrowUp")
            top, bar = self.page.evaluate(
                "[document.activeElement.getBoundingClientRect().top, document.querySelector('.bar').getBoundingClientRect().bottom]")
            self.assertGreaterEqual(top, bar)

    def test_a_skip_link_leads_past_the_header(self):
        self.open()
        self.press("Tab")
        expect(self.at("#skip")).to_be_focused()
        self.press("Enter")
        expect(self.at("main")).to_be_focused()

    def test_a_skip_link_leads_to_the_first_picture_of_a_page_that_has_one(self):
        for address, count in ((OVERVIEW, 1), (SCENE, 1), (BROKEN, 1), (LAYOUT, 0)):
            with self.subTest(address):
                self.open(address)
                expect(self.at("#skip-to-pictures:not([hidden])")).to_have_count(count)
                if count:
                    self.press("Tab", "Tab", "Enter")
                    expect(self.at("main a:has(img)").first).to_be_focused()
                    self.press("Enter")
                    expect(self.page).not_to_have_url(re.compile(re.escape(address) + "$"))
