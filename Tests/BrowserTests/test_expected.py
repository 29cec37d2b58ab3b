"""Findings that a scene expects are seen, counted beside what is ok, and found by filters."""

import functools

from gallery import ROOT, GalleryTestCase, expect, render

SCENE = "#/broken-on-purpose"


@functools.cache
def expecting():
    """A gallery of a scene that expects what is wrong with it, and of one that is fine."""
    return render("--device", "iphone-8", "--orientation", "portrait", "--locale", "en", scenes=[ROOT / "Scenes/Broken", ROOT / "Scenes/Login"])


class ExpectedTests(GalleryTestCase):
    def open(self, address="#/"):
        super().open(address, folder=expecting())

    def test_expected_findings_are_counted_separately(self):
        self.open()
        expect(self.at(".total")).to_have_text(["◆1expected", "✓1ok"])
        expect(self.at(".card.expected .badge.expected")).to_have_text("◆1 expected")
        expect(self.at(".card.expected .card-rules")).to_have_text("conflict, ambiguous")
        expect(self.at(".card.ok .card-rules")).to_have_count(0)

    def test_a_filter_selects_expected_findings(self):
        self.open()
        self.at("select[name=status]").select_option("expected")
        expect(self.at("#count")).to_have_text("1 of 2 scenes, 1 of 2 layouts")
        self.at("select[name=status]").select_option("ok")
        expect(self.at(".card-name")).to_have_text(["Login"])

    def test_pictures_of_cards_and_cells_show_marks_of_expected_findings(self):
        self.open()
        picture = self.at(".card.expected img")
        expect(picture).not_to_have_attribute("data-layer", "#layer-plain")
        self.open(SCENE)
        expect(self.at(".cell.expected .badge.expected")).to_have_text("◆expected: conflict, ambiguous")
        expect(self.at(".cell.expected img")).not_to_have_attribute("data-layer", "#layer-plain")
        expect(self.at(".scene-findings .finding.expected")).to_have_count(2)

    def test_the_picture_of_a_layout_has_a_layer_of_expected_findings(self):
        self.open(f"{SCENE}/iphone-8.portrait.en.L.light")
        expect(self.at("#issues .badge.expected")).to_have_text("◆2 expected (conflict, ambiguous)")
        expect(self.at(".layer", ).filter(has_text="Findings")).to_have_attribute("aria-pressed", "true")
        expect(self.at(".finding.expected .badge").first).to_contain_text("Expected: ")

    def test_the_page_is_accessible(self):
        for address in ("#/", SCENE):
            self.open(address)
            self.expect_accessible()
