"""The pages of exercises: the task, an attempt that is checked in the page, hints, and the hidden answer."""

import functools
import json
import re
import subprocess

from gallery import PHONE, TOOL, GalleryTestCase, expect, keep_folder

BUTTONS = "#/three-buttons"
QUESTION = "#/counted-constraints"
ATTEMPT = """format: 1
scene: Three buttons in the middle
devices: [iPhone 4s, iPhone 5s]
orientations: [portrait, landscape]

views:
  l: { type: button, text: Left, contentSize: 46x30 }
  m: { type: button, text: Mid, contentSize: 46x30 }
  r: { type: button, text: Right, contentSize: 46x30 }

constraints:
"""
ROW = "  - H:[l]-20-[m]-20-[r]: { align: centerY }\n"


@functools.cache
def pages():
    """The pages of all exercises."""
    folder = keep_folder()
    subprocess.run([TOOL, "learn", "--gallery", "--output", str(folder)], capture_output=True, timeout=300, check=True)
    return folder / "learn"


@functools.cache
def exercises():
    """The data of the exercises."""
    text = (pages() / "exercises.js").read_text()
    return json.loads(text.removeprefix("var layoutExercises = ").rstrip().removesuffix(";"))


class ExerciseTests(GalleryTestCase):
    def open_exercise(self, address):
        self.open(address, pages())
        self.attempt = self.page.get_by_role("textbox", name="Your attempt")
        self.result = self.at(".exercise-result")

    def write(self, text):
        self.attempt.fill(text)

    def test_the_overview_has_a_card_for_each_exercise_by_topic(self):
        self.open("#/", pages())
        expect(self.at(".exercise-card")).to_have_count(len(exercises()))
        self.assertEqual(self.at(".folder-title").all_inner_texts(), list(dict.fromkeys(each["topic"] for each in exercises())))
        self.page.get_by_role("searchbox").fill("three-buttons")
        expect(self.at(".exercise-card")).to_have_count(1)
        self.expect_accessible()

    def test_every_answer_is_right_in_the_page_and_no_start_is(self):
        self.open_exercise(BUTTONS)
        for exercise in exercises():
            if exercise["questions"]:
                continue
            with self.subTest(exercise["name"]):
                self.page.evaluate("(name) => { location.hash = `#/${name}`; }", exercise["name"])
                expect(self.at("h1")).to_have_text(exercise["summary"][0].upper() + exercise["summary"][1:])
                expect(self.result).to_contain_text("Line" if exercise["name"] == "missing-view" else "Not right yet", timeout=30_000)
                self.write(exercise["answer"])
                expect(self.result).to_contain_text("Right on", timeout=30_000)

    def test_an_attempt_is_checked_on_all_screens_in_the_words_of_learn(self):
        self.open_exercise(BUTTONS)
        self.write(ATTEMPT + ROW + "  - m: { leading: superview + 137, centerY: superview }\n")
        remarks = self.result.locator("li")
        expect(remarks).to_have_text([
            "on the iPhone 4s in landscape, 'l' is 80 points too far left", "on the iPhone 4s in landscape, 'm' is 80 points too far left",
            "on the iPhone 4s in landscape, 'r' is 80 points too far left", "on the iPhone 5s in landscape, 'l' is 124 points too far left",
            "on the iPhone 5s in landscape, 'm' is 124 points too far left", "on the iPhone 5s in landscape, 'r' is 124 points too far left"])
        expect(self.at(".attempt-stage").get_by_text("right")).to_have_count(2)
        self.write(ATTEMPT + ROW + "  - m: { center: superview }\n")
        expect(self.result).to_contain_text("Right on all 4 layouts")
        self.expect_accessible()

    def test_ambiguity_conflicts_and_unknown_names_are_reported(self):
        self.open_exercise(BUTTONS)
        self.write(ATTEMPT + ROW)
        expect(self.result).to_contain_text("on all screens, 'm' is ambiguous horizontally and vertically")
        self.write(ATTEMPT + ROW + "  - m: { center: superview }\n  - m.centerX == superview.centerX + 40\n")
        expect(self.result).to_contain_text("contradicts other constraints [conflict]")
        self.write(ATTEMPT + ROW.replace("[r]", "[x]"))
        expect(self.result).to_contain_text("Line 12")
        expect(self.result).to_contain_text("there is no view 'x'")

    def test_pairs_of_attributes_that_uikit_rejects_are_refused_in_the_words_of_check(self):
        self.open_exercise(BUTTONS)
        for line, hint in {
            "l.leading == m.top": "both must be of the same kind", "l.top == m.trailing + 8": "both must be of the same kind",
            "l.width == m.top": "both must be of the same kind", "l.leading == m.width * 0.5": "write 'm.trailing'",
            "l.left == m.width": "write 'm.right'", "l.top == m.height": "write 'm.bottom'",
            "l.leading == m.left": "use leading and trailing for both, or for neither",
            "l: { left: m.trailing + 3 }": "use leading and trailing for both, or for neither",
            "l.leading == 20": "state what it is relative to, such as 'superview.leading + 20'",
            "l: { centerX: 20 }": "state what it is relative to, such as 'superview.centerX + 20'",
            "l.top == 0 * m.top + 4": "state what it is relative to, such as 'superview.top + 20'",
            "l: { below: m.leading }": "both must be of the same kind", "l.baseline == m.centerX": "both must be of the same kind",
            "l.lastBaseline == safeArea.baseline": "write top or bottom", "safeArea.firstBaseline == l.top": "write top or bottom",
        }.items():
            with self.subTest(line):
                text = ATTEMPT + ROW + f"  - {line}\n"
                self.write(text)
                expect(self.result).to_contain_text("Line 13")
                expect(self.result).to_contain_text(f"{self.message_of_check(text)}; {hint}")
        self.write(ATTEMPT + ROW + "  - m.centerX == 0.5 * superview.trailing\n  - m.centerY == superview.centerY\n  - l.width == 46\n")
        expect(self.result).to_contain_text("Right on all 4 layouts")

    def message_of_check(self, text):
        file = keep_folder() / "Attempt.scene.yaml"
        file.write_text(text)
        done = subprocess.run([TOOL, "check", file.name], cwd=file.parent, capture_output=True, text=True, timeout=60)
        return re.search(r"error: (.*) \[illegal-constraint\]", done.stdout + done.stderr)[1]

    def test_the_priority_of_a_line_counts_and_unknown_options_are_named(self):
        self.open_exercise(BUTTONS)
        self.write(ATTEMPT + ROW + "  - m: { center: superview }\n  - m: { centerX: superview + 40, priority: 500 }\n")
        expect(self.result).to_contain_text("Right on all 4 layouts")
        self.write(ATTEMPT + ROW.replace("centerY }", "centerY, priority: 500 }") + "  - m: { center: superview }\n")
        expect(self.result).to_contain_text("this page does not know 'priority'")

    def test_hints_and_the_answer_are_hidden_until_they_are_opened(self):
        self.open_exercise(BUTTONS)
        answer = self.at(".exercise-answer pre")
        expect(answer).to_be_hidden()
        expect(self.page.get_by_text("Only one of the buttons is centered.")).to_be_hidden()
        self.page.get_by_text("Hint 1 of 3").click()
        expect(self.page.get_by_text("Only one of the buttons is centered.")).to_be_visible()
        self.at(".exercise-answer summary").click()
        expect(answer).to_contain_text("m: { center: superview }")
        self.page.get_by_role("button", name="Try the answer").click()
        expect(self.result).to_contain_text("Right on all 4 layouts")
        self.page.get_by_role("link", name="Show why it works").click()
        expect(self.at("h1")).to_have_text("iPhone 4s, portrait")

    def test_attempts_and_progress_are_kept(self):
        self.open_exercise(BUTTONS)
        self.write(ATTEMPT + ROW + "  - m: { center: superview }\n")
        expect(self.result).to_contain_text("Right on all 4 layouts")
        self.page.get_by_role("link", name="All exercises").click()
        expect(self.page.get_by_text("1 of ")).to_be_visible()
        self.open_exercise(BUTTONS)
        expect(self.attempt).to_have_value(ATTEMPT + ROW + "  - m: { center: superview }\n")
        self.page.get_by_role("button", name="Start again").click()
        expect(self.result).to_contain_text("Not right yet")

    def test_a_question_is_answered_with_numbers(self):
        self.open_exercise(QUESTION)
        fields = self.page.get_by_role("textbox")
        for index, answer in enumerate(["1", "2", "0", "1"]):
            fields.nth(index).fill(answer)
        fields.last.press("Enter")
        expect(self.result).to_contain_text("Not right yet: H:[view1], aligned by top")
        fields.last.fill("0")
        self.page.get_by_role("button", name="Check").click()
        expect(self.result).to_contain_text("Right")
        self.expect_accessible()


class PhoneExerciseTests(GalleryTestCase):
    context_options = {"viewport": PHONE, "color_scheme": "dark", "has_touch": True}

    def test_a_page_fits_a_phone(self):
        self.open("#/car-valet", pages())
        expect(self.at(".exercise-result")).to_contain_text("Not right yet", timeout=30_000)
        self.expect_no_sideways_scrolling()
        self.expect_accessible()
