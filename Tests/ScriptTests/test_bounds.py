"""docs/reference/bounds.md lists everything that ends by other means than the budgets of a run."""

import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).parent.parent.parent
SOURCES = ROOT / "Sources"


def code(path):
    """The text of a file without the lines that are comments."""
    return re.sub(r"^\s*//.*$", "", path.read_text(), flags=re.MULTILINE)


def files(pattern, folder=SOURCES):
    """The names of the files whose code has a pattern."""
    return {path.stem for path in folder.rglob("*.swift") if re.search(pattern, code(path))}


def types(names):
    """The types that files with these names define or extend."""
    return {name.split("+")[0] for name in names}


class BoundTests(unittest.TestCase):
    def setUp(self):
        page = (ROOT / "docs/reference/bounds.md").read_text()
        self.parts = {part.split("\n")[0]: part for part in page.split("\n## ")[1:]}

    def listed(self, title, start, end):
        text = " ".join(self.parts[title].split())
        text = text[text.index(start) + len(start):]
        return set(re.findall(r"`(\w+)`", text[:text.index(end)] if end else text))

    def test_a_command_can_be_canceled_or_is_listed(self):
        folder = SOURCES / "Tool/Commands/Commands"
        commands = files(r"struct \w+Command: RunnableCommand", folder)
        deaf = {name for name in commands if not re.search(
            r"Interruption\.begin|EditingSession|EditingOptions", code(folder / f"{name}.swift"))}
        self.assertEqual(deaf, self.listed("Adding a command", "the following commands, at once:", None))

    def test_only_listed_types_list_folders_without_the_walk(self):
        # All functions that list a folder throw, also those of an open folder (`FolderTree`).
        callers = types(files(r"\btry[?!]?\s+(?:(?:[\w.]+\.)?names\(in\b|[\w.]+\.names\(\))|\bFileSystem\.names\b"))
        callers -= {"FileSystem", "FolderDescriptor", "FolderTree", "FileQuery", "FolderWalk"}
        self.assertEqual(callers, self.listed("Adding a reader", "Only the first two search nested folders:", "."))

    def test_only_listed_types_read_files_and_folders_or_start_programs_themselves(self):
        calls = (r"\b(fopen|fdopen|freopen|opendir|fdopendir|scandir|readdir|nftw|ftw|glob|popen|posix_spawnp?|v?fork"
                 r"|exec[vl]\w*|Glibc\.(open|openat|creat|system))\(")
        callers = {path.stem for folder in ("Engine", "Documents", "Scenes", "Drawing", "Review", "Editing", "Tool")
                   for ending in ("swift", "c", "h") for path in (SOURCES / folder).rglob(f"*.{ending}")
                   if "HostFiles" not in path.parts and re.search(calls, code(path))}
        self.assertEqual(types(callers), self.listed("Adding a reader", "Only one type does so without `HostFiles`:", ","))

    def test_no_file_is_read_without_a_limit(self):
        self.assertEqual(files(r"contents\((of|ofLink|at)\b[^)]*limit: (Int)?\.max"), set())

    def test_other_programs_have_limits_or_are_listed(self):
        # Each program has limits, not only the first one of a file.
        free = {path.stem for path in SOURCES.rglob("*.swift") if path.stem != "ExternalProgram" and
                len(re.findall(r"ExternalProgram(?:\.init)?\((?!\s*\))|: ExternalProgram = \.init\(", code(path)))
                > len(re.findall(r"\.limits = ", code(path)))}
        self.assertEqual(free, self.listed("Adding a reader", "asks for what they run:", None))

    def test_readers_of_bytes_have_a_trial_or_are_listed(self):
        # Functions of several modules that take bytes or text and may refuse them.
        reading = re.compile(
            r"(?:package|public) [^({\n]*\(\s*(?:reading|in|of|parsing)? ?"
            r"(?:bytes: \[UInt8\]|(?:text|source): (?:String|Substring)\b)[^{]*throws\b(?!\(FileError)"
            r"|(?:package|public) init\?\((?:reading|in|_) bytes: \[UInt8\]")
        readers = set()
        for path in SOURCES.rglob("*.swift"):
            if "Trials" in path.parts:
                continue
            text = path.read_text()
            for found in reading.finditer(text):
                types = re.findall(r"^(?:\w+ )*(?:struct|enum|class|extension) (\w+)", text[:found.start()], re.MULTILINE)
                readers.add(types[-1])
        trials = "".join(path.read_text() for path in (SOURCES / "Trials/ReaderTrials").glob("*.swift"))
        untried = {name for name in readers if not re.search(rf"\b{name}\b", trials)}
        self.assertGreater(len(readers), 10)
        self.assertEqual(untried, self.listed("Adding a reader", "which have none of their own:", "."))

    def test_picture_readers_report_the_size_first(self):
        readers = files(r"func picture\(in bytes", SOURCES / "Drawing/ArtworkDecoding")
        self.assertEqual(readers, files(r"PictureReading\b", SOURCES / "Drawing/ArtworkDecoding") - {"ArtworkDecoder"})

    def test_the_named_types_exist(self):
        table = self.parts["Which budget bounds what"]
        rows = [line.split("|") for line in table.split("\n") if line.startswith("| ") and "resource" not in line]
        self.assertGreater(len(rows), 10)
        names = {path.stem for path in SOURCES.rglob("*.swift")}
        for row in rows:
            for name in re.findall(r"`([A-Z][\w+]*)", row[4]):
                self.assertTrue(name in names or files(rf"(struct|class|enum|extension) {name}\b"), name)


if __name__ == "__main__":
    unittest.main()
