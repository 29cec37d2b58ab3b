"""Tests of scripts/command-page, and of the page that it wrote."""

import importlib.machinery
import importlib.util
import os
import pathlib
import subprocess
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "scripts" / "command-page"

OVERVIEW = """tool: draws

Usage: tool [COMMAND] PATH…

Commands:
  draw   draw what is
         in 'PATH'
  list   print names

Options:
  -o, --output DIR  where results go
      --all         everything, not '--some'

Options that take a list may be repeated. '--' ends the options.

Exit codes:
  0    all fine
  124  stopped by --time-limit
"""

DRAW = """tool draw: draw what is in 'PATH'

Usage: tool draw PATH… [OPTION…]

Options:
  -o, --output DIR  the folder of the pictures
      --all         everything, not '--some'

Exit codes:
  0  all fine
"""


def script():
    loader = importlib.machinery.SourceFileLoader("command_page", str(SCRIPT))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("command_page", loader))
    loader.exec_module(module)
    return module


class CommandPageTests(unittest.TestCase):
    def test_commands_options_and_codes_become_tables(self):
        text = script().page(lambda *words: DRAW if words else OVERVIEW)
        self.assertIn("| [`draw`](#draw) | draw what is in `PATH` |\n", text)
        self.assertIn("| `-o, --output DIR` | where results go |\n", text)
        self.assertIn("| 124 | stopped by `--time-limit` |\n", text)

    def test_a_command_describes_its_own_options_and_names_the_rest(self):
        text = script().page(lambda *words: DRAW if words else OVERVIEW)
        part = text[text.index("## draw\n"):]
        self.assertIn("| `-o, --output DIR` | the folder of the pictures |\n\nAlso: `--all`\n", part)
        self.assertIn("Exit codes: 0\n", part)

    def test_the_page_is_what_the_tool_prints(self):
        tool = os.environ.get("RENDER_LAYOUTS")
        if not tool:
            self.skipTest("RENDER_LAYOUTS is not set")
        run = subprocess.run([SCRIPT, tool, "--check"], capture_output=True, text=True)
        self.assertEqual((run.stderr, run.returncode), ("", 0))


if __name__ == "__main__":
    unittest.main()
