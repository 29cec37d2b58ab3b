"""The checklist of a scene: the checks of the tester's checklist, and their results."""

from gallery import BROKEN, SCENE, GalleryTestCase, expect


class ChecklistTests(GalleryTestCase):
    def test_a_scene_lists_checks_that_were_not_run(self):
        self.open(SCENE)
        checklist = self.at("details.checklist")
        expect(checklist.locator("summary")).to_contain_text("not run")
        expect(checklist).not_to_have_attribute("open", "")
        checklist.locator("summary").click()
        dark = checklist.locator(".answer", has_text="Dark appearance")
        expect(dark).to_contain_text("not run")
        expect(dark).to_contain_text("missing: the dark appearance")
        expect(checklist.locator(".answer", has_text="Right to left")).to_contain_text("pass")

    def test_a_failed_check_links_to_its_layouts(self):
        self.open(BROKEN)
        checklist = self.at("details.checklist")
        expect(checklist).not_to_have_attribute("open", "")
        checklist.locator("summary").click()
        checklist.locator(".answer:has(.badge.error) a").first.click()
        self.expect_hash("#/broken-on-purpose/iphone-se-1.portrait.en.L.light")
