"""The gallery as one page that can be sent."""

import functools
import re
import shutil

from gallery import BROKEN_LAYOUT, HERE, LAYOUT, ROOT, SCENE, GalleryTestCase, expect, keep_folder, render


@functools.cache
def single_page(limit):
    """A folder with nothing in it but the single page."""
    folder = render("--single-file", "--single-file-limit", limit, scenes=[ROOT / "Scenes/Login", HERE / "Scenes/Broken"])
    alone = keep_folder()
    shutil.copy(folder / "review.html", alone)
    return alone


class SingleFileTests(GalleryTestCase):
    limit = "8M"

    def open(self, address="#/"):
        super().open(address, single_page(self.limit), "review.html")

    def test_all_scenes_have_pictures_and_no_file_is_loaded(self):
        self.open()
        expect(self.at(".card")).to_have_count(2)
        expect(self.at(".card-picture img").first).to_have_attribute("src", re.compile("^data:image/svg"))

    def test_a_layout_has_its_picture_its_layers_and_its_frames(self):
        self.open(f"{LAYOUT}?view=user")
        expect(self.at(".frames tbody tr")).to_have_count(7)
        expect(self.at(".layer")).to_have_count(6)
        self.page.keyboard.press("5")
        expect(self.at(".pictures img")).to_have_count(4)
        for image in self.at(".pictures img").all():
            expect(image).to_have_js_property("complete", True)
            self.assertEqual(image.evaluate("(image) => image.naturalWidth"), 320)

    def test_the_page_links_to_no_missing_file(self):
        for address in ("#/", SCENE, LAYOUT):
            self.open(address)
            links = self.page.evaluate("[...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))")
            self.assertEqual([link for link in links if not link.startswith("#")], [])

    def test_the_policy_allows_only_the_script_of_the_page(self):
        self.open()
        self.page.evaluate("document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.broken = 1' }))")
        self.assertIsNone(self.page.evaluate("window.broken ?? null"))
        self.assertIn("Content Security Policy", self.complaints.pop())

    def test_the_page_is_accessible(self):
        for address in ("#/", SCENE, LAYOUT):
            self.open(address)
            self.expect_accessible()


@functools.cache
def single_map():
    """A folder with nothing in it but the single page of a storyboard."""
    folder = render("--single-file", "--device", "iphone-8", "--orientation", "portrait", scenes=[HERE / "Scenes/Shop.storyboard"])
    alone = keep_folder()
    shutil.copy(folder / "review.html", alone)
    return alone


class SingleMapTests(GalleryTestCase):
    def test_the_page_contains_the_map_and_its_scenes_open(self):
        self.open("#/~map/shop", single_map(), "review.html")
        expect(self.at(".map-frame img")).to_have_attribute("src", re.compile("^data:image/svg"))
        self.at(".map-area").first.click()
        expect(self.at("h1")).to_have_text("Goods")


class SmallSingleFileTests(SingleFileTests):
    """A page that has room for the scene with errors only."""

    limit = "361000"
    test_a_layout_has_its_picture_its_layers_and_its_frames = None
    test_the_policy_allows_only_the_script_of_the_page = None

    def test_all_scenes_have_pictures_and_no_file_is_loaded(self):
        self.open()
        expect(self.at(".card")).to_have_count(2)
        expect(self.at(".notice")).to_have_text(
            "The pictures and frames of 24 layouts are not in this page, which is kept below 0.36 MB. The full gallery contains them.")
        self.assertLessEqual((single_page(self.limit) / "review.html").stat().st_size, int(self.limit))

    def test_escape_leaves_a_layout_without_frames_while_pins_are_placed(self):
        self.open(BROKEN_LAYOUT)
        expect(self.button("Pin a comment")).to_be_visible()
        self.press("i")
        expect(self.button("Pin a comment")).to_have_attribute("aria-pressed", "true")
        # The address alone changes, so that the mode stays on.
        self.page.evaluate(f"location.hash = '{LAYOUT}'")
        expect(self.at(".notice")).to_contain_text("not in this page")
        self.press("Escape")
        self.expect_hash(SCENE)

    def test_omitted_pictures_are_reported_in_their_place(self):
        self.open(LAYOUT)
        expect(self.at(".notice")).to_contain_text("not in this page")
        expect(self.at(".pictures .missing")).to_have_text("not in this page")
