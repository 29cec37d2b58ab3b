"""The magnifier: the pixels of the device under the pointer, while measuring."""

from gallery import LAYOUT, PHONE, GalleryTestCase, expect


class MagnifierTestCase(GalleryTestCase):
    def point_at(self, x, y):
        """Points at a point of the picture."""
        box = self.at(".own-stage .canvas").bounding_box()
        self.page.mouse.move(box["x"] + x / 320 * box["width"], box["y"] + y / 320 * box["width"])


class MagnifierTests(MagnifierTestCase):
    def test_it_is_shown_while_alt_is_held(self):
        self.open(LAYOUT)
        expect(self.at(".pictures .picture").first).to_be_visible()
        self.point_at(40.2, 300.2)
        expect(self.at(".magnifier")).to_be_hidden()
        self.page.keyboard.down("Alt")
        expect(self.at(".magnifier")).to_be_visible()
        expect(self.at(".magnifier-words")).to_have_text("40, 300 · @2x")
        expect(self.at(".magnifier")).to_have_class("magnifier at-right")
        self.page.keyboard.up("Alt")
        expect(self.at(".magnifier")).to_be_hidden()

    def test_it_names_whole_pixels_of_the_device_and_leaves_the_pointer_free(self):
        self.open(LAYOUT)
        self.button("Measure").click()
        self.point_at(200.3, 300.7)
        words = self.at(".magnifier-words").text_content()
        values = [float(value) for value in words.split(" · ")[0].split(", ")]
        self.assertTrue(all((value * 2).is_integer() for value in values), words)
        expect(self.at(".magnifier")).to_have_class("magnifier")

    def test_it_shows_what_is_under_the_pointer(self):
        self.open(LAYOUT)
        self.button("Measure").click()
        pictures = []
        for point in [(120, 215), (27, 388)]:
            self.point_at(*point)
            pictures.append(self.at(".lens").screenshot())
        self.assertNotEqual(pictures[0], pictures[1])

    def test_it_is_gone_when_the_pointer_leaves_the_picture(self):
        self.open(LAYOUT)
        self.button("Measure").click()
        self.point_at(200, 300)
        expect(self.at(".magnifier")).to_be_visible()
        self.page.mouse.move(5, 5)
        expect(self.at(".magnifier")).to_be_hidden()

    def test_it_is_accessible(self):
        self.open(LAYOUT)
        self.button("Measure").click()
        self.point_at(200, 300)
        self.expect_accessible()


class TouchMagnifierTests(MagnifierTestCase):
    context_options = {"viewport": PHONE, "has_touch": True, "color_scheme": "dark"}

    def test_a_tap_shows_it_while_measuring(self):
        self.open(LAYOUT)
        self.button("Measure").tap()
        self.at(".own-stage .canvas").tap()
        expect(self.at(".magnifier")).to_be_visible()
        self.expect_no_sideways_scrolling()
        self.expect_accessible()
