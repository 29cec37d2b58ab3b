"""Measures the gallery in a folder, in headless Chromium: opening, filtering, scrolling, and sizes on disk.

    gallery.py FOLDER [ROUNDS]     times are medians of ROUNDS rounds, 5 by default
"""

import json
import pathlib
import sys

from page import FILTER, Measurement, chromium, row, size


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    report = json.loads((folder / "report.json").read_text())
    largest = max(report["scenes"], key=lambda scene: len(scene["layouts"]))
    print(f"{report['totals']['layouts']:,} layouts of {report['totals']['scenes']} scenes")
    with chromium() as browser:
        measurement = Measurement(browser, folder, rounds)
        scene = f"a scene of {len(largest['layouts']):,} layouts"
        measurement.tell_opening("first usable page", "#/")
        measurement.tell_opening(f"first usable page of {scene}", f"#/{largest['slug']}")
        measurement.tell_answer("first search", "#/", FILTER, ["[type=search]", "landscape german"])
        # The gallery has no filter if all layouts have the same status.
        kinds = [status for status in ("error", "warning", "ok") if report["totals"][status]]
        if len(kinds) > 1:
            measurement.tell_answer("filter by status", "#/", FILTER, ["[name=status]", kinds[0]])
        measurement.tell_scrolling("all scenes", "#/")
        measurement.tell_scrolling(scene, f"#/{largest['slug']}")
    row("page, script and styles", size(folder / "index.html", folder / "assets") / 1e3, "kB")
    row("data of all layouts", size(folder / "data.js") / 1e6, "MB", 1)
    row("views and constraints, loaded by scene", size(folder / "data") / 1e6, "MB", 1)
    row("pictures of layouts", size(folder / "renders") / 1e6, "MB", 1)


main()
