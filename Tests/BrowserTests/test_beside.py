"""Two layouts of a scene side by side in the large view, with both frames of the chosen view."""

from gallery import LAYOUT, PHONE, GalleryTestCase, expect


class BesideTests(GalleryTestCase):
    def layouts(self):
        return self.at(".beside select option").evaluate_all("(all) => all.map(({ value }) => value)")

    def table(self):
        return self.at(".beside-frames tbody tr").evaluate_all("(rows) => rows.map((row) => [...row.cells].map((cell) => cell.textContent))")

    def test_a_button_shows_the_layout_on_another_kind_of_device(self):
        self.open(LAYOUT)
        self.button("Side by side").click()
        expect(self.at(".beside .canvas")).to_be_visible()
        chosen = self.at(".beside select").input_value()
        self.assertTrue(chosen.startswith("ipad"), chosen)
        self.expect_hash(f"{LAYOUT}?beside={chosen}")

    def test_both_pictures_have_the_same_scale(self):
        self.open(f"{LAYOUT}?beside=iphone-se-3.portrait.en.L.light")
        widths = self.at(".canvas").evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().width)")
        self.assertAlmostEqual(widths[0] / 320, widths[1] / 375, delta=0.01)
        self.press("0")
        self.assertEqual(self.at(".canvas").evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().width)"), [320, 375])

    def test_the_layouts_are_grouped_by_what_differs(self):
        self.open(LAYOUT)
        self.press("b")
        groups = self.at(".beside optgroup").evaluate_all("(all) => all.map(({ label }) => label)")
        self.assertEqual(groups[0], "Other devices")
        self.assertEqual(groups[-1], "Several differences")
        self.assertNotIn("iphone-se-1.portrait.en.L.light", self.layouts())

    def test_a_view_is_chosen_in_both_and_its_frames_are_compared(self):
        self.open(f"{LAYOUT}?beside=iphone-se-3.portrait.en.L.light")
        self.at("#outline").get_by_role("button", name="enter", exact=True).click()
        expect(self.at(".beside .marker.chosen")).to_be_visible()
        own, other, difference = self.table()
        self.assertEqual([own[0], other[0], difference[0]], ["iPhone SE (1st gen), portrait", "iPhone SE (3rd gen), portrait", "Difference"])
        width = [float(row[3].replace("−", "-").replace("+", "")) for row in (own, other, difference)]
        self.assertAlmostEqual(width[1] - width[0], width[2], delta=0.01)
        self.assertNotEqual(width[2], 0)

    def test_a_view_that_is_chosen_beside_is_chosen_in_the_layout(self):
        self.open(f"{LAYOUT}?beside=iphone-se-3.portrait.en.L.light")
        expect(self.at("#outline")).to_be_visible()
        self.at(".beside .canvas").click(position={"x": 60, "y": 60})
        expect(self.at(".own-stage .marker.chosen")).to_be_visible()
        self.assertIn("view=", self.hash)

    def test_the_key_and_the_button_put_it_away_again(self):
        self.open(LAYOUT)
        self.press("b")
        expect(self.at(".beside")).to_be_visible()
        self.press("b")
        expect(self.at(".beside")).to_be_hidden()
        self.expect_hash(LAYOUT)

    def test_layers_are_switched_in_both(self):
        self.open(f"{LAYOUT}?beside=iphone-se-3.portrait.en.L.light")
        expect(self.at(".beside .pictures img")).to_have_count(1)
        self.at(".layer").filter(has_text="Constraints").click()
        self.assertEqual(self.at(".own-stage .pictures img").count(), self.at(".beside .pictures img").count())
        self.assertGreater(self.at(".beside .pictures img").count(), 1)

    def test_measuring_is_on_or_off_in_both_with_one_hint(self):
        self.open(f"{LAYOUT}?beside=iphone-se-3.portrait.en.L.light&view=enter")
        expect(self.at(".beside .marker.chosen")).to_be_visible()
        self.button("Measure").click()
        expect(self.at(".stage.measuring")).to_have_count(2)
        expect(self.at(".stage-hint:visible")).to_have_count(1)
        self.at(".beside .canvas").click(position={"x": 60, "y": 60})
        expect(self.at(".beside .measure-line")).to_be_visible()
        self.button("Measure").click()
        expect(self.at(".stage.measuring")).to_have_count(0)
        expect(self.at(".measure-line:visible")).to_have_count(0)

    def test_an_unknown_layout_in_the_address_is_the_nearest_one(self):
        self.open(f"{LAYOUT}?beside=nonsense")
        expect(self.at(".beside .canvas")).to_be_visible()

    def test_it_is_accessible(self):
        self.open(f"{LAYOUT}?beside=iphone-se-3.portrait.en.L.light&view=enter")
        expect(self.at(".beside-frames")).to_be_visible()
        self.expect_accessible()


class NarrowBesideTests(GalleryTestCase):
    context_options = {"viewport": PHONE, "color_scheme": "dark", "has_touch": True}

    def test_both_pictures_fit_on_a_phone(self):
        self.open(f"{LAYOUT}?beside=iphone-se-3.portrait.en.L.light&view=enter")
        expect(self.at(".beside-frames")).to_be_visible()
        self.expect_no_sideways_scrolling()
        self.expect_accessible()

    def test_a_tap_chooses_in_both(self):
        self.open(f"{LAYOUT}?beside=iphone-se-3.portrait.en.L.light")
        expect(self.at("#outline tbody tr").first).to_be_attached()
        self.at(".beside .canvas").tap(position={"x": 40, "y": 60})
        expect(self.at(".own-stage .marker.chosen")).to_be_visible()
