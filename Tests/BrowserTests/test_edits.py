"""Edits in the gallery: commands about views and constraints, and what changed constants do at once."""

import functools
import json
import re
import shlex
import shutil
import subprocess
import sys

from gallery import BROKEN_LAYOUT, HERE, LAYOUT, PHONE, ROOT, TOOL, GalleryTestCase, expect, keep_folder, render

WRAPPING_LAYOUT = "#/wrapping/iphone-5s.portrait.en.L.light"
STORYBOARD = ROOT / "Tests/Samples/Documents/Guides.storyboard"


@functools.cache
def storyboard():
    """A gallery of a document with several scenes."""
    return render("--device", "iPhone SE 3", "--orientation", "portrait", scenes=[STORYBOARD])


@functools.cache
def wrapping():
    """A gallery of a text that wraps."""
    return render(scenes=[HERE / "Scenes/Wrapping.scene.yaml"])


@functools.cache
def kept_size():
    """A gallery of a view whose width only its two edges determine, in a document with its frame."""
    return render("--device", "iPhone SE 3", "--orientation", "portrait", scenes=[HERE / "Documents/KeptSize.xib"])


def run(command, folder, *more):
    """Runs a command as the page gives it."""
    words = shlex.split(command)
    assert words[0] == "render-layouts"
    return subprocess.run([TOOL, *words[1:], *more], cwd=folder, capture_output=True, text=True, timeout=60, check=False)


def copy_of_login():
    folder = keep_folder() / "Login"
    shutil.copytree(ROOT / "Scenes/Login", folder)
    return folder


class EditTestCase(GalleryTestCase):
    def open_view(self, view="user", layout=LAYOUT, folder=None):
        self.open(f"{layout}?view={view}", folder)
        expect(self.at(".chosen-view h2")).to_be_visible()

    def open_panel(self, view="user"):
        self.open_view(view)
        self.at(".edit-panel > summary").click()

    def command(self, inside=".edit-panel"):
        return self.at(f"{inside} .command").first.input_value()

    def edit(self, text):
        """Opens the form of the constraint of a text, with the field for its constant in focus."""
        self.button(f"Edit {text}", inside=".chosen-view").first.click()
        expect(self.at(".edit-constraint .constant:focus")).to_have_count(1)

    def summary(self):
        return self.at(".edit-summary")

    def expect_outlines(self, name, count):
        """Expects as many outlines of views over the picture; all of a kind are one path."""
        expect(self.at(f".veil .{name}")).to_have_attribute("d", re.compile("^(M[^M]+){%d}$" % count))

    def frames(self):
        """The numbers of the table of frames, by the names of the views."""
        # Out of sight, the table follows a change after a pause.
        expect(self.at(".frames:not([aria-busy])")).to_have_count(1)
        return {
            row.locator(".row-name").inner_text(): [float(cell.inner_text().split(",")[0].replace("−", "-")) for cell in row.locator("td").all()]
            for row in self.at(".frames tbody tr").all()
        }


