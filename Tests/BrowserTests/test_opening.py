"""The gallery opens by double click."""

import shutil

from gallery import BROKEN, LAYOUT, OVERVIEW, ROOT, SCENE, GalleryTestCase, expect, keep_folder, render, scenes


class OpeningTests(GalleryTestCase):
    def test_the_page_opens_from_a_folder_with_a_card_for_each_scene(self):
        self.open()
        expect(self.at(".card")).to_have_count(4)
        expect(self.at("#count")).to_have_text("4 scenes, 27 layouts")

    def test_scenes_with_errors_come_first(self):
        self.open()
        expect(self.at(".card-name").first).to_have_text("Broken on purpose")

    def test_a_card_describes_its_pictures(self):
        self.open()
        expect(self.page.get_by_role("img", name="Login: 24 layouts, 24 ok")).to_be_visible()

    def test_the_title_above_a_card_is_not_cut_off_by_round_corners(self):
        folder = keep_folder()
        for name in ("Login", "Trips"):
            shutil.copytree(ROOT / "Scenes" / name, folder / name)
        self.open(folder=render(scenes=[folder]))
        expect(self.at(".card.titled").first).to_have_css("border-radius", "0px")

    def test_pictures_near_the_window_are_loaded(self):
        self.open()
        for picture in self.at(".card-picture img").all()[:3]:
            expect(picture).to_have_js_property("complete", True)
        sizes = self.page.evaluate("[...document.querySelectorAll('.card-picture img[src]')].map((image) => image.naturalWidth)")
        self.assertTrue(sizes and all(sizes), sizes)

    def test_a_link_opens_a_scene_and_a_layout(self):
        self.open(SCENE)
        expect(self.at("h1")).to_have_text("Login")
        self.open(LAYOUT)
        expect(self.at("h1")).to_have_text("iPhone SE (1st gen), portrait")

    def test_back_and_forward_visit_the_pages(self):
        self.open()
        self.at(".card a", ).nth(0).click()
        self.expect_hash(BROKEN)
        self.at(".cell a").first.click()
        expect(self.at(".stage")).to_be_visible()
        self.page.go_back()
        expect(self.at(".matrix")).to_be_visible()
        self.page.go_back()
        expect(self.at(".cards")).to_be_visible()
        self.page.go_forward()
        expect(self.at("h1")).to_have_text("Broken on purpose")

    def test_a_broken_link_is_reported_with_a_way_back(self):
        self.open("#/nobody/%E0%A4%A")
        expect(self.at("h1")).to_have_text("Not in this review")
        self.at("main .button").click()
        self.expect_hash(OVERVIEW)

    def test_a_missing_data_file_is_reported(self):
        folder = keep_folder() / "copy"
        shutil.copytree(scenes(), folder)
        (folder / "data.js").unlink()
        self.page.goto(f"file://{folder}/index.html")
        expect(self.at(".notice")).to_contain_text("The file data.js is missing")
        self.assertEqual(len([text for text in self.complaints if "data.js" in text or "ERR_FILE_NOT_FOUND" in text]), len(self.complaints))
        self.complaints.clear()

    def test_pictures_are_shown_without_the_frames_of_a_scene(self):
        folder = keep_folder() / "copy"
        shutil.copytree(scenes(), folder)
        (folder / "data/login.js").unlink()
        self.open(LAYOUT, folder)
        expect(self.at(".notice")).to_contain_text("data/login.js is missing")
        expect(self.at(".pictures img")).to_be_visible()
        self.complaints.clear()

    def test_the_policy_blocks_foreign_scripts(self):
        self.open()
        self.page.evaluate("document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.broken = 1' }))")
        self.assertIsNone(self.page.evaluate("window.broken ?? null"))
        self.assertEqual(len(self.complaints), 1)
        self.assertIn("Content Security Policy", self.complaints.pop())
