"""scripts/faults lets calls fail in every command of the tool."""

import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT / "Tests/Faults"))
import project  # noqa: E402


class FaultCommandTests(unittest.TestCase):
    def test_every_command_is_tried(self):
        source = (ROOT / "Sources/Tool/CommandArguments/Command.swift").read_text()
        cases = re.findall(r"^  case (\w+)(?: = \"([\w-]+)\")?$", source, re.MULTILINE)
        names = {name or case for case, name in cases}
        self.assertGreater(len(names), 30)
        self.assertEqual(names - {command.words[0] for command in project.COMMANDS}, set())

    def test_commands_have_different_names(self):
        names = [command.name for command in project.COMMANDS]
        self.assertEqual(len(set(names)), len(names))


if __name__ == "__main__":
    unittest.main()
