"""Phones, dark mode, forced colors, reduced motion, paper, and screen readers."""

import functools

from gallery import BROKEN_LAYOUT, LAYOUT, OVERVIEW, PAGES, PHONE, ROOT, SCENE, GalleryTestCase, expect, render


class PhoneTests(GalleryTestCase):
    context_options = {"viewport": PHONE, "has_touch": True, "is_mobile": True}

    def test_no_page_scrolls_horizontally(self):
        for address in PAGES.values():
            self.open(address)
            self.expect_no_sideways_scrolling()

    def test_filters_are_collapsed_until_opened(self):
        self.open()
        expect(self.at(".selects")).to_be_hidden()
        self.button("Filters").tap()
        expect(self.at(".selects")).to_be_visible()

    def test_a_tap_in_a_picture_of_a_scene_selects_the_view_there(self):
        self.open(SCENE)
        picture = self.at(".cell .picture").first
        box = picture.bounding_box()
        picture.tap(position={"x": box["width"] / 2, "y": box["height"] * 278 / 568})
        self.expect_hash(f"{LAYOUT}?view=user")

    def test_findings_below_the_picture_are_a_tap_away(self):
        self.open(BROKEN_LAYOUT)
        button = self.at(".to-numbers")
        expect(button).to_contain_text("finding")
        button.tap()
        expect(self.at("details.panel:has(.findings)").first).to_be_focused()
        expect(self.at(".finding").first).to_be_in_viewport()
        self.open(LAYOUT)
        expect(self.at(".frames tbody tr")).to_have_count(7)
        expect(button).to_be_hidden()

    def test_two_layouts_are_side_by_side(self):
        self.open(SCENE)
        first, second = (self.at(".cell .picture").nth(index).bounding_box() for index in range(2))
        self.assertEqual(first["y"], second["y"])
        self.assertGreater(first["width"], 0.3 * PHONE["width"])

    def test_a_tap_selects_a_view(self):
        self.open(LAYOUT)
        expect(self.at(".frames tbody tr")).to_have_count(7)
        self.at(".canvas").tap()
        self.assertIn("view=", self.hash)

    def test_pictures_of_cards_are_not_clipped(self):
        self.open()
        expect(self.at(".card")).to_have_count(4)
        cut = self.page.evaluate(
            """[...document.querySelectorAll(".thumb .picture")].filter((picture) => {
              const [inner, outer] = [picture, picture.closest(".card-picture")].map((element) => element.getBoundingClientRect());
              return inner.top < outer.top || inner.bottom > outer.bottom || inner.left < outer.left || inner.right > outer.right;
            }).length""")
        self.assertEqual(cut, 0)

    def test_touch_targets_are_large_enough(self):
        for address in PAGES.values():
            self.open(address)
            small = self.page.evaluate(
                """[...document.querySelectorAll("button, select, input, .button")].filter((element) => {
                  const { width, height } = element.getBoundingClientRect();
                  return width > 0 && Math.min(width, height) < 24;
                }).map((element) => element.outerHTML.slice(0, 120))""")
            self.assertEqual(small, [])


class SmallPhoneTests(GalleryTestCase):
    context_options = {"viewport": {"width": 360, "height": 740}, "has_touch": True}

    def test_the_tools_of_a_layout_are_on_one_line(self):
        self.open(LAYOUT)
        expect(self.button("Pin a comment")).to_be_visible()
        tops = {self.button(name).bounding_box()["y"] for name in ("Side by side", "Design…", "Measure", "Pin a comment")}
        self.assertEqual(len(tops), 1)


@functools.cache
def two_usual_phones():
    """The gallery of a scene on two phones that are 402 points wide."""
    return render("--device", "iphone-16-pro", "--device", "iphone-17", "--orientation", "portrait", scenes=[ROOT / "Scenes/Login"])


class NarrowWindowTests(GalleryTestCase):
    context_options = {"viewport": {"width": 600, "height": 740}}

    def test_two_usual_phones_are_side_by_side_in_a_narrow_window(self):
        self.open(SCENE, folder=two_usual_phones())
        first, second = (self.at(".cell .picture").nth(index).bounding_box() for index in range(2))
        self.assertEqual(first["y"], second["y"])
        self.assertGreater(first["width"], 0.4 * 600)


class NarrowTests(GalleryTestCase):
    context_options = {"viewport": {"width": 320, "height": 640}}

    def test_no_page_scrolls_horizontally_at_320_pixels(self):
        for address in PAGES.values():
            self.open(address)
            self.expect_no_sideways_scrolling()


