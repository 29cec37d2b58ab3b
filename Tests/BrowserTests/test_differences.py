"""The page of `compare`, from the first picture to approved files."""

import base64
import json
import re

from differences import CARD, FIRST, DifferenceTestCase, Project, card
from gallery import PHONE, expect

MODES = ["side", "slider", "onion", "difference", "blink"]
NAME = "a<b onerror=alert(1)> \"q\" 's' & 👩‍👩‍👧 مرحبا " + "x" * 300


class OverviewTests(DifferenceTestCase):
    def test_scenes_and_causes_are_listed_once(self):
        self.open()
        expect(self.at("h1")).to_have_text("4 of 4 layouts differ")
        expect(self.at(".cause .message")).to_have_text("'buy' moved by 0, +12")
        expect(self.at(".cause .where")).to_contain_text("on all 4 layouts")
        expect(self.at(".tile img")).to_have_count(4)

    def test_filters_are_in_the_link(self):
        self.open()
        self.at("[name=q]").fill("16 pro landscape")
        expect(self.at(".tile")).to_have_count(1)
        self.open(self.hash)
        expect(self.at(".tile")).to_have_count(1)
        self.at("[name=q]").fill("nowhere")
        expect(self.at(".empty")).to_contain_text("No difference matches the filters.")

    def test_equal_layouts_are_reported(self):
        self.open(project=Project(after=CARD))
        expect(self.at("h1")).to_have_text("4 layouts, none different")

    def test_a_missing_data_file_is_reported(self):
        project = Project()
        (project.folder / "Output/diff/data.js").unlink()
        self.page.goto(f"file://{project.folder}/Output/diff/index.html")
        expect(self.at(".notice")).to_contain_text("The file data.js is missing")
        self.complaints.clear()

    def test_new_layouts_have_one_picture(self):
        project = Project(after=CARD.replace("iPhone 8, ", "iPhone 8, iPhone 15, "))
        self.open("#/card/iphone-15.portrait.en.L.light?mode=slider", project)
        expect(self.at(".board")).to_have_attribute("data-mode", "side")
        expect(self.at(".before .missing")).to_have_text("nothing to compare with")
        expect(self.at("button[data-mode=slider]")).to_be_disabled()

    def test_names_are_text(self):
        scene = CARD.replace("scene: Card", "scene: " + json.dumps(NAME, ensure_ascii=False))
        project = Project(scene, scene.replace("gap: 8", "gap: 20"))
        self.open(project=project)
        expect(self.at("h2").first).to_have_text(NAME)
        self.at(".tile a").first.click()
        expect(self.at("h1")).to_contain_text(NAME)
        self.assertEqual(self.page.evaluate("document.querySelectorAll('[onerror]').length"), 0)
        self.press("a", "s")
        run = project.run_in_shell(self.at(".command").nth(1).input_value())
        self.assertIn("1 layout approved, 1 new or changed", run)