class CommandTests(EditTestCase):
    def test_a_chosen_view_is_pinned_by_a_command(self):
        self.open_panel("logo")
        self.at(".edit-panel").get_by_label("Leading", exact=True).check()
        self.at(".edit-panel").get_by_label("Width: points").fill("120")
        self.assertEqual(self.command(), "render-layouts pin Login.scene.yaml logo --leading --width=120")
        done = run(self.command(), ROOT / "Scenes/Login", "--quiet")
        self.assertIn("+    - logo.width == 120", done.stdout)

    def test_two_views_are_pinned_to_each_other(self):
        self.open_panel("secret")
        self.at(".edit-panel").get_by_label("Pin with").select_option("user")
        self.at(".edit-panel").get_by_label("Equal widths", exact=True).check()
        self.assertEqual(self.command(), "render-layouts pin Login.scene.yaml user secret --equal-widths")
        self.assertIn("secret.width == user.width", run(self.command(), ROOT / "Scenes/Login", "--quiet").stdout)

    def test_a_view_is_aligned_with_others_or_in_its_superview(self):
        self.open_panel("help")
        self.button("Align", inside=".edit-panel").click()
        self.at(".edit-panel").get_by_label("Center vertically", exact=True).check()
        self.assertEqual(self.command(), "render-layouts align Login.scene.yaml help --center-y")
        for other in ("enter", "user"):
            self.at(".edit-panel").get_by_label("Align with").select_option(other)
        self.at(".edit-panel").get_by_label("Trailing", exact=True).check()
        self.at(".edit-panel").get_by_label("Priority, from 1 to 1000").fill("750")
        self.assertEqual(self.command(), "render-layouts align Login.scene.yaml enter user help --trailing --priority 750")
        self.assertEqual(run(self.command(), ROOT / "Scenes/Login", "--quiet").returncode, 0)

    def test_an_invalid_length_is_marked_and_omitted(self):
        self.open_panel("logo")
        field = self.at(".edit-panel").get_by_label("Top: points")
        field.fill("1x")
        expect(field).to_have_attribute("aria-invalid", "true")
        self.assertTrue(self.command().endswith(" --top"))
        field.fill("std")
        expect(field).to_have_attribute("aria-invalid", "false")
        self.assertTrue(self.command().endswith(" --top=std"))

    def test_a_folder_precedes_the_document_in_later_commands(self):
        self.open_panel("logo")
        self.at(".edit-panel .folder").fill("My Scenes/")
        self.at(".edit-panel").get_by_label("Width", exact=True).check()
        self.assertEqual(self.command(), "render-layouts pin 'My Scenes/Login.scene.yaml' logo --width")
        self.at(".edit-panel .folder").fill("")

    def test_a_command_is_copied(self):
        self.open_panel("logo")
        self.at(".edit-panel").get_by_label("Height", exact=True).check()
        self.button("Copy: Command", inside=".edit-panel").click()
        expect(self.at("[role=status]").filter(has_text="Command copied")).to_have_count(1)

    def test_the_root_cannot_be_pinned(self):
        self.open_view("superview")
        expect(self.at(".edit-panel")).to_have_count(0)

    def test_a_command_selects_one_of_several_scenes(self):
        self.open("#/", storyboard())
        self.at(".card a").first.click()
        self.at(".cell a").first.click()
        self.at(".frames .row-name").nth(1).click()
        self.at(".edit-panel > summary").click()
        self.at(".edit-panel").get_by_label("Width", exact=True).check()
        self.assertIn(" --filter ", self.command())
        self.assertEqual(run(self.command(), STORYBOARD.parent, "--quiet").returncode, 0)


