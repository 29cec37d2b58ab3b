"""Tests of scripts/lengths on small sources."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "scripts" / "lengths"


class LengthTests(unittest.TestCase):
    def lengths(self, text, *options, name="Shop.swift"):
        """What the script prints for a source without its folder, and how it ends."""
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, name).write_text(text)
            run = subprocess.run([sys.executable, SCRIPT, *options, folder], capture_output=True, text=True)
            return run.stdout.replace(folder + "/", ""), run.returncode

    @staticmethod
    def function(head, lines):
        return f"{head} {{\n" + "  step()\n" * (lines - 2) + "}\n"

    def test_functions_of_sixty_lines_are_accepted(self):
        for head in ["func sell()", "func sell<T>(_ item: T) -> [T] where T: Hashable", "init?(price: Int)", "deinit"]:
            self.assertEqual(self.lengths(self.function(head, 60)), ("", 0), head)

    def test_longer_functions_are_reported_with_their_locations(self):
        text = "\n" + self.function("@Test func `a shop sells`() async throws", 61)
        said = "Shop.swift:2: 'a shop sells' has 61 lines; split it: 60 at most\n"
        self.assertEqual(self.lengths(text), (said, 1))
        text = self.function("init(\n  price: Int\n) throws(Fault)", 61)
        self.assertEqual(self.lengths(text), ("Shop.swift:1: 'init' has 63 lines; split it: 60 at most\n", 1))

    def test_lines_of_literals_and_braces_in_strings_do_not_count(self):
        literal = 'let text = """\n' + "  {\n" * 80 + '  """\n'
        text = "func sell() {\n" + literal + 'print("{") // {\n' + "}\n"
        self.assertEqual(self.lengths(text), ("", 0))
        self.assertEqual(self.lengths(text, "--longest", "1"), ("Shop.swift:1: 'sell' has 4 lines\nShop.swift: 85 lines\n", 0))

    def test_requirements_calls_and_types_do_not_count_as_functions(self):
        text = "protocol Shop {\n  func sell()\n  init()\n" + "  var name: String { get }\n" * 70 + "}\n"
        self.assertEqual(self.lengths(text), ("", 0))
        self.assertEqual(self.lengths("struct Shop {\n" + "  let a = Item.init(1)\n" * 70 + "}\n"), ("", 0))

    def test_long_files_are_reported_except_generated_ones(self):
        text = "let price = 1\n" * 401
        self.assertEqual(self.lengths(text), ("Shop.swift: 401 lines; split the file: 400 at most\n", 1))
        self.assertEqual(self.lengths(text, name="Shop+Generated.swift"), ("", 0))


if __name__ == "__main__":
    unittest.main()
