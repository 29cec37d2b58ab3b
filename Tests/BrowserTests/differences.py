"""What the tests with the page of `compare` share: a project with an approved scene that has changed."""

import functools
import json
import subprocess

from gallery import TOOL, GalleryTestCase, expect, keep_folder

CARD = """format: 1
scene: Card
devices: [iPhone 8, iPhone 16 Pro]
orientations: [portrait, landscape]
metrics: { gap: 8 }
views:
  title: { type: label, text: Ticket }
  buy: { type: button, text: Buy }
constraints:
  - title: { leading: safeArea + 16, top: safeArea + 60 }
  - buy: { leading: title, top: title.bottom + gap, width: 120, height: 44 }
"""
FIRST = "#/card/iphone-8.portrait.en.L.light"
# The layout of FIRST in a file of decisions.
ENTRY = {"document": "Card.scene.yaml", "scene": "Card", "layout": "iphone-8.portrait.en.L.light"}


class Project:
    """A folder under git with an approved scene that was changed since."""

    def __init__(self, before=CARD, after=CARD.replace("gap: 8", "gap: 20")):
        self.folder = keep_folder()
        self.write(before)
        self.git("init", "--quiet")
        self.run("approve", ".")
        (self.folder / ".gitignore").write_text("Output\n")
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "as approved")
        self.write(after)
        self.run("compare", ".")

    def write(self, text):
        (self.folder / "Card.scene.yaml").write_text(text)

    def run(self, *arguments):
        return self.finished([TOOL, *arguments])

    def run_in_shell(self, command):
        return self.finished(["bash", "-c", command.replace("render-layouts", TOOL, 1)])

    def git(self, *arguments):
        return self.finished(["git", "-c", "user.name=a", "-c", "user.email=a@b.c", *arguments])

    def finished(self, command):
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, timeout=60, check=False)
        return done.stdout + done.stderr


@functools.cache
def card():
    """The project that most tests look at."""
    return Project()


class DifferenceTestCase(GalleryTestCase):
    """A test with the page of a comparison."""

    def open(self, address="#/", project=None):
        super().open(address, (project or card()).folder / "Output/diff")
        if address.startswith("#/card"):
            expect(self.at(".board")).to_be_visible()

    def style(self, selector, name):
        return self.page.evaluate("([s, n]) => getComputedStyle(document.querySelector(s)).getPropertyValue(n)", [selector, name])

    def expect_decided(self, count):
        expect(self.at("#progress")).to_contain_text(f"{count} of 4 decided")

    def open_file(self, *decisions):
        """Opens the decisions of another reader."""
        self.press("s")
        data = json.dumps({"format": 1, "decisions": decisions}).encode()
        self.page.set_input_files("#save input[type=file]", {"name": "decisions.json", "mimeType": "application/json", "buffer": data})

    def saved(self):
        """Returns the decisions that the page saves."""
        self.press("s")
        with self.page.expect_download() as download:
            self.button("Save decisions.json").click()
        return json.loads(download.value.path().read_text())["decisions"]

    def key(self):
        """Returns the key of the first layout's differences."""
        return self.page.evaluate("window.layoutDifferences.scenes[0].layouts[0].key")
