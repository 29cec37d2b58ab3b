"""Takes the screenshots of the documentation from a rendered gallery: screenshots.py GALLERY FOLDER"""

import pathlib
import sys

from playwright.sync_api import sync_playwright

WINDOW = {"width": 1280, "height": 800}

# What each picture shows, by the name of its file: an address, and what has to be there first.
PICTURES = {
    "gallery": ("#/", ".card"),
    "gallery-layout": ("#/login/iphone-16-pro.portrait.en.L.light?view=user", ".chosen-view details"),
}


def main():
    gallery, folder = (pathlib.Path(path).resolve() for path in sys.argv[1:3])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport=WINDOW, color_scheme="light")
        for name, (address, sign) in PICTURES.items():
            page.goto("about:blank")
            page.goto(f"file://{gallery}/index.html{address}")
            page.locator(sign).first.wait_for()
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(500)
            page.screenshot(path=folder / f"{name}.png")
        browser.close()


main()
