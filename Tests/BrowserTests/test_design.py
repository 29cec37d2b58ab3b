"""A picture of the design over a layout: opened, dropped, compared, moved."""

import base64
import functools
import struct
import zlib

from gallery import LAYOUT, PHONE, GalleryTestCase, expect, keep_folder, render

MAKE_PICTURE = """([width, height]) => {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#c00";
  context.fillRect(40, 100, 200, 88);
  return canvas.toDataURL("image/png").split(",")[1];
}"""


class DesignTestCase(GalleryTestCase):
    def picture(self, width=640, height=1136):
        """A PNG at two pixels for a point of the smallest iPhone."""
        return base64.b64decode(self.page.evaluate(MAKE_PICTURE, [width, height]))

    def open_design(self, **size):
        self.open(LAYOUT)
        data = self.picture(**size)
        self.page.set_input_files("input[type=file]", {"name": "Login.png", "mimeType": "image/png", "buffer": data})
        expect(self.at(".design")).to_be_visible()

    def shares(self):
        """The place of the design in the picture, as shares of the picture."""
        return self.page.evaluate(
            """() => {
              const [design, picture] = [".design", ".own-stage .canvas"].map((name) => document.querySelector(name).getBoundingClientRect());
              return [(design.left - picture.left) / picture.width, (design.top - picture.top) / picture.height, design.width / picture.width, design.height / picture.height];
            }"""
        )

    def expect_shares(self, *shares):
        for value, expected in zip(self.shares(), shares):
            self.assertAlmostEqual(value, expected, delta=0.004)

    def offsets(self):
        return [self.page.get_by_label(f"Design moved by, {axis}").input_value() for axis in "xy"]


class DesignTests(DesignTestCase):
    def test_a_design_covers_the_layout_half_at_first(self):
        self.open_design()
        self.expect_shares(0, 0, 1, 1)
        expect(self.at(".design")).to_have_css("opacity", "0.5")
        expect(self.at(".design-words")).to_have_text("Login.png · 640 × 1136 pixels, 2 for each point")

    def test_a_design_of_another_height_says_so(self):
        self.open_design(height=1000)
        expect(self.at(".design-words")).to_contain_text("500 points high, the layout 568")

    def test_the_opacity_can_be_changed(self):
        self.open_design()
        self.page.get_by_label("Opacity of the design").fill("100")
        expect(self.at(".design")).to_have_css("opacity", "1")

    def test_differences_are_bright(self):
        self.open_design()
        self.button("Difference").click()
        expect(self.at(".design")).to_have_css("mix-blend-mode", "difference")
        expect(self.button("Difference")).to_have_attribute("aria-pressed", "true")

    def test_the_design_and_the_layout_are_shown_in_turn(self):
        self.open_design()
        self.button("Blink").click()
        expect(self.at(".design")).to_have_css("visibility", "hidden")
        expect(self.at(".design")).to_have_css("visibility", "visible")

    def test_a_dragged_design_says_how_far_it_is(self):
        self.open_design()
        self.press("0")
        self.button("Move").click()
        box = self.at(".own-stage .canvas").bounding_box()
        x, y = box["x"] + 100, box["y"] + 200
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 8, y - 12, steps=3)
        self.page.mouse.up()
        self.assertEqual(self.offsets(), ["8", "-12"])
        self.expect_shares(8 / 320, -12 / 568, 1, 1)
        expect(self.at(".design-words")).to_contain_text("8 right of and 12 above its place in the design")
        self.expect_hash(LAYOUT)

    def test_arrow_keys_move_it_by_a_pixel_of_the_device(self):
        self.open_design()
        self.button("Move").click()
        self.at(".own-stage .stage").focus()
        self.press("ArrowRight", "Shift+ArrowDown")
        self.assertEqual(self.offsets(), ["0.5", "5"])
        self.expect_hash(LAYOUT)

    def test_a_dropped_picture_is_opened(self):
        self.open(LAYOUT)
        data = base64.b64encode(self.picture()).decode()
        self.page.evaluate(
            """(data) => {
              const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
              const transfer = new DataTransfer();
              transfer.items.add(new File([bytes], "Dropped.png", { type: "image/png" }));
              for (const name of ["dragover", "drop"]) document.querySelector(".stage").dispatchEvent(new DragEvent(name, { dataTransfer: transfer, bubbles: true, cancelable: true }));
            }""",
            data,
        )
        expect(self.at(".design-words")).to_contain_text("Dropped.png")

    def test_a_file_that_is_not_a_picture_is_refused(self):
        self.open(LAYOUT)
        self.page.set_input_files("input[type=file]", {"name": "notes.txt", "mimeType": "text/plain", "buffer": b"no picture"})
        expect(self.at("[role=status]").filter(has_text="Not a PNG, JPEG or WebP picture")).to_be_attached()
        expect(self.at(".design")).to_be_hidden()

    def test_the_design_stays_for_other_languages_of_the_device(self):
        self.open_design()
        self.page.evaluate("location.hash = '#/login'")
        expect(self.at(".design")).to_have_count(0)
        self.page.evaluate(f"location.hash = '{LAYOUT}'")
        expect(self.at(".design")).to_be_visible()
        self.button("Remove").click()
        expect(self.at(".design")).to_be_hidden()
        expect(self.button("Design…")).to_be_focused()

    def test_it_is_accessible(self):
        self.open_design()
        self.expect_accessible()


