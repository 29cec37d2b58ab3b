"""The gallery and the page of differences beside each other, and scenes with many layouts."""

import functools

from differences import CARD, FIRST, DifferenceTestCase, Project
from gallery import GalleryTestCase, expect


class GalleryLinkTests(DifferenceTestCase):
    """The gallery and the page of differences lead to each other, where both show the same layouts."""

    def open_gallery(self, project, address="#/"):
        GalleryTestCase.open(self, address, project.folder / "Output")

    def project(self):
        project = Project()
        project.run("render", ".")
        project.run("compare", ".")
        return project

    def test_a_layout_links_to_its_difference_and_back(self):
        project = self.project()
        self.open_gallery(project, FIRST)
        self.page.get_by_role("link", name="Was not as approved: see the difference").click()
        expect(self.at(".board")).to_be_visible()
        self.assertIn("/diff/index.html", self.page.url)
        self.expect_hash(FIRST)
        self.page.get_by_role("link", name="Frames and constraints in the gallery").click()
        expect(self.at(".layers")).to_be_visible()
        self.assertTrue(self.page.url.endswith(f"/Output/index.html{FIRST}"), self.page.url)
        for key, place in [("d", "diff/index.html"), ("g", "Output/index.html")]:
            self.press(key)
            self.page.wait_for_url(f"**/{place}{FIRST}")
            expect(self.at(".board, .layers")).to_be_visible()

    def test_scenes_and_all_differences_link_to_each_other(self):
        project = self.project()
        self.open_gallery(project)
        self.page.get_by_role("link", name="4 layouts were not as approved").click()
        self.page.get_by_role("link", name="in the gallery").click()
        self.expect_hash("Output/index.html#/card")
        expect(self.at(".cell .different")).to_have_count(4)
        self.expect_accessible()
        self.page.get_by_role("link", name="4 layouts were not as approved").click()
        self.expect_hash(f"diff/index.html{FIRST}")
        expect(self.at(".board")).to_be_visible()
        self.press("Escape")
        self.page.get_by_role("link", name="Gallery", exact=True).click()
        self.expect_hash("Output/index.html")

    def test_neither_page_links_to_other_layouts(self):
        project = self.project()
        project.write(CARD.replace("gap: 8", "gap: 24"))
        project.run("compare", ".")
        self.open_gallery(project, FIRST)
        expect(self.at(".layers")).to_be_visible()
        expect(self.page.get_by_role("link", name="see the difference")).to_have_count(0)
        self.press("d")
        self.open(FIRST, project)
        expect(self.page.get_by_role("link", name="gallery")).to_have_count(0)
        self.press("g")
        self.expect_hash(FIRST)

    def test_a_single_file_gallery_has_no_links_to_differences(self):
        project = self.project()
        project.run("render", ".", "--single-file")
        GalleryTestCase.open(self, FIRST, project.folder / "Output", name="review.html")
        expect(self.at(".layers")).to_be_visible()
        expect(self.page.get_by_role("link", name="see the difference")).to_have_count(0)


class ManyLayoutTests(DifferenceTestCase):
    """Scenes with more layouts than are made at once."""

    @staticmethod
    @functools.cache
    def project():
        many = CARD.replace("[iPhone 8, iPhone 16 Pro]", "all\nlocales: [en, de]")
        return Project(many, many.replace("gap: 8", "gap: 20"))

    def test_a_long_list_of_options_is_filled_on_focus(self):
        self.open("#/", self.project())
        self.press("j")
        choice = self.page.get_by_role("combobox", name="Layout")
        expect(choice.locator("option")).to_have_count(1)
        first = self.hash
        choice.focus()
        self.assertGreater(choice.locator("option").count(), 60)
        choice.select_option(index=5)
        expect(self.at(".chooser .position")).to_contain_text("6 of ")
        self.assertNotEqual(self.hash, first)
        expect(choice.locator("option:checked")).to_have_text(self.at("h1").inner_text().removeprefix("Card, "))