class ConstraintEditTests(EditTestCase):
    def test_a_changed_constant_moves_views_as_solve_does(self):
        self.open_view()
        self.edit("user.leading >= safeArea.leading + edge")
        self.page.keyboard.press("Shift+ArrowUp")
        self.page.keyboard.press("ArrowUp")
        expect(self.summary()).to_have_text("3 views change; former positions are pale.")
        self.expect_outlines("moved", 3)
        self.expect_outlines("former", 3)
        folder = copy_of_login()
        command = self.command(".edit-changes")
        self.assertEqual(command, "render-layouts edit Login.scene.yaml 'user.leading >= safeArea.leading + 24' --constant=35")
        self.assertEqual(run(command, folder, "--write", "--quiet").returncode, 0)
        solved = run("render-layouts solve Login.scene.yaml --device 'iPhone SE 1' --orientation portrait --locale en --text-size L --appearance light", folder)
        lines = [json.loads(line) for line in solved.stdout.splitlines()]
        self.assertEqual(self.frames(), {line["view"]: [round(number, 2) for number in line["frame"]] for line in lines[:7]})

    def test_sums_have_the_distances_after_a_change(self):
        self.open_view()
        self.edit("user.leading >= safeArea.leading + edge")
        headings = self.at(".why h3")
        self.at(".edit-constraint .constant").fill("40")
        expect(headings).to_have_text(["Left = 24, now 40 in superview", "Width = 272, now 240", "Top = 254.7 in superview", "Height = 48"])
        self.button("enter", inside=".frames").click()
        expect(headings.first).to_have_text("Left = 24, now 40 in superview")
        self.button("Undo all").click()
        expect(headings.first).to_have_text("Left = 24 in superview")

    def test_summands_have_their_constants_after_a_change(self):
        self.open_view()
        self.edit("user.leading >= safeArea.leading + edge")
        summands = self.at(".why .sum").first.locator(".share")
        self.at(".edit-constraint .constant").fill("40")
        expect(summands.filter(has_text="now")).to_have_text(["24, now 40"])
        changed = self.at(".why .sum").nth(1).locator(".share").filter(has_text="now")
        expect(changed).to_have_text(["−48, now −80−2 × 24, now 40"])
        self.button("Undo all").click()
        expect(self.at(".why .share").filter(has_text="now")).to_have_count(0)

    def test_a_column_of_the_table_grows_with_its_longest_number(self):
        self.open_view("logo")
        self.edit("logo: { width: 96 }")
        columns = "[...document.querySelectorAll('.frames col')].slice(1).map((column) => parseFloat(column.style.width.split('(')[1]))"
        x, y, width, height = self.page.evaluate(columns)
        self.at(".edit-constraint .constant").fill("123456")
        expect(self.at("tr.chosen td").nth(2)).to_contain_text("123456")
        self.assertGreater(self.page.evaluate(columns)[2], width)
        # A shorter number leaves the columns as they are.
        self.at(".edit-constraint .constant").fill("97")
        expect(self.at("tr.chosen td").nth(2)).to_contain_text("97")
        self.assertGreater(self.page.evaluate(columns)[2], width)

    def test_constants_that_do_not_add_up_are_not_shown(self):
        self.open_view()
        self.edit("user.leading >= safeArea.leading + edge")
        self.at(".edit-constraint").get_by_label("Relation").select_option("<=")
        self.at(".edit-constraint .constant").fill("40")
        expect(self.at(".why h3").first).to_have_text("Left = 24, now 0 in superview")
        expect(self.at(".why .sum").first.locator(".share").filter(has_text="now")).to_have_count(0)

    def test_changed_values_are_shown_beside_old_ones(self):
        self.open_view()
        self.edit("user.leading >= safeArea.leading + edge")
        self.at(".edit-constraint .constant").fill("40")
        expect(self.at(".frames td.changed").first).to_have_text("40, before 24")
        expect(self.at(".chosen-view .facts")).to_contain_text("24, 254.5 · 272 × 48")
        self.button("Undo all").click()
        expect(self.at(".frames td.changed")).to_have_count(0)
        self.expect_outlines("moved", 0)
        expect(self.at(".edit-changes")).to_be_hidden()
        expect(self.at(".edit-constraint .constant")).to_have_value("24")

    def test_several_changes_are_several_commands(self):
        self.open_view()
        self.edit("user.leading >= safeArea.leading + edge")
        self.at(".edit-constraint .constant").fill("40")
        self.edit("user: { centerX: safeArea }")
        self.at(".edit-constraint .constant:focus").fill("-4")
        self.assertEqual(len(self.command(".edit-changes").splitlines()), 2)
        self.at(".edit-changes").get_by_label("Change the file (--write)").check()
        first, second = self.command(".edit-changes").splitlines()
        self.assertTrue(first.endswith(" --write &&") and second.endswith(" --constant=-4 --write"), second)

    def test_a_constraint_is_removed_by_a_command(self):
        self.open_view()
        self.edit("user: { centerX: safeArea }")
        self.at(".edit-constraint").get_by_label("Remove").check()
        expect(self.at(".edit-constraint .constant")).to_be_disabled()
        self.assertEqual(self.command(".edit-changes"), "render-layouts remove Login.scene.yaml 'user.centerX == safeArea.centerX'")

    def test_relation_and_priority_can_be_changed(self):
        self.open_view()
        self.edit("user.leading >= safeArea.leading + edge")
        self.at(".edit-constraint").get_by_label("Relation").select_option("==")
        self.at(".edit-constraint").get_by_label("Priority, from 1 to 1000").fill("600")
        self.assertTrue(self.command(".edit-changes").endswith("--relation == --priority 600"))
        expect(self.summary()).not_to_be_empty()

    def test_a_text_is_wrapped_again(self):
        self.open_view("text", WRAPPING_LAYOUT, wrapping())
        self.edit("text.leading == card.leading + 8 #inset")
        height = self.frames()["text"][3]
        self.at(".edit-constraint .constant").fill("60")
        expect(self.at(".frames td.changed").first).to_be_visible()
        solved = run("render-layouts solve Wrapping.scene.yaml --set inset.constant=60", HERE / "Scenes")
        lines = [json.loads(line) for line in solved.stdout.splitlines()]
        self.assertEqual(self.frames(), {line["view"]: line["frame"] for line in lines})
        self.assertGreater(self.frames()["text"][3], height)

    def test_a_width_that_an_edit_leaves_open_is_that_of_the_document(self):
        self.open("#/", kept_size())
        self.at(".card a").first.click()
        self.at(".cell a").first.click()
        self.at(".frames .row-name").last.click()
        self.at(".why .edit-button").first.click()
        for relation in (">=", "<="):
            self.at(".edit-constraint").get_by_label("Relation").first.select_option(relation)
            expect(self.at(".edit-changes .command")).to_have_value(re.compile(f"relation '?{relation}"))
            expect(self.summary()).not_to_be_empty()
            folder = keep_folder()
            shutil.copy(HERE / "Documents/KeptSize.xib", folder)
            self.assertEqual(run(self.command(".edit-changes"), folder, "--write", "--quiet").returncode, 0)
            solved = run("render-layouts solve KeptSize.xib --device 'iPhone SE 3' --orientation portrait --locale en", folder)
            lines = [json.loads(line) for line in solved.stdout.splitlines()]
            self.assertEqual(list(self.frames().values())[-1], lines[-1]["frame"])

    def test_an_unsolvable_edit_is_reported_with_a_command(self):
        self.open_view("text", WRAPPING_LAYOUT, wrapping())
        self.edit("text.leading == card.leading + 8 #inset")
        self.at(".edit-constraint .constant").fill("150")
        expect(self.summary()).to_have_text("This page cannot tell what happens, because text would wrap into a number of lines that was not measured. This command can:")
        command = self.at(".edit-changes").get_by_label("Command that solves it", exact=True).input_value()
        self.assertEqual(command, "render-layouts solve Wrapping.scene.yaml --set=inset.constant=150")
        self.assertEqual(run(command, HERE / "Scenes").returncode, 0)
        self.expect_outlines("moved", 0)

    def test_the_next_layout_starts_without_changes(self):
        self.open_view()
        self.edit("user.leading >= safeArea.leading + edge")
        self.at(".edit-constraint .constant").fill("40")
        self.expect_outlines("moved", 3)
        self.at(".chooser a.button").last.click()
        expect(self.at(".edit-changes")).to_be_hidden()
        self.page.go_back()
        expect(self.at(".frames td.changed")).to_have_count(0)

    def test_a_layout_with_a_conflict_is_solved_as_by_the_tool(self):
        self.open_view("message", BROKEN_LAYOUT)
        self.edit("message.width == 300")
        self.at(".edit-constraint .constant").fill("280")
        expect(self.summary()).to_contain_text("change")