class NarrowDesignTests(DesignTestCase):
    context_options = {"viewport": PHONE, "color_scheme": "dark"}

    def test_it_fits_on_a_phone(self):
        self.open_design()
        self.expect_no_sideways_scrolling()
        self.expect_accessible()


SCENE = """format: 1
scene: Card
devices: [iPhone 8, iPhone 16 Pro]
orientations: [portrait]
design: Card.png
views:
  buy: { fill: "#0a5fd6" }
constraints:
  - buy: { leading: safeArea + 20, top: safeArea + 80, width: 120, height: 44 }
"""


def png(width, height, box, color):
    """A white PNG with a box: left, top, right and bottom in pixels."""
    left, top, right, bottom = box
    plain = b"\0" + b"\xff" * 3 * width
    boxed = b"\0" + b"\xff" * 3 * left + bytes(color) * (right - left) + b"\xff" * 3 * (width - right)
    rows = b"".join(boxed if top <= row < bottom else plain for row in range(height))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


@functools.cache
def designed(*options):
    """A gallery of a scene that names its design, in which the box is 4 points lower."""
    folder = keep_folder()
    (folder / "Card.scene.yaml").write_text(SCENE)
    (folder / "Card.png").write_bytes(png(750, 1334, (40, 208, 280, 296), (10, 95, 214)))
    return render(*options, scenes=[folder])


