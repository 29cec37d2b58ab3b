"""What the gallery and the page of differences do alike: filters, history, focus, keys, zoom and the frame around them."""

from differences import FIRST, DifferenceTestCase
from gallery import LAYOUT, GalleryTestCase, expect

# A field of each kind that takes keys for itself, put into the page that is open.
FIELD = """(type) => {
  const field = document.createElement("input");
  field.type = type;
  field.id = "tried";
  document.querySelector("main").prepend(field);
  field.focus();
}"""
# The picture in the stage is larger in one direction only.
ENLARGED = """([width, height]) => {
  const stage = document.querySelector(".stage");
  const filler = document.createElement("div");
  Object.assign(filler.style, { width: `${width * stage.clientWidth}px`, height: `${height * stage.clientHeight}px` });
  stage.style.padding = "0";
  stage.replaceChildren(filler);
  stage.focus();
}"""


class SharedTests:
    """The tests; each page has a class below with an address of a layout, of the next one, and a search."""

    def press_in_field(self, kind, key):
        self.open(self.layout)
        self.page.evaluate(FIELD, kind)
        self.press(key)

    def test_sliders_and_checkboxes_keep_arrow_keys(self):
        for kind in ["range", "radio", "checkbox"]:
            with self.subTest(kind):
                self.press_in_field(kind, "ArrowRight")
                self.expect_hash(self.layout)
                expect(self.at("#tried")).to_be_focused()

    def test_arrow_keys_move_a_slider(self):
        self.press_in_field("range", "ArrowRight")
        expect(self.at("#tried")).to_have_value("51")

    def test_letters_work_while_a_slider_or_checkbox_has_the_focus(self):
        for kind in ["range", "checkbox"]:
            with self.subTest(kind):
                self.press_in_field(kind, self.next_key)
                self.expect_hash(self.next_layout)

    def test_fields_for_text_and_numbers_keep_all_keys(self):
        for kind in ["text", "number"]:
            with self.subTest(kind):
                self.press_in_field(kind, self.next_key)
                self.press("ArrowRight", "?")
                self.expect_hash(self.layout)
                expect(self.at("#help")).to_be_hidden()

    def test_escape_leaves_a_field_and_then_the_page(self):
        self.press_in_field("range", "Escape")
        self.expect_hash(self.layout)
        expect(self.at("#tried")).not_to_be_focused()
        self.press("Escape")
        self.expect_hash(self.above)

    def test_arrow_keys_scroll_an_enlarged_picture(self):
        for enlarged in [[2, 0.5], [0.5, 2]]:
            with self.subTest(enlarged):
                self.open(self.layout)
                self.page.evaluate(ENLARGED, enlarged)
                self.press("ArrowRight", "ArrowDown")
                self.expect_hash(self.layout)
        self.page.evaluate(ENLARGED, [0.5, 0.5])
        self.press("ArrowRight")
        self.expect_hash(self.next_layout)

    def test_an_enlarged_picture_can_be_dragged(self):
        self.open(self.layout)
        self.press("0", "+", "+", "+", "+")
        box = self.at(".stage").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        place = "(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])(document.querySelector('.stage'))"
        before = self.page.evaluate(place)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x - 40, y - 30)
        self.page.mouse.up()
        self.assertEqual(self.page.evaluate(place), [before[0] + 40, before[1] + 30])
        self.expect_hash(self.layout)

    def test_a_wheel_with_control_zooms_around_the_pointer(self):
        self.open(self.layout)
        self.press("0", "+", "+", "+", "+")
        box = self.at(".stage").bounding_box()
        x, y = box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.6
        part = "([x, y]) => { const box = document.querySelector('.stage').firstChild.getBoundingClientRect(); return [(x - box.left) / box.width, (y - box.top) / box.height]; }"
        before = self.page.evaluate(part, [x, y])
        shown = self.at(".percent").text_content()
        self.page.mouse.move(x, y)
        self.page.keyboard.down("Control")
        self.page.mouse.wheel(0, -60)
        self.page.keyboard.up("Control")
        expect(self.at(".percent")).not_to_have_text(shown)
        for old, new in zip(before, self.page.evaluate(part, [x, y])):
            self.assertAlmostEqual(old, new, delta=0.01)

    def test_a_filter_is_marked_and_cleared(self):
        self.open()
        expect(self.button("Clear")).to_be_hidden()
        search = self.at("[type=search]")
        search.fill(self.search)
        expect(search).to_have_class("on")
        self.expect_hash(f"#/?q={self.search}")
        self.button("Clear").click()
        self.expect_hash("#/")
        expect(search).to_have_value("")

    def test_a_search_without_a_result_can_be_cleared(self):
        self.open("#/?q=nowhere")
        self.at(".empty").get_by_role("link", name="Clear the filters").click()
        self.expect_hash("#/")
        expect(self.at(".empty")).to_have_count(0)

    def test_typing_adds_no_history_entries(self):
        self.open()
        length = self.page.evaluate("history.length")
        self.press("/")
        expect(self.at("[type=search]")).to_be_focused()
        self.page.keyboard.type(self.search)
        self.expect_hash(f"#/?q={self.search}")
        self.assertEqual(self.page.evaluate("history.length"), length)

    def test_filters_are_kept_when_a_layout_is_opened_and_closed(self):
        self.open(f"{self.layout}?q={self.search}")
        expect(self.at("#filters")).to_be_hidden()
        self.at("#trail a").last.click()
        self.expect_hash(f"{self.above}?q={self.search}")
        expect(self.at("[type=search]")).to_have_value(self.search)
        self.page.go_back()
        self.expect_hash(f"{self.layout}?q={self.search}")
        self.page.go_forward()
        self.expect_hash(f"{self.above}?q={self.search}")

    def test_the_focus_returns_to_the_opened_link(self):
        self.open(self.above)
        link = self.at(f"[data-key='{self.layout[2:]}']")
        link.focus()
        self.press("Enter")
        expect(self.at("#title")).to_be_focused()
        self.press("Escape")
        expect(link).to_be_focused()

    def test_an_invalid_address_offers_the_overview(self):
        self.open("#/nothing/%E0%A4%A?q=a")
        expect(self.at("h1")).to_have_text(self.missing)
        expect(self.at("#filters")).to_be_hidden()
        self.at("main .button").click()
        self.expect_hash("#/")

    def test_the_window_title_is_the_trail_in_reverse(self):
        self.open(self.layout)
        steps = self.at("#trail li").all_inner_texts()
        self.assertEqual(self.page.title().split(" · ")[:-1], [step.removeprefix("›").strip() for step in steps[:0:-1]])

    def test_both_pages_share_the_setting_for_keys(self):
        self.open()
        self.press("?")
        self.at("#help input").uncheck()
        self.assertEqual(self.page.evaluate("localStorage.getItem('layout-review.keys')"), "off")
        self.press("Escape", "/")
        expect(self.at("[type=search]")).not_to_be_focused()

    def test_a_click_outside_a_dialog_closes_it(self):
        self.open()
        self.at("#help-button").click()
        self.page.mouse.click(5, 5)
        expect(self.at("#help")).to_be_hidden()


class GallerySharedTests(SharedTests, GalleryTestCase):
    layout, above = LAYOUT, "#/login"
    next_layout = "#/login/iphone-se-3.portrait.en.L.light"
    next_key = "l"
    search = "login"
    missing = "Not in this review"


class DifferenceSharedTests(SharedTests, DifferenceTestCase):
    layout, above = FIRST, "#/"
    next_layout = FIRST.replace("iphone-8", "iphone-16-pro")
    next_key = "j"
    search = "portrait"
    missing = "Not in this comparison"
