"""Film strips of rotated devices, to which the gallery in the same folder links."""

import functools
import subprocess

from gallery import LAYOUT, ROOT, SCENE, TOOL, GalleryTestCase, expect, render

SELECTED = ["--device", "iphone-se-1", "--locale", "en"]


@functools.cache
def rotated():
    """A gallery of one layout with its film strip."""
    scene = ROOT / "Scenes/Login"
    folder = render(*SELECTED, "--orientation", "portrait", scenes=[scene])
    command = [TOOL, "render", *SELECTED, "--rotate", "portrait,landscapeLeft", "--frames", "2", "--format", "svg", "--output", str(folder), str(scene)]
    subprocess.run(command, capture_output=True, timeout=120, check=True)
    return folder


class RotationTests(GalleryTestCase):
    def expect_strip(self, name):
        link = self.at("main").get_by_role("link", name=name, exact=True)
        expect(link).to_be_visible()
        self.assertTrue((rotated() / link.get_attribute("href")).exists())

    def test_a_layout_links_to_its_film_strip(self):
        self.open(LAYOUT, rotated())
        self.expect_strip("Film strip of the rotation")

    def test_a_scene_links_to_the_film_strips_of_its_layouts(self):
        self.open(SCENE, rotated())
        self.expect_strip("Film strip: iPhone SE (1st gen), portrait")

    def test_a_gallery_without_film_strips_has_no_links(self):
        self.open(LAYOUT)
        expect(self.at("#inspector")).to_be_visible()
        expect(self.at("a[href*=rotations]")).to_have_count(0)
