"""The map of a storyboard: its scenes open by pointer and by keyboard."""

import functools

from gallery import HERE, ROOT, GalleryTestCase, expect, render

SHOP = HERE / "Scenes/Shop.storyboard"
MAP = "#/~map/shop"


@functools.cache
def shop():
    """A gallery of a storyboard and of another scene."""
    return render("--device", "iphone-8", "--orientation", "portrait", scenes=[SHOP, ROOT / "Scenes/Login"])


class MapTests(GalleryTestCase):
    def open_map(self):
        self.open(MAP, folder=shop())
        expect(self.at("h1")).to_have_text("Shop")

    def test_the_overview_links_to_the_map_and_escape_returns(self):
        self.open("#/", folder=shop())
        self.at("main").get_by_role("link", name="Map", exact=True).click()
        self.expect_hash(MAP)
        expect(self.at("#trail")).to_contain_text("Map of Shop")
        self.press("Escape")
        expect(self.at("main").get_by_role("link", name="Map", exact=True)).to_be_focused()

    def test_a_click_on_a_scene_opens_it(self):
        self.open_map()
        self.at(".map-area").first.click()
        expect(self.at("h1")).to_have_text("Goods")

    def test_the_keyboard_reaches_each_scene(self):
        self.open_map()
        expect(self.at(".map-area")).to_have_count(2)
        self.at(".map-area").last.focus()
        self.press("Enter")
        expect(self.at("h1")).to_have_text("<b>Detail")

    def test_areas_cover_the_pictures_at_any_size(self):
        self.open_map()
        frame = self.at(".map-frame").bounding_box()
        area = self.at(".map-area").first.bounding_box()
        self.button("Actual size").click()
        larger = self.at(".map-frame").bounding_box()
        shown = self.at(".map-area").first.bounding_box()
        self.assertAlmostEqual((area["x"] - frame["x"]) / frame["width"], (shown["x"] - larger["x"]) / larger["width"], 2)

    def test_segues_are_described_in_words(self):
        self.open_map()
        self.at("summary").get_by_text("2 segues").click()
        expect(self.at(".map-segues li").last).to_have_text("Goods: show <b>Detail (showDetail) from Button - More")

    def test_a_missing_map_is_reported(self):
        self.open("#/~map/gone", folder=shop())
        expect(self.at("h1")).to_have_text("Not in this review")

    def test_the_page_is_accessible(self):
        self.open_map()
        self.expect_accessible()