class SceneDesignTests(GalleryTestCase):
    def test_the_design_of_the_scene_is_shown_without_opening_a_file(self):
        self.open("#/card/iphone-8.portrait.en.L.light", designed())
        button = self.button("Design")
        expect(button).to_have_attribute("aria-pressed", "false")
        button.click()
        expect(self.at(".design")).to_be_visible()
        expect(self.at(".design-words")).to_have_text("Card.png · buy: 4 points higher · 750 × 1334 pixels, 2 for each point")
        expect(self.at(".findings.few")).to_contain_text("4 points higher")
        button.click()
        expect(self.at(".design")).to_be_hidden()

    def test_the_scene_links_to_the_layout_with_its_design(self):
        self.open("#/card", designed())
        self.at("main").get_by_role("link", name="With its design: iPhone 8, portrait", exact=True).click()
        expect(self.button("Design")).to_be_visible()

    def test_another_design_can_be_opened_instead(self):
        self.open("#/card/iphone-8.portrait.en.L.light", designed())
        self.button("Design").click()
        data = png(375, 667, (0, 0, 10, 10), (0, 0, 0))
        self.page.set_input_files("input[type=file]", {"name": "Other.png", "mimeType": "image/png", "buffer": data})
        expect(self.at(".design-words")).to_have_text("Other.png · 375 × 667 pixels, 1 for each point")

    def open_other(self, box):
        """Opens a design of the reader over the layout on an iPhone 16 Pro, in which the button is at 20, 142."""
        self.open("#/card/iphone-16-pro.portrait.en.L.light", designed())
        data = png(1206, 2622, [3 * length for length in box], (200, 30, 30))
        # Measuring begins once the views are loaded.
        expect(self.at(".frames")).to_be_visible()
        self.page.set_input_files("input[type=file]", {"name": "Other.png", "mimeType": "image/png", "buffer": data})

    def expect_measured(self):
        expect(self.at(".design-words")).to_have_attribute("aria-busy", "false")

    def test_deviations_from_a_design_of_the_reader_are_measured(self):
        for box, words in (
            ((20, 148, 140, 192), "buy: 6 points higher"), ((23, 142, 148, 186), "buy: left edge 3 points further left, right edge 8 points further left"),
            ((20, 142, 140, 186), "4 edges measured, no deviation of a point or more"), ((20, 158, 140, 202), None),
        ):
            self.open_other(box)
            self.expect_measured()
            expect(self.at(".design-words")).to_have_text(f"Other.png{f' · {words}' if words else ''} · 1206 × 2622 pixels, 3 for each point")

    def test_a_moved_design_is_compared_by_eye(self):
        self.open_other((20, 148, 140, 192))
        self.expect_measured()
        self.page.get_by_label("Design moved by, y").fill("-6")
        expect(self.at(".design-words")).not_to_contain_text("buy")

    def test_a_design_is_shown_before_it_is_measured(self):
        self.open_other((20, 148, 140, 192))
        self.expect_measured()
        self.button("Remove").click()
        self.page.evaluate(
            """() => {
              const words = document.querySelector(".design-words");
              window.shownWords = [];
              new MutationObserver(() => shownWords.push(words.textContent)).observe(words, { childList: true });
            }"""
        )
        self.page.set_input_files("input[type=file]", {"name": "Again.png", "mimeType": "image/png", "buffer": png(1206, 2622, (60, 444, 420, 576), (200, 30, 30))})
        expect(self.at(".design-words")).to_contain_text("Again.png · buy: 6 points higher")
        first, *others = self.page.evaluate("shownWords")
        self.assertEqual(first, "Again.png · 1206 × 2622 pixels, 3 for each point")
        self.assertEqual(others, ["Again.png · buy: 6 points higher · 1206 × 2622 pixels, 3 for each point"])

    def test_differences_are_shown_without_frames_and_constraints(self):
        self.open_other((20, 148, 140, 192))
        self.button("Difference").click()
        expect(self.at(".layers")).to_be_hidden()
        self.assertEqual({address.split("#")[1] for address in self.at(".own-stage .picture").evaluate_all("list => list.map(({ src }) => src)")}, {"layer-views", "layer-bars"})
        self.button("Overlay").click()
        expect(self.at(".layers")).to_be_visible()
        expect(self.at(".own-stage .picture")).to_have_count(1)

    def test_a_layout_of_another_size_has_no_design(self):
        self.open("#/card/iphone-16-pro.portrait.en.L.light", designed())
        expect(self.button("Design…")).to_be_visible()

    def test_a_single_page_contains_the_design(self):
        self.open("#/card/iphone-8.portrait.en.L.light", designed("--single-file"), name="review.html")
        self.button("Design").click()
        expect(self.at(".design")).to_be_visible()

    def test_it_is_accessible(self):
        self.open("#/card/iphone-8.portrait.en.L.light", designed())
        self.button("Design").click()
        self.expect_accessible()


class NarrowSceneDesignTests(GalleryTestCase):
    context_options = {"viewport": {"width": 360, "height": 780}, "color_scheme": "dark"}

    def test_it_fits_on_a_small_phone(self):
        self.open("#/card/iphone-8.portrait.en.L.light", designed())
        self.button("Design").click()
        expect(self.at(".design")).to_be_visible()
        self.expect_no_sideways_scrolling()
        self.expect_accessible()
