"""Pins on pictures in the gallery: placed, moved, saved, opened by the next reader, closed by an approval."""

import json

from differences import CARD, FIRST, Project
from gallery import LAYOUT, PHONE, SCENE, GalleryTestCase, expect

ENTRY = {"document": "Login.scene.yaml", "scene": "Login", "layout": "iphone-se-1.portrait.en.L.light"}
PIN = {"at": [160, 270], "view": "user", "text": "Too far down"}


class LayoutPinTestCase(GalleryTestCase):
    def pin(self, number=1):
        return self.page.get_by_label(f"Pin {number}", exact=True)

    def place(self, x, y):
        """Clicks a point of the picture, in points."""
        self.button("Pin a comment").click()
        box = self.at(".canvas").bounding_box()
        self.page.mouse.click(box["x"] + x / 320 * box["width"], box["y"] + y / 568 * box["height"])

    def open_file(self, *decisions):
        data = json.dumps({"format": 1, "decisions": decisions}).encode()
        self.page.set_input_files(".layout-pins input[type=file]", {"name": "decisions.json", "mimeType": "application/json", "buffer": data})

    def saved(self):
        with self.page.expect_download() as download:
            self.button("Save decisions.json").click()
        return json.loads(download.value.path().read_text())


class LayoutPinTests(LayoutPinTestCase):
    def test_a_click_places_a_pin_on_the_view_there(self):
        self.open(LAYOUT)
        self.place(160, 270)
        expect(self.pin()).to_be_focused()
        expect(self.at(".pin-place")).to_contain_text("user, at ")
        self.page.keyboard.type("Too far down")
        self.press("Tab")
        file = self.saved()
        (entry,) = file["decisions"]
        (pin,) = entry["pins"]
        self.assertEqual((file["format"], entry["scene"], entry["layout"], pin["view"], pin["text"]), (1, "Login", ENTRY["layout"], "user", "Too far down"))
        self.assertAlmostEqual(pin["at"][0], 160, delta=2)
        self.assertAlmostEqual(pin["at"][1], 270, delta=2)
        # The click neither chose a view nor left the mode.
        self.assertNotIn("view=", self.hash)

    def test_the_keyboard_places_moves_and_removes_a_pin(self):
        self.open(LAYOUT + "?view=user")
        expect(self.at(".marker.chosen")).to_be_visible()
        self.press("i")
        self.at(".stage").focus()
        self.press("Enter")
        expect(self.pin()).to_be_focused()
        expect(self.at(".pin-place")).to_contain_text("user, at ")
        before = self.at(".pin-place").text_content()
        self.at("button.pin").focus()
        self.press("ArrowRight", "Shift+ArrowDown")
        self.assertNotEqual(self.at(".pin-place").text_content(), before)
        self.button("Remove pin 1").click()
        expect(self.at(".pin")).to_have_count(0)
        expect(self.button("Pin a comment")).to_be_focused()

    def test_a_pin_stays_and_is_linked_from_other_layouts(self):
        self.open(LAYOUT)
        self.place(160, 270)
        self.page.keyboard.type("Mine")
        self.press("Tab")
        self.open(LAYOUT)
        expect(self.pin()).to_have_value("Mine")
        self.open(SCENE)
        self.at(".cell a").last.click()
        self.at(".pinned-layouts a").click()
        expect(self.pin()).to_have_value("Mine")

    def test_without_the_mode_a_click_chooses(self):
        self.open(LAYOUT)
        self.at(".canvas").click()
        expect(self.at(".pin")).to_have_count(0)
        self.assertIn("view=", self.hash)

    def test_the_next_reader_sees_the_pins_of_the_file(self):
        self.open(LAYOUT)
        self.place(160, 270)
        self.page.keyboard.type("Too far down")
        self.press("Tab")
        entries = self.saved()["decisions"]
        self.page.evaluate("localStorage.clear()")
        self.open(LAYOUT)
        expect(self.at(".pin")).to_have_count(0)
        self.at("summary").get_by_text("Pinned comments", exact=True).click()
        self.open_file(*entries)
        expect(self.pin()).to_have_value("Too far down")

    def test_pins_on_other_frames_are_earlier_ones(self):
        self.open(LAYOUT)
        self.at("summary").get_by_text("Pinned comments", exact=True).click()
        document = self.page.evaluate("window.layoutReview?.scenes?.find(({ slug }) => slug === 'login')?.document") or ENTRY["document"]
        self.open_file({**ENTRY, "document": document, "key": "frames-0", "pins": [PIN]})
        expect(self.at(".pin-list .earlier")).to_have_text("Earlier pin 1, user, at 160, 270: Too far down")
        expect(self.at(".pin.former")).to_be_visible()
        self.open_file({**ENTRY, "document": document, "key": "frames-0", "pins": [{"at": [1], "text": "a"}, "b"]})
        expect(self.at("[role=status]").filter(has_text="Pins on 0 layouts opened")).to_have_count(1)
        self.button("Remove earlier pins").click()
        expect(self.at(".pin-list .earlier")).to_have_count(0)
        expect(self.button("Remove earlier pins")).to_have_count(0)
        expect(self.button("Pin a comment")).to_be_focused()

    def test_all_pins_are_copied_as_markdown(self):
        self.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.open(LAYOUT)
        self.place(160, 270)
        self.page.keyboard.type("Two *lines*")
        self.press("Tab")
        self.button("Copy as Markdown").click()
        self.page.wait_for_timeout(100)
        text = self.page.evaluate("navigator.clipboard.readText()")
        self.assertRegex(text, r"^- \*\*Login\*\* \(iPhone SE.*portrait\)\n  - user, at [\d.]+, [\d.]+: Two \\\*lines\\\*\n$")

    def test_it_is_accessible(self):
        self.open(LAYOUT)
        self.place(160, 270)
        expect(self.at("button.pin")).to_be_visible()
        self.expect_accessible()


class ApprovedPinTests(LayoutPinTestCase):
    def test_an_approval_closes_earlier_pins(self):
        project = Project()
        project.run("render", ".", "--format", "svg")
        entry = {"document": "Card.scene.yaml", "scene": "Card", "layout": "iphone-8.portrait.en.L.light"}
        self.open(FIRST, project.folder / "Output")
        self.at("summary").get_by_text("Pinned comments", exact=True).click()
        self.open_file({**entry, "key": "frames-0", "pins": [PIN]})
        expect(self.at(".pin-list .earlier")).to_be_visible()
        (project.folder / "decisions.json").write_text(json.dumps({"format": 1, "decisions": [{**entry, "accept": True}]}))
        project.run("approve", ".", "--from", "decisions.json")
        project.run("compare", ".")
        self.open(FIRST, project.folder / "Output")
        expect(self.button("Pin a comment")).to_be_visible()
        expect(self.at(".pin-list .earlier")).to_have_count(0)


class NarrowLayoutPinTests(LayoutPinTestCase):
    context_options = {"viewport": PHONE, "color_scheme": "dark", "has_touch": True}

    def test_a_tap_places_a_pin_on_a_phone(self):
        self.open(LAYOUT)
        self.button("Pin a comment").tap()
        self.at(".canvas").tap()
        expect(self.pin()).to_be_focused()
        self.expect_no_sideways_scrolling()
        self.expect_accessible()


class ForcedColorLayoutPinTests(LayoutPinTestCase):
    context_options = {"forced_colors": "active"}

    def test_pins_are_visible_in_forced_colors(self):
        self.open(LAYOUT)
        self.place(160, 270)
        expect(self.at("button.pin")).to_be_visible()
        self.expect_accessible()