class WideTests(GalleryTestCase):
    context_options = {"viewport": {"width": 2560, "height": 1440}}

    def test_every_kind_of_page_fits_a_wide_window_and_is_accessible(self):
        for name, address in PAGES.items():
            with self.subTest(name):
                self.open(address)
                self.expect_no_sideways_scrolling()
                self.expect_accessible()


class DarkTests(GalleryTestCase):
    context_options = {"color_scheme": "dark"}

    def test_the_page_is_dark_if_the_system_is(self):
        self.open()
        self.assertEqual(self.page.evaluate("getComputedStyle(document.body).backgroundColor"), "rgb(0, 0, 0)")

    def test_every_kind_of_page_is_accessible_in_dark_mode(self):
        for name, address in PAGES.items():
            with self.subTest(name):
                self.open(address)
                self.expect_accessible()


class ForcedColorTests(GalleryTestCase):
    context_options = {"forced_colors": "active"}

    def test_pressed_buttons_are_recognizable_in_forced_colors(self):
        self.open(SCENE)
        style = self.page.evaluate("getComputedStyle(document.querySelector('.segmented [aria-pressed=true]')).outlineStyle")
        self.assertEqual(style, "solid")
        self.open(LAYOUT)
        expect(self.at(".layer")).to_have_count(6)
        style = self.page.evaluate("getComputedStyle(document.querySelector('.layer[aria-pressed=false]')).textDecorationLine")
        self.assertEqual(style, "line-through")

    def test_every_kind_of_page_is_accessible_in_forced_colors(self):
        for name, address in PAGES.items():
            with self.subTest(name):
                self.open(address)
                self.expect_accessible()

    def test_states_have_symbols_and_words(self):
        self.open()
        expect(self.at(".card").first.locator(".badge")).to_have_text("✕1 with errors")


class ReducedMotionTests(GalleryTestCase):
    context_options = {"reduced_motion": "reduce"}

    def test_no_element_is_animated(self):
        for address in (OVERVIEW, SCENE, LAYOUT):
            self.open(address)
            moving = self.page.evaluate(
                """[...document.querySelectorAll("*")].filter((element) => {
                  const style = getComputedStyle(element);
                  return parseFloat(style.transitionDuration) > 0 || style.animationName !== "none";
                }).length""")
            self.assertEqual(moving, 0)


class PrintTests(GalleryTestCase):
    def test_controls_are_not_printed_and_pictures_are(self):
        self.open(LAYOUT)
        expect(self.at(".layer")).to_have_count(6)
        self.page.emulate_media(media="print")
        for selector in (".bar", ".toolbar", ".layers"):
            expect(self.at(selector)).to_be_hidden()
        expect(self.at(".pictures img").first).to_be_visible()
        expect(self.at(".frames")).to_be_visible()

    def test_every_layout_of_a_scene_is_printed(self):
        self.open(SCENE)
        self.page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
        waiting = self.page.evaluate("document.querySelectorAll('.cell img:not([src])').length")
        self.assertEqual(waiting, 0)


class AccessibilityTests(GalleryTestCase):
    def test_every_kind_of_page_is_accessible(self):
        for name, address in PAGES.items():
            with self.subTest(name):
                self.open(address)
                self.expect_accessible()

    def test_a_selected_view_and_the_help_are_accessible(self):
        self.open(f"{LAYOUT}?view=user&layers=views")
        expect(self.at(".chosen-view h2")).to_be_visible()
        self.expect_accessible()
        self.page.keyboard.press("?")
        expect(self.at("dialog")).to_be_visible()
        self.expect_accessible()

    def test_an_empty_result_is_accessible(self):
        self.open("#/?q=no+such+thing")
        self.expect_accessible()

    def test_every_picture_has_a_unique_text(self):
        self.open(SCENE)
        texts = self.page.evaluate("[...document.querySelectorAll('main img')].map((image) => image.alt)")
        self.assertEqual(len(texts), 24)
        self.assertEqual(len(set(texts)), 24)
        self.assertIn("Login, iPhone SE (1st gen), portrait, German: ok", texts)

    def test_the_text_of_a_picture_contains_its_errors(self):
        self.open(BROKEN_LAYOUT)
        alt = self.at(".pictures img").first.get_attribute("alt")
        self.assertIn("2 errors (conflict, ambiguous)", alt)
