"""The checklist of a scene: the checks of the tester's checklist, and their results."""

import functools

from gallery import BROKEN, ROOT, SCENE, GalleryTestCase, expect, render


@functools.cache
def one_layout():
    """The gallery of a scene with a single layout, of which nothing was checked."""
    return render(scenes=[ROOT / "Scenes/CarValet/CarValetConflict.scene.yaml"])


class ChecklistTests(GalleryTestCase):
    def test_a_scene_lists_checks_that_were_not_run(self):
        self.open(SCENE)
        checklist = self.at("details.checklist")
        expect(checklist.locator("summary")).to_contain_text("not run")
        expect(checklist).not_to_have_attribute("open", "")
        checklist.locator("summary").click()
        # A list with answers is above the pictures.
        self.assertLess(checklist.bounding_box()["y"], self.at(".matrix").bounding_box()["y"])
        dark = checklist.locator(".answer", has_text="Dark appearance")
        expect(dark).to_contain_text("not run")
        expect(dark).to_contain_text("missing: the dark appearance")
        expect(checklist.locator(".answer", has_text="Right to left")).to_contain_text("pass")

    def test_a_list_without_answers_is_below_pictures_that_fill_the_window(self):
        self.open("#/carvalet-with-a-conflict", folder=one_layout())
        picture = self.at(".cell .picture").bounding_box()
        self.assertEqual(picture["width"], 480)
        self.assertGreater(self.at("details.checklist").bounding_box()["y"], picture["y"] + picture["height"])

    def test_a_failed_check_links_to_its_layouts(self):
        self.open(BROKEN)
        checklist = self.at("details.checklist")
        expect(checklist).not_to_have_attribute("open", "")
        checklist.locator("summary").click()
        checklist.locator(".answer:has(.badge.error) a").first.click()
        self.expect_hash("#/broken-on-purpose/iphone-se-1.portrait.en.L.light")
