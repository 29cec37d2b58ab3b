"""Searching and filtering; what is chosen stays in the link."""

from gallery import OVERVIEW, SCENE, GalleryTestCase, expect


class FilterTests(GalleryTestCase):
    def choose(self, name, value):
        self.at(f"select[name={name}]").select_option(value)

    def expect_count(self, text):
        expect(self.at("#count")).to_have_text(text)

    def test_a_search_matches_words_of_scenes_and_layouts(self):
        self.open()
        self.at("[type=search]").fill("login german ipad")
        self.expect_count("1 of 4 scenes, 2 of 27 layouts")
        self.expect_hash("#/?q=login+german+ipad")

    def test_a_search_matches_views_and_rules_of_findings(self):
        self.open("#/?q=conflict")
        self.expect_count("1 of 4 scenes, 1 of 27 layouts")

    def test_a_device_filters(self):
        self.open()
        self.choose("device", "ipad-mini-6")
        self.expect_count("1 of 4 scenes, 6 of 27 layouts")
        self.expect_hash("#/?device=ipad-mini-6")

    def test_an_orientation_filters(self):
        self.open(SCENE)
        self.choose("orientation", "landscape")
        self.expect_count("12 of 24 layouts")

    def test_a_language_filters(self):
        self.open(SCENE)
        self.choose("locale", "ar")
        self.expect_count("8 of 24 layouts")

    def test_a_status_filters(self):
        self.open()
        self.choose("status", "error")
        self.expect_count("1 of 4 scenes, 1 of 27 layouts")

    def test_a_total_sets_and_clears_a_filter(self):
        self.open()
        total = self.at(".total.error")
        total.click()
        self.expect_count("1 of 4 scenes, 1 of 27 layouts")
        expect(total).to_have_attribute("aria-current", "true")
        total.click()
        self.expect_hash(OVERVIEW)

    def test_a_rule_filters(self):
        self.open()
        self.choose("rule", "ambiguous")
        self.expect_count("1 of 4 scenes, 1 of 27 layouts")

    def test_scenes_can_be_sorted(self):
        self.open()
        self.choose("sort", "name")
        expect(self.at(".card-name").last).to_have_text("long name " * 30, use_inner_text=False)

    def test_filters_are_read_from_the_link_and_kept_in_links(self):
        self.open("#/?device=iphone-se-1&locale=de")
        expect(self.at("select[name=device]")).to_have_value("iphone-se-1")
        self.at(".card a").first.click()
        self.expect_hash("#/login?device=iphone-se-1&locale=de")
        expect(self.at(".cell a")).to_have_count(2)
        self.at(".cell a").first.click()
        expect(self.at(".position")).to_have_text("1 of 2")

    def test_an_empty_result_is_reported_with_a_link_to_clear_filters(self):
        self.open("#/?q=no+such+thing")
        expect(self.at(".empty p").first).to_have_text("No layout matches the filters.")
        self.at(".empty .button").click()
        self.expect_count("4 scenes, 27 layouts")

    def test_a_reset_clears_all_filters(self):
        self.open("#/?q=login&device=ipad-mini-6")
        self.button("Clear").click()
        self.expect_count("4 scenes, 27 layouts")
        self.expect_hash(OVERVIEW)

    def test_the_count_is_announced_to_screen_readers(self):
        self.open()
        expect(self.page.get_by_role("status").first).to_have_text("4 scenes, 27 layouts")
