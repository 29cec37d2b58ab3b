"""Tests of scripts/messages on small sources."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "scripts" / "messages"


class MessageTests(unittest.TestCase):
    def messages(self, source, *options):
        """What the script prints for a source file, and its exit code."""
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "Rule.swift").write_text(source)
            run = subprocess.run([sys.executable, SCRIPT, folder, *options], capture_output=True, text=True)
            return run.stdout, run.returncode

    def test_texts_have_ellipses_for_values(self):
        source = 'let message = "the text of \\(name(of: "a b")) is cut off"\n'
        self.assertEqual(self.messages(source), ("Rule.swift:1: the text of … is cut off\n", 0))

    def test_joined_and_wrapped_literals_are_one_text(self):
        source = 'let a = "move it up, "\n  + "or down"\nlet b = """\n  Two lines\n  of text.\n  """\n'
        self.assertEqual(self.messages(source)[0], "Rule.swift:1: move it up, or down\nRule.swift:3: Two lines of text.\n")

    def test_single_words_and_comments_are_not_texts(self):
        self.assertEqual(self.messages('// "not a text"\nlet key = "width"\n'), ("", 0))

    def test_rejected_words_fail(self):
        expected = "Rule.swift:1: 'anew' (again, rebuilt, redrawn): write it anew\n"
        self.assertEqual(self.messages('let hint = "write it anew"\n', "--check"), (expected, 1))
        self.assertEqual(self.messages('let hint = "write it again"\n', "--check"), ("", 0))

    def test_all_texts_of_the_project_pass(self):
        run = subprocess.run([sys.executable, SCRIPT, "--check"], capture_output=True, text=True)
        self.assertEqual((run.stdout, run.returncode), ("", 0))


if __name__ == "__main__":
    unittest.main()