class ModeTests(DifferenceTestCase):
    def test_side_by_side_marks_old_and_new_frames(self):
        self.open(FIRST)
        expect(self.at(".side img.picture")).to_have_count(2)
        zoom = float(self.style(".board", "--zoom"))
        old, new = (float(self.at(selector).get_attribute("y")) / zoom for selector in (".before-marks .old", ".after-marks .new"))
        self.assertAlmostEqual(new - old, 12, places=3)
        expect(self.at(".after-marks .arrow")).to_have_count(1)
        expect(self.at(".after-marks text")).to_have_text("1  0, +12", use_inner_text=False)
        self.assertNotEqual(self.style(".before-marks .old", "stroke-dasharray"), "none")
        self.assertEqual(self.style(".after-marks .new", "stroke-dasharray"), "none")

    def test_a_slider_moves_by_keys_and_pointer(self):
        self.open(f"{FIRST}?mode=slider")
        slider = self.at(".mode-row.slider input")
        slider.focus()
        self.press("ArrowRight")
        self.assertEqual(self.style(".board", "--split"), "51%")
        box = self.at(".board").bounding_box()
        self.page.mouse.move(box["x"] + box["width"] * 0.5, box["y"] + 40)
        self.page.mouse.down()
        self.page.mouse.move(box["x"] + box["width"] * 0.25, box["y"] + 40)
        self.page.mouse.up()
        self.assertEqual(self.style(".board", "--split"), "25%")
        expect(slider).to_have_value("25")

    def test_an_onion_skin_has_adjustable_opacity(self):
        self.open(f"{FIRST}?mode=onion")
        self.assertEqual(self.style(".after .canvas", "opacity"), "0.5")
        self.at(".mode-row.onion input").focus()
        self.press("Home")
        self.assertEqual(self.style(".after .canvas", "opacity"), "0")

    def test_equal_pixels_are_black_in_a_difference(self):
        self.open(f"{FIRST}?mode=difference")
        self.page.wait_for_function("[...document.querySelectorAll('img.picture')].every((image) => image.complete)")
        picture = base64.b64encode(self.at(".board").screenshot()).decode()
        counts = self.page.evaluate(PIXEL_COUNT, picture)
        self.assertGreater(counts["lit"], 100)
        self.assertGreater(counts["black"] / counts["all"], 0.9)

    def test_blinking_is_slow_and_can_be_stopped(self):
        self.open(f"{FIRST}?mode=blink")
        self.assertLessEqual(self.page.evaluate(TURN_COUNT, 2600), 3)
        self.button("Stop blinking").click()
        self.assertEqual(self.page.evaluate(TURN_COUNT, 1500), 0)

    def test_marks_on_overlaid_pictures_are_shown_on_request(self):
        self.open(f"{FIRST}?mode=onion")
        expect(self.at(".both-marks .mark")).to_have_count(0)
        self.press("m")
        expect(self.at(".both-marks .old")).to_have_count(1)
        expect(self.at(".both-marks .new")).to_have_count(1)
        self.press("m", "n")
        expect(self.at(".both-marks .new")).to_have_count(1)

    def test_the_zoom_shows_its_current_level(self):
        self.open(FIRST)
        expect(self.at(".zoom [aria-pressed=true]")).to_have_text("Fit")
        self.press("0")
        expect(self.at(".zoom [aria-pressed=true]")).to_have_text("1:1")
        expect(self.at(".percent")).to_have_text("100 %")
        self.press("+")
        expect(self.at(".zoom [aria-pressed=true]")).to_have_count(0)
        self.press("f")
        expect(self.at(".zoom [aria-pressed=true]")).to_have_text("Fit")

    def test_pictures_have_text_alternatives_and_frames_a_table(self):
        self.open(FIRST)
        for text in ("before", "now"):
            expect(self.page.get_by_role("img", name=f"Card, iPhone 8, portrait: {text}")).to_be_visible()
        self.at("summary").click()
        expect(self.at(".frames tbody th")).to_have_text("buy")
        expect(self.at(".frames tbody td").last).to_have_text("0, +12")


class NavigationTests(DifferenceTestCase):
    def test_keys_select_layouts_and_modes(self):
        self.open()
        self.press("j")
        self.expect_hash(FIRST)
        self.press("ArrowRight")
        self.expect_hash(FIRST.replace("iphone-8", "iphone-16-pro"))
        self.press("k")
        self.expect_hash(FIRST)
        for key, mode in zip("12345", MODES):
            self.press(key)
            expect(self.at(".board")).to_have_attribute("data-mode", mode)
            expect(self.at(".modes [aria-pressed=true]")).to_have_attribute("data-mode", mode)
        self.press("?")
        expect(self.at("#help")).to_be_visible()
        self.press("Escape")
        expect(self.at("#help")).to_be_hidden()
        self.press("Escape")
        expect(self.at(".tiles")).to_be_visible()
        self.assertEqual(self.page.evaluate("document.activeElement.dataset.key"), FIRST[2:])

    def test_a_link_opens_a_view_in_a_mode_and_back_returns(self):
        self.open()
        self.at(".tile a").nth(1).click()
        self.at(".difference-button").click()
        self.press("4")
        self.assertTrue(self.hash.endswith("?mode=difference&view=1"), self.hash)
        self.page.go_back()
        expect(self.at(".tiles")).to_be_visible()
        self.open(f"{FIRST}?mode=difference&view=1")
        expect(self.at(".difference-button")).to_have_attribute("aria-pressed", "true")
        expect(self.at(".both-marks .new")).to_have_count(1)

    def test_a_broken_link_is_reported(self):
        self.open("#/nobody/%E0%A4%A")
        expect(self.at("h1")).to_have_text("Not in this comparison")

    def test_single_character_keys_can_be_turned_off(self):
        self.open(FIRST)
        self.press("?")
        self.at("#help input").uncheck()
        self.press("Escape", "a")
        self.expect_decided(0)


