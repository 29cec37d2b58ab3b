"""SECURITY.md promises nothing that no test holds."""

import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).parent.parent.parent


class SecurityTests(unittest.TestCase):
    def test_every_rule_names_existing_tests(self):
        text = (ROOT / "SECURITY.md").read_text()
        rows = [line for line in text.splitlines() if line.startswith("| ") and line.count("|") == 3]
        rules = text[text.index("| rule | tests |"):text.index("## Limitations")]
        files = {path.stem for path in (ROOT / "Tests").rglob("*.swift")}
        scripts = {path.name for path in (ROOT / "scripts").iterdir()}
        self.assertGreater(len(rows), 20)
        for row in rules.splitlines()[2:]:
            if not row.startswith("|") or row.startswith("| **"):
                continue
            names = re.findall(r"`([^`]+)`", row.split("|")[2])
            self.assertTrue(names, row)
            for name in names:
                known = name in files or (ROOT / name).exists() or name.split()[0].removeprefix("scripts/") in scripts
                self.assertTrue(known, name)


if __name__ == "__main__":
    unittest.main()
