"""Pins on pictures in the page of differences: placed, moved, saved, opened by the next reader."""

import json

from differences import ENTRY, FIRST, DifferenceTestCase, Project
from gallery import PHONE, expect

PIN = {"at": [40, 100], "view": "buy", "text": "Too far down"}


class PinTestCase(DifferenceTestCase):
    def pin(self, number=1):
        return self.page.get_by_label(f"Pin {number}", exact=True)

    def place(self, x, y):
        """Clicks a point of the picture, in points."""
        self.button("Pin a comment", ".modes").click()
        box = self.at(".after .canvas").bounding_box()
        width = 375 if "portrait" in self.hash else 667
        self.page.mouse.click(box["x"] + x / width * box["width"], box["y"] + y / width * box["width"])


class PinTests(PinTestCase):
    def test_a_click_places_a_pin_on_the_view_there(self):
        self.open(FIRST)
        self.place(60, 130)
        expect(self.pin()).to_be_focused()
        expect(self.at(".pin-place")).to_contain_text("buy, at ")
        self.page.keyboard.type("Too far down")
        self.press("Tab")
        (entry,) = self.saved()
        (pin,) = entry["pins"]
        self.assertEqual((entry["layout"], pin["view"], pin["text"], "accept" in entry), (ENTRY["layout"], "buy", "Too far down", False))
        self.assertAlmostEqual(pin["at"][0], 60, delta=2)
        self.assertAlmostEqual(pin["at"][1], 130, delta=2)

    def test_without_the_mode_a_click_places_nothing(self):
        self.open(FIRST)
        self.at(".after .canvas").click()
        expect(self.at(".pin")).to_have_count(0)

    def test_the_keyboard_places_and_moves_a_pin(self):
        self.open(FIRST)
        self.press("n", "i")
        self.at(".compare-stage").focus()
        self.press("Enter")
        expect(self.pin()).to_be_focused()
        before = self.at(".pin-place").text_content()
        self.at("button.pin").focus()
        self.press("ArrowRight", "Shift+ArrowDown")
        self.assertNotEqual(self.at(".pin-place").text_content(), before)
        self.expect_hash("view=1")

    def test_escape_ends_placing_pins_before_it_leaves_the_layout(self):
        self.open(FIRST)
        expect(self.button("Pin a comment")).to_be_visible()
        self.press("i")
        expect(self.button("Pin a comment")).to_have_attribute("aria-pressed", "true")
        self.press("Escape")
        expect(self.button("Pin a comment")).to_have_attribute("aria-pressed", "false")
        self.assertEqual(self.hash, FIRST)

    def test_a_pin_stays_when_the_page_is_opened_again_and_can_be_removed(self):
        self.open(FIRST)
        self.place(60, 130)
        self.page.keyboard.type("Mine")
        self.press("Tab")
        self.open(FIRST)
        expect(self.pin()).to_have_value("Mine")
        self.open()
        expect(self.at(".tile-comment")).to_have_text("1 pin")
        self.open(FIRST)
        self.button("Remove pin 1").click()
        expect(self.at(".pin")).to_have_count(0)
        expect(self.button("Pin a comment", ".modes")).to_be_focused()

    def test_the_next_reader_sees_the_pins_of_the_file(self):
        self.open(FIRST)
        self.open_file({**ENTRY, "accept": False, "key": self.key(), "pins": [PIN]})
        expect(self.pin()).to_have_value("Too far down")
        expect(self.at("button.pin")).to_be_visible()

    def test_pins_on_a_layout_that_has_changed_since_are_earlier_ones(self):
        self.open(FIRST)
        self.open_file({**ENTRY, "accept": False, "key": "of another difference", "pins": [PIN]})
        expect(self.at(".pin-list .earlier")).to_have_text("Earlier pin 1, buy, at 40, 100: Too far down")
        expect(self.at("button.pin")).to_have_count(0)
        expect(self.at(".pin.former")).to_be_visible()

    def test_malformed_pins_of_a_file_are_skipped(self):
        self.open(FIRST)
        pins = [{"at": [1], "text": "a"}, {"at": ["x", 2], "text": "b"}, {"at": [1, 2]}, "c", {**PIN, "view": 3}]
        self.open_file({**ENTRY, "accept": False, "key": self.key(), "pins": pins})
        self.expect_decided(1)
        expect(self.at(".pin")).to_have_count(0)

    def test_pins_stay_over_stacked_pictures(self):
        self.open(FIRST)
        self.open_file({**ENTRY, "accept": False, "key": self.key(), "pins": [PIN]})
        for mode in "2345":
            self.press(mode)
            expect(self.at("button.pin")).to_be_visible()

    def test_pins_of_rejected_layouts_are_copied_as_markdown(self):
        self.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.open(FIRST)
        self.open_file({**ENTRY, "accept": False, "key": self.key(), "comment": "No", "pins": [PIN]})
        expect(self.pin()).to_have_value("Too far down")
        self.expect_decided(1)
        self.press("s")
        self.button("Copy the rejections as Markdown").click()
        expect(self.at("#said")).to_have_text("Copied")
        self.assertEqual(
            self.page.evaluate("navigator.clipboard.readText()"),
            "- **Card** (iPhone 8, portrait): No\n  - buy, at 40, 100: Too far down\n")

    def test_keys_work_at_once_after_a_dialog_has_closed(self):
        # The file field of the dialog keeps the focus until the next frame, which is late on a busy machine.
        self.open(FIRST)
        self.press("s")
        self.page.evaluate("""() => {
          document.getElementById("save").close();
          document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "s", bubbles: true, cancelable: true }));
        }""")
        expect(self.at("#save")).to_have_attribute("open", "")

    def test_approve_and_report_read_the_file(self):
        project = Project()
        project.run("compare", ".", "--report", "json=report.json")
        rejected = {**ENTRY, "accept": False, "comment": "No", "pins": [PIN]}
        undecided = {**ENTRY, "layout": "iphone-8.landscape.en.L.light", "pins": [PIN]}
        (project.folder / "decisions.json").write_text(json.dumps({"format": 1, "decisions": [rejected, undecided]}))
        self.assertIn("0 layouts approved", project.run("approve", ".", "--from", "decisions.json"))
        text = project.run("report", "report.json", "--decisions", "decisions.json", "--output", "-")
        self.assertIn("- **rejected** Card, iPhone 8, portrait: No\n  - pin 1, <code>buy</code>, at 40, 100: Too far down\n", text)
        self.assertIn("- **undecided** Card, iPhone 8, landscape\n", text)

    def test_it_is_accessible(self):
        self.open(FIRST)
        self.open_file({**ENTRY, "accept": False, "key": self.key(), "pins": [PIN]})
        expect(self.at("button.pin")).to_be_visible()
        self.expect_accessible()


class NarrowPinTests(PinTestCase):
    context_options = {"viewport": PHONE, "color_scheme": "dark", "has_touch": True}

    def test_a_tap_places_a_pin_on_a_phone(self):
        self.open(FIRST)
        self.button("Pin a comment", ".modes").tap()
        self.at(".after .canvas").tap()
        expect(self.pin()).to_be_focused()
        self.expect_no_sideways_scrolling()
        self.expect_accessible()


class ForcedColorPinTests(PinTestCase):
    context_options = {"forced_colors": "active"}

    def test_pins_are_visible_in_forced_colors(self):
        self.open(FIRST)
        self.place(60, 130)
        expect(self.at("button.pin")).to_be_visible()
        self.expect_accessible()