class TextTrialTests(EditTestCase):
    def try_text(self, text):
        self.button("Try another text").click()
        self.at(".trial-field").fill(text)
        expect(self.summary()).not_to_be_empty()

    def test_another_text_wraps_and_moves_views_as_in_solve(self):
        text = "another text of so many words that it certainly takes more than three lines"
        folder = keep_folder()
        scene = (HERE / "Scenes/Wrapping.scene.yaml").read_text()
        (folder / "Wrapping.scene.yaml").write_text(scene.replace("a text of several words that takes more than one line", text))
        self.open_view("text", WRAPPING_LAYOUT, wrapping())
        self.try_text(text)
        expect(self.summary()).to_have_text("2 views change; former positions are pale.")
        expect(self.at(".trial-text")).to_have_text(text)
        lines = [json.loads(line) for line in run("render-layouts solve Wrapping.scene.yaml", folder).stdout.splitlines()]
        self.assertEqual(self.frames(), {line["view"]: line["frame"] for line in lines})

    def test_a_text_that_is_cut_says_how_much_room_it_needs(self):
        self.open_view("enter")
        self.try_text("Sign in with an account of the company")
        expect(self.summary()).to_contain_text("Nothing moves. enter is cut: its text needs ")
        self.button("Undo all").click()
        expect(self.at(".trial-field")).to_have_value("Sign in")
        expect(self.at(".trial-text")).to_have_count(0)
        expect(self.at(".edit-changes")).to_be_hidden()

    def test_texts_of_other_languages_and_longer_ones_are_offered(self):
        self.open_view("help")
        self.button("Try another text").click()
        choices = self.at(".text-trial select")
        self.assertEqual(choices.locator("option").all_inner_texts(), ["Other texts", "As it is", "Longer by a third", "Twice as long", "German"])
        choices.select_option(label="German")
        expect(self.at(".trial-field")).to_have_value("Passwort vergessen?")
        expect(self.summary()).to_contain_text("change")
        choices.select_option(label="Longer by a third")
        expect(self.at(".trial-field")).to_have_value("Forgot your password? Forgot")

    def test_letters_without_a_width_are_not_guessed(self):
        self.open_view("help")
        self.try_text("هل نسيت")
        expect(self.summary()).to_have_text("This page cannot tell what happens, because the tool has not measured all letters of the text.")

    def test_views_without_text_have_no_field(self):
        self.open_view("logo")
        expect(self.at(".text-trial")).to_have_count(0)

    def test_it_is_accessible(self):
        self.open_view("enter")
        self.try_text("Sign in with an account of the company")
        self.expect_accessible()



