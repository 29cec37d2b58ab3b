"""Prints how much of contact sheets is empty.

    sheet_space.py FOLDER

FOLDER is an output folder of 'render --format svg'. Layouts count with their whole area, and all texts with their boxes:
headings, captions, checklist and legend. Sheets of fewer than four layouts are mostly heading and legend, so they are
counted apart.
"""
import pathlib
import re
import statistics
import sys

TEXT = re.compile(r'<text x="([-\d.]+)" y="([-\d.]+)" font-size="([\d.]+)"[^>]*?textLength="([\d.]+)"')


def numbers(text, names):
    return [float(match[1]) if (match := re.search(rf'\b{name}="([-\d.]+)"', text)) else 0 for name in names]


def share(path):
    """The empty share of a sheet, and the number of its layouts."""
    text = path.read_text()
    width, height = numbers(text[:400], ["width", "height"])
    clips = {name: numbers(body, ["width", "height"]) for name, body in re.findall(r'<clipPath id="(clip-\d+)"[^>]*>(.*?)</clipPath>', text, re.S)}
    # A bitmap of eight points a cell is fine enough for a share.
    cells = set()

    def fill(x, y, w, h):
        cells.update((column, row) for column in range(int(max(0, x) / 8), int(min(width, x + w) / 8) + 1) for row in range(int(max(0, y) / 8), int(min(height, y + h) / 8) + 1))

    layouts = re.split(r'<g class="layout"', text)
    for part in layouts[1:]:
        place = re.search(r'translate\(([-\d.]+)[ ,]([-\d.]+)\)(?: scale\(([\d.]+)\))?', part)
        clip = re.search(r'url\(#(clip-\d+)\)', part)
        if place and clip and clip[1] in clips:
            scale = float(place[3] or 1)
            fill(float(place[1]), float(place[2]), *(length * scale for length in clips[clip[1]]))
    # Texts of layouts are inside of them; those of the sheet are at its own coordinates.
    for x, y, size, length in TEXT.findall(re.sub(r'<g clip-path=.*?\n</g>\n</g>', '', text, flags=re.S)):
        fill(float(x), float(y) - float(size), float(length), 1.3 * float(size))
    return 1 - len(cells) * 64 / (width * height), len(layouts) - 1


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    found = [(*share(path), path.name) for path in sorted(pathlib.Path(sys.argv[1], "sheets").glob("*.svg")) if path.stem != "index"]
    for title, sheets in (("4 layouts or more", [each for each in found if each[1] >= 4]), ("fewer layouts", [each for each in found if each[1] < 4])):
        if not sheets:
            continue
        shares = [each[0] for each in sheets]
        worst = max(sheets)
        print(f"{title}: {len(sheets)} sheets, empty: median {statistics.median(shares):.0%}, {sum(each > 1 / 3 for each in shares)} above a third, most {worst[0]:.0%} ({worst[2]})")


if __name__ == "__main__":
    main()
