"""Copies the pages of the repository for 'scripts/site' and lists the rules in its navigation.

Links to files that are no pages, such as scenes and sources, become their paths: the site holds pages alone.
"""

import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]


def pages():
    """The paths of the pages and their pictures below the repository."""
    names = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md", "docs/images/*"],
                           cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    kept = re.compile(r"[A-Z]+\.md|docs/.*|Scenes/README\.md")
    return [name for name in names if kept.fullmatch(name) and (ROOT / name).exists()]


def moved(name):
    """The path of a page on the site, where the README is the first page."""
    return "index.md" if name == "README.md" else name


def page_text(name, text, kept):
    """The text of a page with its links as the site has them."""
    def link(match):
        label, target, anchor = match.group(1), match.group(2), match.group(3) or ""
        if re.match(r"[a-z]+:", target) or not target:
            return match.group(0)
        path = (ROOT / name).parent.joinpath(target).resolve()
        below = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else target
        if below == "README.md":
            up = "../" * name.count("/")
            return f"[{label}]({up}index.md{anchor})"
        return match.group(0) if below in kept else f"{label}"

    blocks = re.split(r"(^ *```.*?^ *```|`[^`\n]+`(?!\]))", text, flags=re.S | re.M)
    return "".join(block if block.lstrip().startswith("`") and not block.startswith("[")
                   else re.sub(r"(?<!!)\[([^\]]+)\]\(([^)#\s]*)(#[^)\s]*)?\)", link, block) for block in blocks)


def main(target, setup):
    kept = set(pages())
    for name in kept:
        copy = target / "pages" / moved(name)
        copy.parent.mkdir(parents=True, exist_ok=True)
        if name.endswith(".md"):
            copy.write_text(page_text(name, (ROOT / name).read_text(), kept))
        else:
            shutil.copyfile(ROOT / name, copy)
    for name in ("site.css", "iframe-worker.js"):
        shutil.copyfile(setup / name, target / "pages" / name)
    rules = sorted(pathlib.Path(name).stem for name in kept if name.startswith("docs/rules/") and "README" not in name)
    listed = ["  - Rules:", "      - All rules: docs/rules/README.md", *(f"      - {rule}: docs/rules/{rule}.md" for rule in rules)]
    (target / "mkdocs.yml").write_text((setup / "mkdocs.yml").read_text() + "\n".join(listed) + "\n")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), ROOT / sys.argv[2])
