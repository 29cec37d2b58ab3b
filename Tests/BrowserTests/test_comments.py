"""Comments on layouts in the page of differences: written, saved, opened by the next reader."""

import json

from differences import ENTRY, FIRST, DifferenceTestCase, Project
from gallery import PHONE, expect


class CommentTests(DifferenceTestCase):
    def comment(self):
        return self.page.get_by_label("Comment", exact=True)

    def write(self, text):
        self.press("c")
        expect(self.comment()).to_be_focused()
        self.page.keyboard.type(text)
        self.press("Escape")

    def test_a_comment_is_saved_with_the_decision_and_approve_reads_the_file(self):
        project = Project()
        self.open(FIRST, project)
        self.write("The gap is too large")
        self.press("r")
        self.expect_decided(1)
        decisions = self.saved()
        self.assertEqual(decisions, [{**ENTRY, "accept": False, "key": self.key(), "comment": "The gap is too large"}])
        (project.folder / "decisions.json").write_text(json.dumps({"format": 1, "decisions": decisions}))
        self.assertIn("0 layouts approved", project.run("approve", ".", "--from", "decisions.json"))

    def test_a_comment_stays_when_the_page_is_opened_again(self):
        self.open(FIRST)
        self.write("Mine")
        self.open(FIRST)
        expect(self.comment()).to_have_value("Mine")
        self.open()
        expect(self.at(".tile-comment")).to_have_text("“Mine”")

    def test_the_next_reader_sees_decisions_and_comments_of_the_file(self):
        self.open(FIRST)
        self.open_file({**ENTRY, "accept": False, "key": self.key(), "comment": "Too far down"})
        self.expect_decided(1)
        expect(self.comment()).to_have_value("Too far down")

    def test_a_comment_on_a_layout_that_has_changed_since_is_an_earlier_one(self):
        self.open(FIRST)
        self.open_file({**ENTRY, "accept": False, "key": "of another difference", "comment": "Too far down"})
        self.expect_decided(0)
        expect(self.at(".earlier")).to_have_text("Earlier comment: Too far down")
        expect(self.comment()).to_have_value("")

    def test_a_comment_on_a_layout_that_was_approved_is_gone(self):
        self.open()
        self.open_file({**ENTRY, "layout": "iphone-se-1.portrait.en.L.light", "accept": False, "comment": "Too far down"})
        expect(self.at("#said")).to_have_text("Decisions about 0 layouts opened")
        expect(self.at(".tile-comment")).to_have_count(0)

    def test_another_file_is_refused_in_words(self):
        self.open()
        self.press("s")
        self.page.set_input_files("#save input[type=file]", {"name": "notes.json", "mimeType": "application/json", "buffer": b"[]"})
        expect(self.at("#said")).to_have_text("notes.json is not a file of decisions")

    def test_rejections_are_copied_as_markdown(self):
        self.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.open(FIRST)
        self.write("8 points, *always*")
        self.press("r")
        self.expect_decided(1)
        self.press("s")
        self.button("Copy the rejections as Markdown").click()
        self.page.wait_for_timeout(100)
        self.assertEqual(self.page.evaluate("navigator.clipboard.readText()"), "- **Card** (iPhone 8, portrait): 8 points, \\*always\\*\n")

    def test_a_comment_is_text_and_never_markup(self):
        self.open(FIRST)
        self.write("<img src=x onerror=alert(1)>")
        self.open()
        expect(self.at(".tile-comment")).to_have_text("“<img src=x onerror=alert(1)>”")
        expect(self.at(".tile-comment img")).to_have_count(0)

    def test_it_is_accessible(self):
        self.open(FIRST)
        self.open_file({**ENTRY, "accept": False, "key": "other", "comment": "Too far down"})
        expect(self.at(".earlier")).to_be_visible()
        self.expect_accessible()
        self.press("s")
        self.expect_accessible()


class NarrowCommentTests(DifferenceTestCase):
    context_options = {"viewport": PHONE, "color_scheme": "dark"}

    def test_it_fits_on_a_phone(self):
        self.open(FIRST)
        expect(self.page.get_by_label("Comment", exact=True)).to_be_visible()
        self.expect_no_sideways_scrolling()
        self.expect_accessible()
