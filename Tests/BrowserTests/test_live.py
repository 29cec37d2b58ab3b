"""A scene in a window that is dragged to any size: the frames are those of 'solve --size'."""

import functools
import json
import subprocess

from gallery import HERE, PHONE, ROOT, TOOL, GalleryTestCase, expect, render

SCENES = [ROOT / "Scenes/Login", HERE / "Scenes/Broken", HERE / "Scenes/UnderBar.scene.yaml"]
LIVE = "#/login/live"
# The texts of a scene have the colors that its author gave them, as in a picture.
SCENE_TEXT = ".live-text"


@functools.cache
def live():
    """A gallery that shows scenes at all sizes."""
    return render("--live", "--locale", "en", scenes=SCENES)


@functools.cache
def picture():
    """A gallery that shows a scene with artwork at all sizes."""
    return render("--live", "--orientation", "portrait", scenes=[HERE / "Scenes/Picture.scene.yaml"])


def solved(scene, width, height):
    """The frame of each view in a window, by its name, as the solver has it."""
    done = subprocess.run(
        [TOOL, "solve", "--size", f"{width}x{height}", "--filter", scene, "--locale", "en", "--appearance", "light", *map(str, SCENES)],
        capture_output=True, text=True, timeout=60, check=True)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    return {line["view"]: [round(number, 2) for number in line["frame"]] for line in lines}


