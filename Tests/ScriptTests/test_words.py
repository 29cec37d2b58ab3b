"""Tests of scripts/words."""

import importlib.machinery
import importlib.util
import pathlib
import shutil
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


def script():
    loader = importlib.machinery.SourceFileLoader("words", str(ROOT / "scripts" / "words"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("words", loader))
    loader.exec_module(module)
    return module


class WordTests(unittest.TestCase):
    def setUp(self):
        self.script = script()
        self.words = self.script.phrases((ROOT / "scripts/words.toml").read_text())

    def found(self, text):
        return [(line, word) for line, word, _, _ in self.script.places(text, self.words)]

    def test_a_word_has_its_line(self):
        self.assertEqual(self.found("The view lies\nwhere nobody\nlooks.\n"), [(1, "lies"), (2, "nobody")])

    def test_a_phrase_may_continue_on_the_next_line(self):
        self.assertEqual(self.found("It was left\n    out.\n"), [(1, "left\n    out")])

    def test_a_word_in_an_accepted_phrase_is_not_counted(self):
        self.assertEqual(self.found("A sign tells the two apart, and 'a' stands for b. There is no view."), [])

    def test_where_is_counted_if_it_means_if(self):
        self.assertEqual(self.found("Where there is none, stop. The place where views are drawn."), [(1, "Where there")])

    def test_comments_and_messages_are_separated_from_code(self):
        source = 'let lies = "it lies there \\(where.lies)"  // told\n/// `lies`\nlet told = "a lie"\n'
        comments, messages = self.script.code_texts(source)
        self.assertEqual(self.found(comments), [(1, "told")])
        self.assertEqual(self.found(messages), [(1, "lies")])

    def test_names_of_tests_are_counted_with_their_lines(self):
        names = self.script.names_of_tests("@Test\nfunc `a view lies`() {}\n    def test_it_is_told(self):\nfunc told() {}\n")
        self.assertEqual(self.found(names), [(2, "lies"), (3, "told")])

    def test_comments_and_docstrings_of_a_script_keep_their_lines(self):
        source = '#!/usr/bin/env python3\n"""It lies.\n\nIt is told."""\n# told\nlies = "told"\n'
        self.assertEqual(self.found(self.script.script_comments(source)), [(2, "lies"), (4, "told"), (5, "told")])

    def test_comments_of_tables_are_separated_from_declarations(self):
        table = "/// It lies.\nclass Told: NSObject {\n  /// Told.\n  var lies = 1\n}\n"
        self.assertEqual(self.found(self.script.table_comments(table)), [(1, "lies"), (3, "Told")])

    def test_a_comment_that_only_repeats_the_name_is_found(self):
        source = (
            "/// The text sizes.\nvar textSizes: [Int]\n"
            "/// The text sizes, from small to large.\nvar sizes: [Int]\n"
            "/// Of a document.\n/// The name.\nlet name = 1\n"
            "  /// A label.\n  @MainActor\n  case label\n")
        self.assertEqual(self.script.repetitions(source), [(1, "textSizes"), (8, "label")])

    def test_a_summary_of_a_boolean_begins_with_whether(self):
        comment = " Returns whether it fits.\n returns whether\n Whether it fits."
        self.assertEqual(
            [place[:2] for place in self.script.places(comment, self.words, "comments")], [(1, "Returns whether")])

    def test_code_on_pages_is_not_counted(self):
        text = "```text\nit lies\n```\n\n`told` [told](told.md)\n"
        self.assertEqual(self.found(self.script.page_text(text)), [(5, "told")])

    def test_some_words_are_counted_only_in_messages(self):
        text = "the colour meanwhile"
        self.assertEqual(self.found(text), [(1, "colour"), (1, "meanwhile")])
        self.assertEqual(self.script.places(text, self.words, "pages"), [])
        self.assertEqual([place[1] for place in self.script.places(text, self.words, "names")], ["colour"])
        self.assertEqual([self.script.kind(name) for name in ("comments Tool", "pages")], ["comments", "pages"])

    def test_higher_counts_fail_and_lower_counts_are_listed(self):
        now, before = {"pages": 3.0, "messages": 1.0, "comments": 2.0}, {"pages": 2.0, "messages": 2.0, "comments": 2.0}
        self.assertEqual(self.script.judge(now, before), (
            ["pages: 3.0 for 10,000 words, recorded are 2.0"], ["messages"]))

    def test_all_districts_are_recorded(self):
        recorded = self.script.recorded(ROOT / "scripts/words.tsv")
        folders = {f"comments {folder.name}" for folder in (ROOT / "Sources").iterdir() if folder.is_dir()}
        self.assertEqual(folders - set(recorded), set())
        self.assertIn("pages", recorded)

    @unittest.skipUnless(shutil.which("codespell"), "codespell is not installed")
    def test_misspellings_and_british_spelling_on_pages_are_found(self):
        page = pathlib.Path("docs/page.md")
        self.assertEqual(self.script.misspellings({"pages": [(page, "The colour of teh view.\n")]}), [
            "docs/page.md:1: colour ==> color", "docs/page.md:1: teh ==> the"])


if __name__ == "__main__":
    unittest.main()
