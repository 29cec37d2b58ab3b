"""Measures the page of differences in a folder, in headless Chromium: opening, searching, deciding, scrolling.

    differences.py FOLDER [ROUNDS]     times are medians of ROUNDS rounds, 5 by default
"""

import json
import pathlib
import sys

from page import FILTER, PRESS, Measurement, chromium, row, size


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    data = (folder / "data.js").read_text()
    review = json.loads(data[data.index("{") : data.rindex(";")])
    largest = max(review["scenes"], key=lambda scene: len(scene["layouts"]))
    layout = f"#/{largest['slug']}/{largest['layouts'][0]['variant']}"
    print(f"{review['totals']['different']:,} layouts that differ")
    with chromium() as browser:
        measurement = Measurement(browser, folder, rounds)
        measurement.tell_opening("differences: first usable page", "#/")
        measurement.tell_opening(f"differences: a layout of {len(largest['layouts']):,} of its scene", layout)
        measurement.tell_answer("differences: first search", "#/", FILTER, ["[type=search]", "landscape iphone"])
        measurement.tell_answer("differences: filter by kind", "#/", FILTER, ["[name=rule]", "moved"])
        measurement.tell_answer("differences: to the next layout", layout, PRESS, "j")
        measurement.tell_answer("differences: to accept one and go on", layout, PRESS, "a")
        measurement.tell_scrolling("differences", "#/")
    row("differences: page, script and styles", size(folder / "index.html", folder / "assets") / 1e3, "kB")
    row("differences: data of all layouts", size(folder / "data.js") / 1e6, "MB", 1)


main()