class LiveTests(GalleryTestCase):
    def open_live(self, address=LIVE):
        self.open(address, folder=live())
        expect(self.at(".frames tbody tr").first).to_be_visible()

    def drag(self, x, y):
        box = self.at(".live-corner").bounding_box()
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(*middle)
        self.page.mouse.down()
        self.page.mouse.move(middle[0] + x, middle[1] + y, steps=5)
        self.page.mouse.up()

    def size(self):
        return [int(field.input_value()) for field in self.at(".live-number").all()]

    def shown(self):
        """The frame of each view as the table has it, once it is that of the size in the fields."""
        width, height = self.size()
        expect(self.at("[role=status]").filter(has_text=f"{width} × {height} points")).to_be_visible()
        rows = self.at(".frames tbody tr").all()
        return {
            row.locator(".row-name").inner_text(): [float(cell.inner_text().replace("−", "-")) for cell in row.locator("td").all()]
            for row in rows
        }

    def boxes(self):
        """The rectangles that are drawn, in root coordinates and points."""
        return self.page.evaluate(
            """[...document.querySelectorAll(".live-view")].map((box) => ["left", "top", "width", "height"].map((side) => parseFloat(box.style[side])))""")

    def expect_solved(self, scene="Login"):
        frames = solved(scene, *self.size())
        self.assertEqual(self.shown(), frames)

    def test_dragging_the_corner_gives_the_frames_of_the_solver(self):
        self.open_live(f"{LIVE}?window=400x600")
        self.assertEqual(self.size(), [400, 600])
        self.expect_solved()
        self.drag(131, 77)
        self.assertNotEqual(self.size(), [400, 600])
        self.expect_solved()
        self.drag(-170, 120)
        self.expect_solved()

    def test_content_of_a_table_is_drawn_below_the_bar_and_keeps_its_frame(self):
        self.open_live("#/under-bar/live?window=400x600")
        self.expect_solved("Under bar")
        self.assertEqual(self.shown()["row"], [0, 10, 400, 44])
        self.assertEqual(self.boxes()[-1], [0, 74, 400, 44])

    def test_the_drawing_matches_the_table(self):
        self.open_live(f"{LIVE}?window=517x731")
        frames = list(self.shown().values())
        self.assertEqual(self.boxes()[0], frames[0])
        self.assertEqual([box[2:] for box in self.boxes()], [frame[2:] for frame in frames])

    def test_sizes_around_breakpoints_have_the_frames_of_the_solver(self):
        self.open_live(f"{LIVE}?window=400x600")
        self.shown()
        for length in [float(button.inner_text()) for button in self.at(".live-breaks > div").first.get_by_role("button").all()][:6]:
            for width in (int(length), int(length) + 1):
                self.at(".live-number").first.fill(str(width))
                self.at(".live-number").first.press("Enter")
                self.expect_solved()

    def test_arrow_keys_move_the_corner(self):
        self.open_live(f"{LIVE}?window=400x600")
        self.at(".live-corner").focus()
        self.press("ArrowRight", "Shift+ArrowDown", "ArrowUp")
        self.expect_hash("window=401x609")
        self.expect_solved()
        self.press("Shift+ArrowLeft")
        self.expect_hash("window=391x609")

    def test_alt_and_an_arrow_move_to_the_next_breakpoint(self):
        self.open_live(f"{LIVE}?window=400x600")
        marks = [float(button.inner_text()) for button in self.at(".live-breaks > div").first.get_by_role("button").all()]
        self.at(".live-corner").focus()
        self.press("Alt+ArrowRight")
        self.expect_hash(f"window={min(mark for mark in marks if mark > 400):g}x600")
        expect(self.at(".live-ruler.width .live-break")).to_have_count(len(marks))

    def test_conflicts_are_reported_at_their_sizes(self):
        self.open_live("#/broken-on-purpose/live?window=400x600")
        expect(self.at(".finding").first).to_contain_text("conflict")
        self.expect_solved("Broken on purpose")

    def test_a_size_out_of_range_is_replaced_by_the_nearest(self):
        self.open_live(f"{LIVE}?window=100x9000")
        self.assertEqual(self.size(), [320, 1366])

    def test_a_device_is_selected_and_the_window_is_rotated(self):
        self.open_live()
        choice = self.page.get_by_role("combobox", name="Size of a device")
        # On a phone in landscape the contents of this scene compete, and the page says that it does not know.
        choice.select_option(index=4)
        before = self.size()
        self.button("Turn").click()
        expect(self.at(".live-number").first).to_have_value(str(before[1]))
        self.expect_solved()

    def test_a_scene_links_to_its_window_and_back(self):
        self.open("#/login", folder=live())
        self.page.get_by_role("link", name="Drag to any size").click()
        expect(self.at(".live-corner")).to_be_visible()
        expect(self.at(".trail [aria-current=page]")).to_have_text("Any size")
        expect(self.at("#count")).to_be_hidden()
        self.at(".trail").get_by_role("link", name="Login").click()
        self.expect_hash("#/login")
        self.page.go_back()
        expect(self.at(".live-corner")).to_be_visible()
        self.press("Escape")
        self.expect_hash("#/login")

    def test_a_resized_window_does_not_restore_an_earlier_address(self):
        self.open_live(f"{LIVE}?window=400x600")
        self.at(".live-corner").focus()
        self.press("ArrowRight")
        # The page gets its new address only after the window stops moving.
        self.page.evaluate(
            """() => {
              window.addEventListener("hashchange", (event) => event.stopImmediatePropagation(), { capture: true, once: true });
              location.hash = "#/login";
            }""")
        self.page.wait_for_timeout(400)
        self.assertEqual(self.hash, "#/login")

    def test_texts_have_the_alignment_and_font_of_the_scene(self):
        self.open_live(f"{LIVE}?window=400x600")
        styles = self.page.evaluate(
            """Object.fromEntries([...document.querySelectorAll(".live-text:not([hidden])")].map((text) =>
              [text.textContent, [text.style.textAlign, text.style.fontWeight, text.parentElement.style.backgroundColor !== ""]]))""")
        self.assertEqual(styles["Good to see you"], ["center", "700", False])
        self.assertEqual(styles["E-mail address"], ["start", "400", False])
        self.assertEqual(styles["Sign in"], ["center", "600", True])

    def test_the_page_is_accessible(self):
        self.open_live()
        self.expect_accessible(but=SCENE_TEXT)


class LivePhoneTests(GalleryTestCase):
    context_options = {"viewport": PHONE, "has_touch": True}

    def test_the_page_fits_a_phone(self):
        self.open(LIVE, folder=live())
        expect(self.at(".live-corner")).to_be_visible()
        self.expect_no_sideways_scrolling()


class LiveScreenTests(GalleryTestCase):
    context_options = {"forced_colors": "active", "reduced_motion": "reduce"}

    def test_the_page_works_in_forced_colors(self):
        self.open(f"{LIVE}?window=400x600", folder=live())
        expect(self.at(".live-corner")).to_be_visible()
        self.expect_accessible(but=SCENE_TEXT)


class LivePictureTests(GalleryTestCase):
    def test_artwork_has_the_content_mode_of_its_view(self):
        self.open("#/picture/live?window=400x600", folder=picture())
        whole, filled = (self.at(".live-view").nth(index) for index in (1, 2))
        for box, size in ((whole, "contain"), (filled, "100% 100%")):
            expect(box).to_have_css("background-size", size)
            self.assertTrue(box.evaluate("(box) => getComputedStyle(box).backgroundImage").startswith('url("data:image/png;base64,'))
