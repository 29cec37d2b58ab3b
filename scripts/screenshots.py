"""Takes the screenshots of the documentation from what was rendered and compared: screenshots.py RESULTS FOLDER"""

import pathlib
import sys

from playwright.sync_api import sync_playwright

WINDOW = {"width": 1280, "height": 800}

# What each picture shows, by the name of its file: an address, what has to be there first, and the keys that are pressed, or
# the elements that are clicked.
PICTURES = {
    "gallery": ("index.html#/", ".card", []),
    "gallery-layout": ("index.html#/login/iphone-16-pro.portrait.en.L.light?view=user", ".chosen-view details", []),
    "gallery-edit": (
        "index.html#/login/iphone-16-pro.portrait.en.L.light?view=user", ".edit-button",
        [".edit-button >> nth=1", "Shift+ArrowUp", "Shift+ArrowUp"]),
    "differences-layout": ("diff/index.html#/login/iphone-se-3.portrait.en.L.light", ".board", []),
    "differences-slider": ("diff/index.html#/login/iphone-se-3.portrait.en.L.light?mode=slider", ".board", []),
    "differences": ("diff/index.html#/login/iphone-se-1.portrait.en.L.light", ".board", ["a", "a", "r", "Escape"]),
}


def main():
    results, folder = (pathlib.Path(path).resolve() for path in sys.argv[1:3])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport=WINDOW, color_scheme="light")
        for name, (address, sign, keys) in PICTURES.items():
            page.goto("about:blank")
            page.goto(f"file://{results}/{address}")
            page.locator(sign).first.wait_for()
            for key in keys:
                if key.startswith("."):
                    page.locator(key).click()
                else:
                    page.keyboard.press(key)
                page.wait_for_timeout(200)
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(500)
            page.screenshot(path=folder / f"{name}.png")
        browser.close()


main()