class SinglePageEditTests(EditTestCase):
    def test_a_single_file_gallery_solves_edits(self):
        folder = render("--single-file", scenes=[ROOT / "Scenes/Login"])
        alone = keep_folder()
        shutil.copy(folder / "review.html", alone)
        GalleryTestCase.open(self, f"{LAYOUT}?view=user", alone, "review.html")
        self.edit("user.leading >= safeArea.leading + edge")
        self.at(".edit-constraint .constant").fill("40")
        expect(self.summary()).to_have_text("3 views change; former positions are pale.")


class EditReaderTests(EditTestCase):
    def open_all(self):
        self.open_panel()
        self.at(".edit-panel").get_by_label("Leading", exact=True).check()
        self.edit("user.leading >= safeArea.leading + edge")
        self.at(".edit-constraint .constant").fill("40")
        self.expect_outlines("moved", 3)

    def test_the_page_is_accessible(self):
        self.open_all()
        self.expect_accessible()

    def test_all_controls_can_be_reached_by_keyboard(self):
        self.open_view()
        self.at(".edit-panel > summary").focus()
        self.press("Enter", "Tab", "Tab", "Enter")
        expect(self.button("Align", inside=".edit-panel")).to_be_focused()
        self.assertEqual(self.button("Align", inside=".edit-panel").get_attribute("aria-pressed"), "true")


class DarkEditTests(EditReaderTests):
    context_options = {"color_scheme": "dark"}


class NarrowEditTests(EditReaderTests):
    context_options = {"viewport": PHONE}

    def test_no_page_scrolls_horizontally(self):
        self.open_all()
        self.expect_no_sideways_scrolling()


class AccuracyTests(GalleryTestCase):
    def test_changed_constraints_give_the_frames_of_solve(self):
        for folder in ("Scenes/Login", "Scenes/Screens", "Tests/Samples/Documents"):
            done = subprocess.run(
                [sys.executable, ROOT / "scripts/edit-accuracy", TOOL, ROOT / folder, "0", "1"], capture_output=True, text=True, timeout=600, check=True)
            counts = {line[20:].strip(): int(line[:8]) for line in done.stdout.splitlines() if line[17:18] == "%"}
            self.assertEqual([kind for kind in counts if kind.startswith("wrong")], [], done.stdout)
            equal = sum(count for kind, count in counts.items() if kind.startswith("equal"))
            self.assertGreaterEqual(equal, 0.9 * sum(counts.values()), done.stdout)
