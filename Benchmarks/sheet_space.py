"""Prints how much of contact sheets is empty.

    sheet_space.py FOLDER

FOLDER is an output folder of 'render --format svg'. A point of a sheet is empty if neither a layout nor a line of text
covers it. Layouts count with their whole area, and each line of headings, captions, findings, checklist and legend with
its box: as wide as its text, and 1.3 times as high as its font. Everything else is empty: margins, gaps, and the marks of
the legend. Shares are those of all pages of a scene together.

Sheets of parts, such as cells, are those whose layouts are all at most 400 points high. Sheets of fewer than four layouts
are mostly heading and legend, so they are counted apart.
"""
import collections
import pathlib
import re
import statistics
import sys

TEXT = re.compile(r'<text x="([-\d.]+)" y="([-\d.]+)" font-size="([\d.]+)"[^>]*?textLength="([\d.]+)"')
# The height up to which a layout is a part of a screen, in points of the layout.
PART = 400


def numbers(text, names):
    return [float(match[1]) if (match := re.search(rf'\b{name}="([-\d.]+)"', text)) else 0 for name in names]


def page(path):
    """The empty area and the whole area of a page in points, and the heights of its layouts."""
    text = path.read_text()
    width, height = (round(length) for length in numbers(text[:400], ["width", "height"]))
    clips = {name: numbers(body, ["width", "height"]) for name, body in re.findall(r'<clipPath id="(clip-\d+)"[^>]*>(.*?)</clipPath>', text, re.S)}
    # Each row is a number with a bit for each point that is covered.
    rows = [0] * height
    heights = []

    def fill(x, y, w, h):
        left, right = (max(0, min(width, round(edge))) for edge in (x, x + w))
        bits = (1 << right) - (1 << left) if right > left else 0
        for row in range(max(0, round(y)), min(height, round(y + h))):
            rows[row] |= bits

    for part in re.split(r'<g class="layout"', text)[1:]:
        place = re.search(r'translate\(([-\d.]+)[ ,]([-\d.]+)\)(?: scale\(([\d.]+)\))?', part)
        clip = re.search(r'url\(#(clip-\d+)\)', part)
        if place and clip and clip[1] in clips:
            scale = float(place[3] or 1)
            size = [length * scale for length in clips[clip[1]]]
            fill(float(place[1]), float(place[2]), *size)
            heights.append(clips[clip[1]][1])
    # Texts of layouts are inside of them; those of the sheet are at its own coordinates.
    for x, y, size, length in TEXT.findall(re.sub(r'<g clip-path=.*?\n</g>\n</g>', '', text, flags=re.S)):
        fill(float(x), float(y) - float(size), float(length), 1.3 * float(size))
    return width * height - sum(row.bit_count() for row in rows), width * height, heights


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    sheets = collections.defaultdict(list)
    for path in sorted(pathlib.Path(sys.argv[1], "sheets").glob("*.svg")):
        if not path.stem.startswith("index"):
            sheets[re.sub(r"-\d+-of-\d+$", "", path.stem)].append(page(path))
    groups = collections.defaultdict(list)
    for name, pages in sheets.items():
        heights = [height for _, _, all_heights in pages for height in all_heights]
        kind = "parts" if heights and max(heights) <= PART else "screens"
        count = "4 layouts or more" if len(heights) >= 4 else "fewer layouts"
        groups[f"{kind}, {count}"].append((sum(empty for empty, _, _ in pages) / sum(area for _, area, _ in pages), name))
    for title, found in sorted(groups.items()):
        shares = [share for share, _ in found]
        worst = sorted(found)[-3:]
        print(f"{title}: {len(found)} sheets, empty: median {statistics.median(shares):.0%}, {sum(share > 1 / 3 for share in shares)} above a third, most "
              + ", ".join(f"{share:.0%} ({name})" for share, name in reversed(worst)))


if __name__ == "__main__":
    main()