class DecisionTests(DifferenceTestCase):
    def decide(self, project):
        """Accepts two layouts and rejects one."""
        self.open(FIRST, project)
        for key, count in [("a", 1), ("a", 2), ("r", 3)]:
            self.press(key)
            self.expect_decided(count)

    def expect_two_approved(self, project, run):
        self.assertIn("2 layouts approved, 2 new or changed", run)
        lines = re.findall(r"^([-+])(\{.*)$", project.git("diff", "--unified=0", "--", "__layouts__"), re.MULTILINE)
        self.assertEqual([sign for sign, _ in lines], ["-", "+", "-", "+"])
        views = [json.loads(line) for _, line in lines]
        self.assertEqual({view["view"] for view in views}, {"buy"})
        self.assertEqual({view["at"].split(".")[1] for view in views}, {"portrait"})
        self.assertEqual([new["frame"][1] - old["frame"][1] for old, new in zip(views[::2], views[1::2])], [12, 12])
        self.assertIn("2 as approved, 2 not", project.run("compare", "."))

    def test_decisions_are_stored_and_undone(self):
        self.decide(card())
        self.page.reload()
        self.expect_decided(3)
        self.press("A")
        self.expect_decided(4)
        self.press("u")
        self.expect_decided(3)

    def test_decisions_do_not_apply_to_another_difference(self):
        project = Project()
        self.open(project=project)
        self.button("Accept 4 layouts of Card").click()
        self.expect_decided(4)
        project.run("compare", ".")
        self.page.reload()
        self.expect_decided(4)
        project.write(CARD.replace("gap: 8", "gap: 24"))
        project.run("compare", ".")
        self.page.reload()
        self.expect_decided(0)

    def test_only_accepted_layouts_are_approved_from_the_file(self):
        project = Project()
        self.decide(project)
        self.press("s")
        with self.page.expect_download() as download:
            self.button("Save decisions.json").click()
        self.assertEqual(download.value.suggested_filename, "decisions.json")
        path = project.folder / "decisions.json"
        download.value.save_as(path)
        self.assertEqual([decision["accept"] for decision in json.loads(path.read_text())["decisions"]], [True, True, False])
        command = self.at(".command").first.input_value()
        self.assertEqual(command, "render-layouts approve . --from decisions.json")
        self.expect_two_approved(project, project.run_in_shell(command))

    def test_a_command_contains_the_decisions(self):
        project = Project()
        self.decide(project)
        self.at("#save-button").click()
        self.expect_two_approved(project, project.run_in_shell(self.at(".command").nth(1).input_value()))


class AccessibleTests(DifferenceTestCase):
    def test_every_page_is_accessible(self):
        for address in ["#/", *(f"{FIRST}?mode={mode}" for mode in MODES)]:
            with self.subTest(address):
                self.open(address)
                self.expect_accessible()

    def test_dialogs_are_accessible(self):
        for key in ["?", "s"]:
            self.open(FIRST)
            self.press("a", key)
            self.expect_accessible()


class AccessibleInTheDarkTests(AccessibleTests):
    context_options = {"color_scheme": "dark"}


class AccessibleInForcedColorsTests(AccessibleTests):
    context_options = {"forced_colors": "active"}

    def test_pressed_buttons_are_recognizable_in_forced_colors(self):
        self.open(f"{FIRST}?view=1")
        for selector in [".modes [aria-pressed=true]", ".difference-button[aria-pressed=true]"]:
            self.assertEqual(self.style(selector, "outline-style"), "solid")


class NarrowTests(AccessibleTests):
    context_options = {"viewport": {"width": 320, "height": 640}}

    def test_no_page_scrolls_horizontally(self):
        for address in ["#/", *(f"{FIRST.replace('portrait', 'landscape')}?mode={mode}" for mode in MODES)]:
            self.open(address)
            self.expect_no_sideways_scrolling()


class PhoneTests(DifferenceTestCase):
    context_options = {"viewport": PHONE, "has_touch": True, "is_mobile": True}

    def test_decisions_are_made_by_touch(self):
        self.open()
        self.at(".tile a").first.tap()
        self.button("Accept").tap()
        expect(self.at("#said")).to_contain_text("accepted")
        self.button("Undo").tap()
        expect(self.at("#said")).to_contain_text("Undone")


class ReducedMotionTests(DifferenceTestCase):
    context_options = {"reduced_motion": "reduce"}

    def test_nothing_blinks_automatically_and_a_key_switches_pictures(self):
        self.open(f"{FIRST}?mode=blink")
        self.assertEqual(self.page.evaluate(TURN_COUNT, 1500), 0)
        expect(self.at(".before .picture")).to_be_hidden()
        self.press("Space")
        expect(self.at(".before .picture")).to_be_visible()
        expect(self.at(".after .picture")).to_be_hidden()


# How often the picture that is shown changes in so many milliseconds.
TURN_COUNT = """(time) => new Promise((resolve) => {
  let count = 0;
  const observer = new MutationObserver((changes) => { count += changes.length; });
  observer.observe(document.querySelector(".board"), { attributeFilter: ["data-shown"] });
  setTimeout(() => { observer.disconnect(); resolve(count); }, time);
})"""

# How many pixels of a PNG are black and how many are bright.
PIXEL_COUNT = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const counts = { all: data.length / 4, black: 0, lit: 0 };
  for (let at = 0; at < data.length; at += 4) {
    const light = Math.max(data[at], data[at + 1], data[at + 2]);
    if (light < 8) counts.black += 1;
    if (light > 100) counts.lit += 1;
  }
  return counts;
}"""
