"""Every link of a page leads to a file of the repository, and every anchor to a heading of its page."""

import pathlib
import re
import subprocess
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


def slug(heading):
    """The anchor that GitHub and the site give a heading."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").strip().lower()
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


def prose(text):
    """The text without its blocks of code and its code in lines."""
    lines, is_code = [], False
    for line in text.split("\n"):
        if line.lstrip().startswith("```"):
            is_code = not is_code
        elif not is_code:
            lines.append(re.sub(r"`[^`]*`", "", line))
    return "\n".join(lines)


def anchors(text):
    """The anchors of a page, of its headings and those written as HTML."""
    found, seen, is_code = set(re.findall(r'<a id="([^"]+)"', text)), {}, False
    for line in text.split("\n"):
        if line.lstrip().startswith("```"):
            is_code = not is_code
        heading = None if is_code else re.match(r"#{1,6} +(.*)", line)
        if heading:
            name = slug(heading.group(1))
            found.add(f"{name}-{seen[name]}" if name in seen else name)
            seen[name] = seen.get(name, 0) + 1
    return found


def dead_links(pages):
    """The links that lead nowhere, for texts by their paths below a folder."""
    dead = []
    for path, text in pages.items():
        for target in re.findall(r"\]\(<?([^)\s>]+)>?\)", prose(text)):
            if re.match(r"[a-z]+:", target):
                continue
            name, _, anchor = target.partition("#")
            file = (path.parent / name).resolve() if name else path.resolve()
            if not file.exists():
                dead.append(f"{path}: {target}: no such file")
            elif anchor and anchor not in anchors(pages.get(file) or file.read_text()):
                dead.append(f"{path}: {target}: no such heading")
    return dead


class LinkTests(unittest.TestCase):
    def test_pages_have_no_dead_links(self):
        names = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"], cwd=ROOT,
                               capture_output=True, text=True, check=True).stdout.split("\n")
        paths = [ROOT / name for name in names if name and (ROOT / name).exists()]
        paths = [path for path in paths if ".docc" not in str(path)]
        self.assertGreater(len(paths), 100)
        self.assertEqual(dead_links({path: path.read_text() for path in paths}), [])

    def test_every_page_is_in_the_index(self):
        index = (ROOT / "docs/README.md").read_text()
        docs = ROOT / "docs"
        for page in [*docs.glob("*.md"), *docs.glob("reference/*.md")]:
            if page.name != "README.md":
                self.assertIn(f"]({page.relative_to(docs)})", index)

    def test_the_reading_path_is_short(self):
        self.assertLessEqual(len(list((ROOT / "docs").glob("*.md"))), 18)

    def test_a_missing_file_and_a_missing_heading_are_dead(self):
        page = ROOT / "docs/README.md"
        text = "# A `b` & c\n[one](#a-b--c) [two](#a) [three](nothing.md) `[four](nothing.md)` [five](reference/limits.md#limits)\n"
        self.assertEqual(dead_links({page: text}), [
            f"{page}: #a: no such heading", f"{page}: nothing.md: no such file"])


if __name__ == "__main__":
    unittest.main()
