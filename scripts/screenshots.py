"""Takes the screenshots of the documentation from what was rendered and compared: screenshots.py RESULTS FOLDER"""

import pathlib
import sys

from playwright.sync_api import sync_playwright

WINDOW = {"width": 1280, "height": 800}

# The screenshots by file name: an address, the element to wait for, and the keys to press or the elements to click.
PICTURES = {
    "gallery": ("index.html#/", ".card", []),
    "gallery-layout": ("index.html#/login/iphone-16-pro.portrait.en.L.light?view=user", ".chosen-view details", []),
    "gallery-edit": (
        "index.html#/login/iphone-16-pro.portrait.en.L.light?view=user", ".edit-button",
        [".edit-button >> nth=1", "Shift+ArrowUp", "Shift+ArrowUp"]),
    "differences-layout": ("diff/index.html#/login/iphone-se-3.portrait.en.L.light", ".board", []),
    "differences-slider": ("diff/index.html#/login/iphone-se-3.portrait.en.L.light?mode=slider", ".board", []),
    "merge-page": ("merge/index.html#/1", ".quad", ["0", "j", "2"]),
    "differences": ("diff/index.html#/login/iphone-se-1.portrait.en.L.light", ".board", ["a", "a", "r", "Escape"]),
}

# Pictures of a scene in light and dark side by side, by file name: the layouts, and the width and the corner radius of
# each in pixels. Tablets have a smaller radius, because a larger one would cut off the clock.
SCREENS = {
    "trips-phone": (["trips/iphone-16.portrait.en.l.light", "trips/iphone-16.portrait.en.l.dark"], 330, 23),
    "trips-tablet": (["trips/ipad-air-11.portrait.en.l.light", "trips/ipad-air-11.portrait.en.l.dark"], 560, 12),
}


def screens(results, layouts, width, radius):
    """A page with drawings side by side, with the corners of screens."""
    style = f"width:{width}px;border-radius:{radius}px;box-shadow:0 2px 16px #0003;vertical-align:top"
    images = "".join(f'<img src="file://{results}/trips/renders/{layout}.svg" style="{style}">' for layout in layouts)
    return f'<body style="margin:0;background:#fff"><div id="screens" style="display:inline-flex;gap:32px;padding:24px">{images}</div>'


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
        for name, (layouts, width, radius) in SCREENS.items():
            address = results / "trips" / f"{name}.html"
            address.write_text(screens(results, layouts, width, radius))
            page.goto(f"file://{address}")
            page.wait_for_function("[...document.images].every((image) => image.complete && image.naturalWidth > 0)")
            page.locator("#screens").screenshot(path=folder / f"{name}.png")
        browser.close()


main()
