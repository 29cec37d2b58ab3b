"""Measures the time that headless Chromium takes to make a PNG of an SVG, in one page that stays open.

    chromium.py SVG COUNT FOLDER

Shows COUNT copies of SVG one after the other at two pixels per point and writes a picture of each to FOLDER. The copies
have different names, because Chromium would draw a repeated file only once. Prints the milliseconds per picture in
wall-clock time, without the start of the browser and without the first picture, which fills its caches.
"""

import pathlib
import shutil
import sys
import time

from playwright.sync_api import sync_playwright


def main(svg, count, folder):
    copies = [folder / f"picture-{index}.svg" for index in range(count + 1)]
    for copy in copies:
        shutil.copy(svg, copy)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": 390, "height": 844}, device_scale_factor=2)
        for index, copy in enumerate(copies):
            if index == 1:
                start = time.monotonic()
            page.goto(copy.as_uri())
            page.screenshot(path=copy.with_suffix(".png"))
        print(f"{(time.monotonic() - start) / count * 1000:.2f}")
        browser.close()


main(pathlib.Path(sys.argv[1]), int(sys.argv[2]), pathlib.Path(sys.argv[3]))
