"""What all tests of the gallery share: rendered scenes, a browser, and a page that may not complain."""

import atexit
import functools
import json
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
TOOL = os.environ.get("RENDER_LAYOUTS", str(ROOT / ".build/debug/render-layouts"))
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

expect.set_options(timeout=10_000)

# Pages of every kind, by what one would call them.
OVERVIEW = "#/"
SCENE = "#/login"
BROKEN = "#/broken-on-purpose"
LAYOUT = "#/login/iphone-se-1.portrait.en.L.light"
BROKEN_LAYOUT = "#/broken-on-purpose/iphone-se-1.portrait.en.L.light"
PAGES = {"overview": OVERVIEW, "scene": SCENE, "broken scene": BROKEN, "layout": LAYOUT, "broken layout": BROKEN_LAYOUT}


def keep_folder():
    folder = tempfile.TemporaryDirectory(prefix="gallery-")
    atexit.register(folder.cleanup)
    return pathlib.Path(folder.name)


@functools.cache
def browser():
    """Debian's Chromium without any interface, which takes half of the time; one for all tests."""
    playwright = sync_playwright().start()
    atexit.register(playwright.stop)
    chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"])
    atexit.register(chromium.close)
    return chromium


def render(*options, scenes):
    """Renders scenes into a folder. Findings are not failures."""
    folder = keep_folder()
    paths = [str(path) for path in scenes]
    command = [TOOL, "render", "--quiet", "--no-cache", "--format", "svg", "--output", str(folder), *options, *paths]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    if done.returncode not in (0, 1):
        raise AssertionError(f"{' '.join(command)} exited with code {done.returncode}:\n{done.stderr}")
    return folder


def long_name_scene():
    """The awkward scene under a name of 300 characters, in a file of its own."""
    text = (HERE / "Scenes/Awkward.scene.yaml").read_text()
    path = keep_folder() / "Long.scene.yaml"
    path.write_text(re.sub("scene: .*", f"scene: {'long name ' * 30}", text).replace("LONG", "letters" * 43))
    return path


@functools.cache
def scenes():
    """The gallery of scenes that are fine, broken, and awkward."""
    paths = [ROOT / "Scenes/Login", HERE / "Scenes/Broken", HERE / "Scenes/Awkward.scene.yaml", long_name_scene()]
    return render(scenes=paths)


@functools.cache
def empty_page():
    """The address of a page without content, which shares the storage of all pages in files."""
    path = keep_folder() / "empty.html"
    path.write_text("<!doctype html><title>Empty</title>")
    return path.as_uri()


class Reader:
    """A page in a browser context, which tests use one after another. A new context for each of them would start another process."""

    def __init__(self, options):
        self.options = options
        self.context = browser().new_context(**options)
        self.page = self.context.new_page()
        self.test = None
        self.page.on("console", lambda message: self.test.complain(message.type, message.text))
        self.page.on("pageerror", lambda error: self.test.complaints.append(f"error: {error}"))
        self.page.on("request", lambda request: self.test.note(request.url))
        self.page.on("requestfailed", lambda request: self.test.note_failure(request))

    def serve(self, test):
        """Gives the page to a test, as empty as a new one."""
        self.test = test
        # A page may store something when it is left, so its storage is cleared on the next one.
        self.page.goto(empty_page())
        self.page.evaluate("localStorage.clear(); sessionStorage.clear()")
        # Only the page in front receives keys.
        self.page.bring_to_front()
        # What the last test may have changed.
        self.page.emulate_media(media="null")
        for key in ("Alt", "Control", "Shift"):
            self.page.keyboard.up(key)
        self.page.mouse.up()
        self.page.mouse.move(0, 0)
        if "permissions" not in self.options:
            self.context.clear_permissions()
        return self.page


@functools.cache
def reader(options):
    """The reader with some options of a context, in JSON."""
    return Reader(json.loads(options))


class GalleryTestCase(unittest.TestCase):
    """A test with a page that fails on errors, on what the policy forbids, and on anything from a network."""

    # What the context of the browser is made with: a size, a color scheme.
    context_options = {}

    def setUp(self):
        self.complaints = []
        self.page = reader(json.dumps({"viewport": DESKTOP, **self.context_options})).serve(self)

    def tearDown(self):
        self.assertEqual(self.complaints, [], "the page complained")

    def complain(self, kind, text):
        if kind in ("error", "warning"):
            self.complaints.append(f"{kind}: {text}")

    def note(self, address):
        if not address.startswith(("file:", "data:")):
            self.complaints.append(f"network: {address}")

    def note_failure(self, request):
        # What is still loading when the next page is opened is given up.
        if request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"missing: {request.url[:200]}")

    def open(self, address=OVERVIEW, folder=None, name="index.html"):
        # The same page with another address would not be loaded again.
        if self.page.url != empty_page():
            self.page.goto("about:blank")
        self.page.goto(f"file://{folder or scenes()}/{name}{address}")
        expect(self.page.locator("h1").first).to_be_visible()

    def at(self, selector):
        return self.page.locator(selector)

    def button(self, name, inside="body"):
        return self.at(inside).get_by_role("button", name=name, exact=True)

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    @property
    def hash(self):
        return self.page.evaluate("location.hash")

    def expect_hash(self, value):
        expect(self.page).to_have_url(re.compile(re.escape(value) + "$"))

    def expect_no_sideways_scrolling(self):
        width, room = self.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
        self.assertLessEqual(width, room, "the page scrolls sideways")

    def expect_accessible(self, but=None):
        """Nothing is an obstacle, not even a small one, but for elements of a selector."""
        # To fetch style sheets once more, which axe does otherwise, the page forbids.
        context = {"exclude": [[but]]} if but else None
        options = {"preload": False, "resultTypes": ["violations"]}
        results = Axe().run(self.page, context=context, options=options).response
        found = [f"{item['id']}: {item['nodes'][0]['html'][:200]} {item['nodes'][0]['failureSummary']}" for item in results["violations"]]
        self.assertEqual(found, [])
