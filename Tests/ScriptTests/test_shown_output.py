"""Tests of scripts/shown-output."""

import importlib.machinery
import importlib.util
import pathlib
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


def script():
    loader = importlib.machinery.SourceFileLoader("shown_output", str(ROOT / "scripts" / "shown-output"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("shown_output", loader))
    loader.exec_module(module)
    return module


class ShownOutputTests(unittest.TestCase):
    def test_output_without_omissions_is_replaced(self):
        text = "```console\n$ render-layouts check Scenes/Login\nold\n$ render-layouts merge parts\nkept\n```"
        page = script().updated("docs/page.md", text, lambda command: "new\nlines\n")
        self.assertEqual(page, text.replace("old", "new\nlines"))

    def test_omitted_lines_stay_omitted(self):
        shown = ["…", "a view is 4 wide", "…", "1 scene: 0 fine"]
        printed = ["something else", "a view is 5 wide", "another line", "2 scenes: 0 fine"]
        self.assertEqual(script().aligned(shown, printed), ["…", "a view is 5 wide", "…", "2 scenes: 0 fine"])

    def test_commands_without_output_stay_unchanged(self):
        text = "```console\n$ render-layouts check Scenes/Login\n```"
        self.assertEqual(script().updated("docs/page.md", text, lambda command: "new\n"), text)


if __name__ == "__main__":
    unittest.main()
