"""The gestures that matter most, in Firefox: choosing, why, measuring, another constant, layers, pins, decisions."""

import pathlib
import sys
import time
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from differences import FIRST, card  # noqa: E402
from gallery import LAYOUT, SCENE, scenes  # noqa: E402
from marionette import Firefox  # noqa: E402

PATIENCE = 20
TEXT = "return [...document.querySelectorAll(arguments[0])].map((element) => element.textContent)"
MIDDLE = """const box = [...document.querySelectorAll(arguments[0])].find((each) => !arguments[1] || each.textContent.trim() === arguments[1]);
box.scrollIntoView({ block: "nearest" });
const { x, y, width, height } = box.getBoundingClientRect();
return [x + width / 2, y + height / 2];"""


class GestureTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.firefox = Firefox()
        cls.addClassCleanup(cls.firefox.close)
        cls.firefox.send("WebDriver:SetWindowRect", width=1440, height=1000)

    def open(self, address, folder=None):
        self.firefox.release()
        self.firefox.open(f"file://{folder or scenes()}/index.html{address}")
        # Pages read what is stored when they are opened, so it is cleared before the next one.
        self.addCleanup(self.firefox.run, "localStorage.clear()")
        self.expect_text("h1", "")

    def texts(self, selector):
        return self.firefox.run(TEXT, selector)

    def expect_text(self, selector, text, count=None):
        """Waits until an element contains a text, and until there are so many of these elements."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = self.texts(selector)
            if (any(text in each for each in found) if count is None else len(found) == count):
                return found
            time.sleep(0.1)
        self.fail(f"{selector} has {self.texts(selector)}, not {text or count!r}")

    def click(self, selector, text=None, kind="mouse"):
        self.firefox.point(*self.firefox.run(MIDDLE, selector, text), kind=kind)

    def at(self, x, y, **options):
        """Points at a point of the picture, in points."""
        left, top, width, height = self.firefox.run(
            "const { x, y, width, height } = document.querySelector('.own-stage .canvas').getBoundingClientRect(); return [x, y, width, height]")
        self.firefox.point(left + x / 320 * width, top + y / 568 * height, **options)

    def test_a_click_chooses_a_view_and_says_why(self):
        self.open(LAYOUT)
        self.expect_text(".frames .row-name", "user")
        self.at(160, 278)
        self.expect_text(".chosen-facts h2", "user")
        self.expect_text(".why h3", "Left = 24 in superview")
        self.expect_text(".why .summand-text", "user.leading >= safeArea.leading + edge")
        self.assertIn("view=user", self.firefox.run("return location.hash"))

    def test_a_click_in_a_picture_of_a_scene_chooses_the_view_there(self):
        self.open(SCENE)
        self.expect_text(".cell a", "")
        left, top, width, height = self.firefox.run(
            "const { x, y, width, height } = document.querySelector('.cell .picture').getBoundingClientRect(); return [x, y, width, height]")
        self.firefox.point(left + width / 2, top + height * 278 / 568)
        self.expect_text(".chosen-facts h2", "user")

    def test_alt_measures_to_the_view_under_the_pointer(self):
        self.open(LAYOUT + "?view=user")
        self.expect_text(".marker.chosen .marker-label", "user")
        self.at(160, 30, clicks=False)
        self.firefox.press(holding="Alt")
        self.expect_text(".measure-line", "")
        self.assertTrue(self.expect_text(".measure span", ""))

    def test_arrow_keys_change_a_constant(self):
        self.open(LAYOUT + "?view=user")
        self.expect_text(".why .edit-button", "Edit")
        self.click(".why .edit-button")
        self.expect_text(".edit-constraint", "Constant")
        self.firefox.press("ArrowUp")
        self.expect_text(".edit-summary", "3 views change")
        self.assertEqual(self.firefox.run("return document.querySelector('.veil .moved').getAttribute('d')").count("M"), 3)
        self.click(".edit-changes .button", "Undo all")
        self.assertTrue(self.firefox.run("return document.querySelector('.veil').hidden"))

    def test_keys_move_in_the_matrix_and_turn_layers_off(self):
        self.open(SCENE)
        self.expect_text(".cell a", "")
        self.firefox.run("document.querySelector('.cell a').focus()")
        self.firefox.press("Enter")
        self.expect_text(".layer[aria-pressed=true]", "Frames")
        shown = len(self.texts(".layer[aria-pressed=true]"))
        self.firefox.press("4")
        self.expect_text(".layer[aria-pressed=true]", "", count=shown - 1)
        self.firefox.press("Escape")
        self.expect_text(".cell a", "")

    def test_a_click_and_a_tap_place_pins(self):
        self.open(LAYOUT)
        self.expect_text(".stage-controls .button", "Pin a comment")
        self.click(".stage-controls .button", "Pin a comment")
        self.at(160, 278)
        self.expect_text(".pin-place", "user, at ")
        self.firefox.press(*"Too low")
        self.at(160, 30, kind="touch")
        self.expect_text(".pin-list li", "", count=2)
        self.expect_text(".layout-pins .button", "Save decisions.json")

    def test_keys_decide_on_differences(self):
        self.open(FIRST, card().folder / "Output/diff")
        self.expect_text(".difference-text", "buy")
        self.firefox.press("a")
        self.expect_text("#progress", "1 of 4 decided")


if __name__ == "__main__":
    unittest.main()
