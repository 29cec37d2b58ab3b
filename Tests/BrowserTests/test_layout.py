"""A layout in full: zoom, layers, views, constraints, findings, frames."""

import base64
import functools
import subprocess

from gallery import BROKEN_LAYOUT, LAYOUT, OVERVIEW, PHONE, ROOT, SCENE, TOOL, GalleryTestCase, expect, keep_folder, render

STANDARD_LAYERS = ["Views", "Bars", "Guides", "Frames", "Constraints"]


def explained(view):
    """What the tool says of a view in the layout that the tests open."""
    command = [TOOL, "explain", str(ROOT / "Scenes/Login/Login.scene.yaml"), view, "--device", "iphone-se-1", "--orientation", "portrait", "--locale", "en"]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout


class StageTests(GalleryTestCase):
    def zoom(self):
        return int(self.at(".percent").text_content().removesuffix(" %"))

    def width(self):
        return self.page.evaluate("document.querySelector('.canvas').getBoundingClientRect().width")

    def test_a_picture_initially_fits_the_window(self):
        self.open(LAYOUT)
        expect(self.button("Fit the picture into the window")).to_have_attribute("aria-pressed", "true")
        inside = self.page.evaluate("(() => { const s = document.querySelector('.stage'); return s.scrollWidth <= s.clientWidth && s.scrollHeight <= s.clientHeight; })()")
        self.assertTrue(inside)

    def test_the_actual_size_is_one_pixel_per_point(self):
        self.open(LAYOUT)
        self.page.keyboard.press("0")
        self.assertEqual(self.width(), 320)
        self.assertEqual(self.zoom(), 100)

    def test_a_device_pixel_is_a_pixel_of_the_page(self):
        self.open(LAYOUT)
        self.page.keyboard.press("p")
        self.assertEqual(self.width(), 640)

    def test_keys_and_buttons_zoom(self):
        self.open(LAYOUT)
        self.page.keyboard.press("0")
        self.page.keyboard.press("+")
        self.assertEqual(self.zoom(), 150)
        self.button("Smaller").click()
        self.assertEqual(self.zoom(), 100)
        self.page.keyboard.press("f")
        expect(self.button("Fit the picture into the window")).to_have_attribute("aria-pressed", "true")

    def test_the_wheel_zooms_around_the_pointer(self):
        self.open(LAYOUT)
        self.page.keyboard.press("p")
        box = self.at(".stage").bounding_box()
        x, y = box["x"] + box["width"] / 2 + 40, box["y"] + box["height"] / 2 + 60
        place = "([x, y]) => { const b = document.querySelector('.canvas').getBoundingClientRect(); return [(x - b.left) / b.width, (y - b.top) / b.height]; }"
        before = self.page.evaluate(place, [x, y])
        self.page.mouse.move(x, y)
        self.page.keyboard.down("Control")
        self.page.mouse.wheel(0, -100)
        self.page.keyboard.up("Control")
        expect(self.at(".percent")).not_to_have_text("200 %")
        after = self.page.evaluate(place, [x, y])
        self.assertAlmostEqual(before[1], after[1], delta=0.01)

    def test_a_gesture_scales_the_picture_and_draws_it_once_it_rests(self):
        self.open(LAYOUT)
        self.press("0")
        width = "document.querySelector('.pictures').offsetWidth"
        self.assertEqual(self.page.evaluate(width), 320)
        during = self.page.evaluate("""() => {
          const stage = document.querySelector(".stage");
          stage.dispatchEvent(new WheelEvent("wheel", { ctrlKey: true, deltaY: -100, clientX: 400, clientY: 400, cancelable: true }));
          const pictures = document.querySelector(".pictures");
          return [pictures.offsetWidth, pictures.getBoundingClientRect().width, document.querySelector(".canvas").getBoundingClientRect().width];
        }""")
        self.assertEqual(during[0], 320)
        self.assertAlmostEqual(during[1], during[2], delta=0.5)
        self.assertGreater(during[2], 500)
        # The policy of the page forbids expressions that a script evaluates.
        for _ in range(100):
            if self.page.evaluate(width) > 500:
                break
            self.page.wait_for_timeout(50)
        self.assertGreater(self.page.evaluate(width), 500)

    def test_a_drag_moves_an_enlarged_picture_and_selects_nothing(self):
        self.open(LAYOUT)
        self.page.keyboard.press("p")
        box = self.at(".stage").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        before = self.page.evaluate("document.querySelector('.stage').scrollTop")
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x, y - 80, steps=4)
        self.page.mouse.up()
        self.assertEqual(self.page.evaluate("document.querySelector('.stage').scrollTop"), before + 80)
        self.expect_hash(LAYOUT)

    def test_the_zoom_stays_for_the_next_layout(self):
        self.open(LAYOUT)
        self.page.keyboard.press("0")
        self.press("ArrowRight")
        expect(self.at("h1")).to_have_text("iPhone SE (3rd gen), portrait")
        self.assertEqual(self.zoom(), 100)


class LayerTests(GalleryTestCase):
    def layer(self, name):
        return self.at(".layer", ).filter(has_text=name)

    def shown(self):
        return [button.inner_text().split("\n")[-1] for button in self.at(".layer[aria-pressed=true]").all()]

    def dark_pixels(self):
        """How many pixels of the stage are neither white nor nearly so."""
        expect(self.at(".pictures img").first).to_have_js_property("complete", True)
        self.page.wait_for_timeout(150)
        picture = self.at(".canvas").screenshot()
        return self.page.evaluate(
            """async (data) => {
              const image = new Image();
              image.src = `data:image/png;base64,${data}`;
              await image.decode();
              const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
              const context = canvas.getContext("2d");
              context.drawImage(image, 0, 0);
              const values = context.getImageData(0, 0, image.width, image.height).data;
              let count = 0;
              for (let index = 0; index < values.length; index += 4) if (Math.min(values[index], values[index + 1], values[index + 2]) < 235) count++;
              return count;
            }""",
            base64.b64encode(picture).decode(),
        )

    def test_each_layer_of_the_picture_has_a_switch(self):
        self.open(LAYOUT)
        expect(self.at(".layer")).to_have_count(6)
        self.assertEqual(self.shown(), STANDARD_LAYERS)

    def test_a_hidden_layer_is_not_in_the_picture(self):
        self.open(LAYOUT)
        expect(self.at(".layer")).to_have_count(6)
        everything = self.dark_pixels()
        self.layer("Constraints").click()
        self.expect_hash(f"{LAYOUT}?layers=views,bars,guides,frames")
        without_constraints = self.dark_pixels()
        self.layer("Frames").click()
        without_frames = self.dark_pixels()
        self.layer("Views").click()
        without_views = self.dark_pixels()
        self.assertGreater(everything, without_constraints)
        self.assertGreater(without_constraints, without_frames)
        self.assertGreater(without_frames, without_views)
        self.layer("Views").click()
        self.layer("Frames").click()
        self.layer("Constraints").click()
        self.expect_hash(LAYOUT)
        self.assertEqual(self.dark_pixels(), everything)

    def test_number_keys_switch_layers_and_o_all_overlays(self):
        self.open(LAYOUT)
        expect(self.at(".layer")).to_have_count(6)
        self.page.keyboard.press("4")
        self.assertEqual(self.shown(), ["Views", "Bars", "Guides", "Constraints"])
        self.page.keyboard.press("o")
        self.assertEqual(self.shown(), ["Views"])
        self.page.keyboard.press("o")
        self.assertEqual(self.shown(), STANDARD_LAYERS)

    def test_layers_are_in_the_link_and_stay_for_the_next_layout(self):
        self.open(f"{LAYOUT}?layers=views,frames")
        expect(self.at(".layer")).to_have_count(6)
        self.assertEqual(self.shown(), ["Views", "Frames"])
        self.press("ArrowRight")
        self.expect_hash("#/login/iphone-se-3.portrait.en.L.light?layers=views,frames")
        expect(self.at(".pictures img")).to_have_count(2)

    def test_names_of_views_can_be_shown(self):
        self.open(LAYOUT)
        self.layer("Names").click()
        expect(self.at(".name-tag").filter(has_text="greeting")).to_be_visible()


class ViewTests(GalleryTestCase):
    def over(self, name):
        """The middle of a view in the picture."""
        left, top, width, height = self.page.evaluate(
            """(name) => new Promise((done) => {
              const row = [...document.querySelectorAll(".frames tbody tr")].find((row) => row.querySelector(".row-name").textContent === name);
              done([...row.querySelectorAll("td")].map((cell) => Number(cell.textContent)));
            })""", name)
        canvas = self.at(".canvas").bounding_box()
        zoom = canvas["width"] / 320
        return canvas["x"] + (left + width / 2) * zoom, canvas["y"] + (top + height / 2) * zoom

    def test_pointing_at_a_view_names_it(self):
        self.open(LAYOUT)
        expect(self.at(".frames tbody tr")).to_have_count(7)
        self.page.mouse.move(*self.over("user"))
        expect(self.at(".marker.over .marker-label")).to_have_text("user 272 × 48")

    def test_a_click_selects_a_view_and_shows_its_numbers(self):
        self.open(LAYOUT)
        expect(self.at(".frames tbody tr")).to_have_count(7)
        self.page.mouse.click(*self.over("user"))
        self.expect_hash(f"{LAYOUT}?view=user")
        expect(self.at(".chosen-view h2")).to_have_text("user textField")
        expect(self.at(".chosen-view .facts")).to_contain_text("Frame24, 254.5 · 272 × 48")
        expect(self.at(".chosen-view .facts")).to_contain_text("Content128 × 34")
        expect(self.at(".chosen-view .facts")).to_contain_text("Login.scene.yaml:36")
        expect(self.at("tr.chosen .row-name")).to_have_text("user")

    def test_a_selected_view_is_explained_as_by_explain(self):
        self.open(f"{LAYOUT}?view=user")
        sums = self.at(".why .sum")
        expect(sums.locator("h3")).to_have_text(["Left = 24 in superview", "Width = 272", "Top = 254.7 in superview", "Height = 48"])
        expect(sums.first).to_contain_text("user.leading >= safeArea.leading + edge line 57")
        expect(sums.nth(1)).to_contain_text("superview.width == 320 (the screen)")
        words = explained("user")
        for index, name in enumerate(["left", "width", "top", "height"]):
            heading = sums.nth(index).locator("h3").inner_text().split(" in ")[0]
            self.assertIn(f"user.{name} = {heading.split(' = ')[1]}", words)
        # A line with several equations is in the note of its number.
        expect(sums.nth(3)).to_contain_text("user.height == 48 line 47")
        expect(sums.nth(3).get_by_title("V:[user(control)]")).to_have_text("line 47")
        shares = [item.inner_text().split("\n")[0] for item in sums.nth(2).locator(".share").all()]
        self.assertAlmostEqual(sum(float(share.replace("−", "-")) for share in shares), 254.7, places=2)

    def test_a_click_in_a_picture_of_a_scene_chooses_the_view_there(self):
        self.open(OVERVIEW)
        self.at(".card a[data-key=login]").click()
        picture = self.at(".cell .picture").first
        expect(picture).to_have_js_property("complete", True)
        box = picture.bounding_box()
        picture.click(position={"x": box["width"] * 160 / 320, "y": box["height"] * 278 / 568})
        self.expect_hash(f"{LAYOUT}?view=user")
        expect(self.at(".why")).to_contain_text("user.leading >= safeArea.leading + edge line 57")

    def test_a_click_beside_all_views_and_a_key_only_open_the_layout(self):
        self.open(SCENE)
        self.at(".cell .picture").first.click(position={"x": 3, "y": 60})
        expect(self.at(".frames")).to_be_visible()
        self.expect_hash(LAYOUT)
        self.page.go_back()
        self.at(".cell a").first.focus()
        self.press("Enter")
        expect(self.at(".frames")).to_be_visible()
        self.expect_hash(LAYOUT)

    def test_a_click_that_downloads_a_layout_chooses_no_view_later(self):
        self.open(SCENE)
        picture = self.at(".cell .picture").first
        expect(picture).to_have_js_property("complete", True)
        picture.evaluate("""picture => {
            const { left, top, width, height } = picture.getBoundingClientRect();
            picture.closest("a").addEventListener("click", (event) => event.preventDefault(), { once: true });
            const place = { clientX: left + width / 2, clientY: top + height * 278 / 568 };
            picture.dispatchEvent(new MouseEvent("click", { altKey: true, detail: 1, bubbles: true, cancelable: true, ...place }));
        }""")
        self.page.evaluate("hash => { location.hash = hash; }", LAYOUT)
        expect(self.at(".frames")).to_be_visible()
        self.expect_hash(LAYOUT)

    def test_the_findings_on_a_view_are_beside_its_numbers(self):
        self.open(f"{BROKEN_LAYOUT}?view=card")
        expect(self.at(".findings-here")).to_contain_text("ambiguous")
        self.open(f"{LAYOUT}?view=user")
        expect(self.at(".why")).to_be_visible()
        expect(self.at(".findings-here")).to_have_count(0)

    def test_other_constraints_on_a_view_are_listed(self):
        self.open(f"{LAYOUT}?view=user")
        named = self.at(".chosen-view details")
        expect(named.locator("h3")).to_have_text("Named by 6 other constraints")
        named.locator("summary").click()
        expect(named).to_contain_text("user: { maxWidth: column }")

    def test_focusing_a_constraint_shows_its_views(self):
        self.open(f"{LAYOUT}?view=user")
        self.at(".chosen-view details summary").click()
        self.at(".chosen-view .constraints button").filter(has_text="secret.leading").first.focus()
        expect(self.at(".marker.about")).to_have_count(2)

    def test_an_ambiguous_distance_names_the_missing_constraint(self):
        self.open(f"{BROKEN_LAYOUT}?view=card")
        expect(self.at(".sum.open").first).to_contain_text("card.width is open: 0 or more")
        expect(self.at(".sum.open").first).to_contain_text("needs a constraint")

    def test_alt_measures_between_the_selected_view_and_the_one_under_the_pointer(self):
        self.open(f"{LAYOUT}?view=user")
        expect(self.at(".frames tbody tr")).to_have_count(7)
        self.page.mouse.move(*self.over("secret"))
        expect(self.at(".measure-line")).to_be_hidden()
        self.page.keyboard.down("Alt")
        expect(self.at(".measured")).to_have_text("from user to secret: across −272, down 12; centers 0 across, 60 down; baselines 60")
        expect(self.at(".measure > .down")).to_have_text("12")
        self.page.keyboard.up("Alt")
        expect(self.at(".measure-line")).to_be_hidden()

    def test_over_the_selected_view_distances_are_to_its_superview(self):
        self.open(f"{LAYOUT}?view=user")
        expect(self.at(".frames tbody tr")).to_have_count(7)
        self.page.keyboard.down("Alt")
        self.page.mouse.move(*self.over("user"))
        expect(self.at(".measured")).to_contain_text("from user to superview: left 24, right 24, top 254.5, bottom 265.5")

    def test_a_mode_measures_by_clicks_and_keys_only(self):
        self.open(f"{LAYOUT}?view=user")
        expect(self.at(".frames tbody tr")).to_have_count(7)
        self.page.keyboard.press("m")
        expect(self.button("Measure")).to_have_attribute("aria-pressed", "true")
        self.page.mouse.click(*self.over("secret"))
        expect(self.at(".measured")).to_contain_text("down 12")
        self.expect_hash(f"{LAYOUT}?view=user")
        self.at(".frames .row-name").filter(has_text="logo").focus()
        expect(self.at(".measured")).to_contain_text("from user to logo")

    def test_modes_say_what_to_do(self):
        self.open(LAYOUT)
        expect(self.at(".stage-hint:visible")).to_have_count(0)
        self.button("Measure").click()
        expect(self.at(".stage-hint:visible")).to_have_text("Choose a view, then point at another one or tap it, Esc to stop")
        self.page.mouse.click(*self.over("user"))
        self.page.mouse.move(*self.over("secret"))
        expect(self.at(".measure-line")).to_be_visible()
        expect(self.at(".stage-hint:visible")).to_have_count(0)
        self.button("Measure").click()
        self.button("Pin a comment").click()
        expect(self.at(".stage-hint:visible")).to_have_text("Click or tap where the comment belongs, Esc to stop")
        self.expect_accessible()

    def test_escape_ends_a_mode_before_it_leaves_the_layout(self):
        for key, name in [("i", "Pin a comment"), ("m", "Measure")]:
            self.open(LAYOUT)
            expect(self.at(".frames tbody tr")).to_have_count(7)
            self.press(key)
            expect(self.button(name)).to_have_attribute("aria-pressed", "true")
            self.press("Escape")
            expect(self.button(name)).to_have_attribute("aria-pressed", "false")
            self.expect_hash(LAYOUT)
            self.press("Escape")
            self.expect_hash(SCENE)

    def test_rows_of_the_table_are_equally_high(self):
        self.open(LAYOUT)
        expect(self.at(".frames tbody tr")).to_have_count(7)
        heights = self.page.evaluate("[...document.querySelectorAll('.frames tbody tr')].map((row) => Math.round(row.getBoundingClientRect().height))")
        # Rows begin at pixels, so that a height may be rounded up.
        self.assertLessEqual(max(heights) - min(heights), 1, heights)

    def test_the_mark_under_the_pointer_returns_after_a_row_had_the_focus(self):
        self.open(LAYOUT)
        expect(self.at(".frames tbody tr")).to_have_count(7)
        x, y = self.over("user")
        self.page.mouse.move(x, y)
        expect(self.at(".marker.over .marker-label")).to_have_text("user 272 × 48")
        self.at(".frames .row-name").filter(has_text="logo").focus()
        expect(self.at(".marker.over .marker-label")).to_contain_text("logo")
        self.page.mouse.move(x + 1, y)
        expect(self.at(".marker.over .marker-label")).to_have_text("user 272 × 48")

    def test_distances_to_a_row_end_when_the_pointer_leaves_it(self):
        self.open(f"{LAYOUT}?view=user")
        self.page.keyboard.down("Alt")
        self.at(".frames tr").filter(has_text="logo").hover()
        expect(self.at(".measured")).to_contain_text("from user to logo")
        self.page.mouse.move(5, 5)
        expect(self.at(".measure-line")).to_be_hidden()

    def test_distances_and_the_hint_for_comments_do_not_cover_each_other(self):
        self.open(f"{LAYOUT}?view=user")
        expect(self.at(".frames tbody tr")).to_have_count(7)
        self.button("Measure").click()
        self.page.mouse.click(*self.over("secret"))
        self.button("Pin a comment").click()
        hint, line = self.at(".pin-hint").bounding_box(), self.at(".measure-line").bounding_box()
        self.assertLessEqual(hint["y"] + hint["height"], line["y"])

    def test_focusing_a_row_of_the_table_shows_its_view(self):
        self.open(LAYOUT)
        self.at(".frames .row-name").nth(2).focus()
        expect(self.at(".marker.over .marker-label")).to_have_text("greeting 272 × 33.5")

    def test_the_frames_are_a_table_with_headings(self):
        self.open(LAYOUT)
        expect(self.page.get_by_role("columnheader")).to_have_text(["View", "x", "y", "width", "height"])
        expect(self.page.get_by_role("row", name="greeting label")).to_contain_text("24197272" "33.5")

    def test_a_link_selects_a_view(self):
        self.open(f"{LAYOUT}?view=help")
        expect(self.at(".marker.chosen .marker-label")).to_have_text("help 138 × 28")


class SmallScreenTests(GalleryTestCase):
    context_options = {"viewport": PHONE}

    def test_a_button_over_the_picture_leads_to_the_numbers_of_the_chosen_view(self):
        self.open(LAYOUT)
        expect(self.at(".frames tbody tr")).to_have_count(7)
        expect(self.button("Why is it there?")).to_be_hidden()
        box = self.at(".canvas").bounding_box()
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.47)
        self.button("Why is it there?").click()
        expect(self.at(".chosen-view")).to_be_focused()
        expect(self.at(".why h3").first).to_be_in_viewport()
        self.expect_no_sideways_scrolling()
        self.expect_accessible()


class OutlineTests(GalleryTestCase):
    def names(self):
        return self.at(".frames tbody tr:visible .row-name").all_inner_texts()

    def test_rows_fold_by_button_and_by_key(self):
        self.open(LAYOUT)
        expect(self.at(".frames tbody tr")).to_have_count(7)
        self.button("Views in superview").click()
        self.assertEqual(self.names(), ["superview"])
        self.at(".frames .row-name").first.focus()
        self.press("ArrowRight")
        self.assertEqual(len(self.names()), 7)
        self.press("ArrowLeft")
        self.assertEqual(len(self.names()), 1)
        self.expect_hash(LAYOUT)

    def test_a_filter_keeps_matching_views_and_their_superviews(self):
        self.open(LAYOUT)
        search = self.page.get_by_label("Filter views by name or class")
        search.fill("USER")
        self.assertEqual(self.names(), ["superview", "user"])
        search.fill("textfield")
        self.assertEqual(self.names(), ["superview", "user", "secret"])

    def test_views_can_be_limited_to_those_with_findings(self):
        self.open(BROKEN_LAYOUT)
        expect(self.at(".frames tbody tr")).to_have_count(4)
        self.at(".outline-filters").get_by_label("With findings").check()
        self.assertEqual(self.names(), ["superview", "message", "card"])


@functools.cache
def rows():
    """The gallery of a scene with many views in a row below each other."""
    count = 450
    path = keep_folder() / "Rows.scene.yaml"
    views = [f"  v{number}: {{ type: label, text: Label {number} }}" for number in range(count)]
    pairs = [f"  - v{number}: {{ leading: v{number - 1}, top: v{number - 1} + 1 }}" for number in range(1, count)]
    path.write_text("\n".join(["format: 1", "scene: Rows", "devices: [iPad mini (6th gen)]", "orientations: [portrait]", "views:", *views,
                               "constraints:", "  - v0: { leading: superview + 8, top: superview + 20 }", *pairs]) + "\n")
    return render(scenes=[path])


class ManyViewsTests(GalleryTestCase):
    layout = "#/rows/ipad-mini-6.portrait.en.L.light"

    def test_a_long_table_shows_its_first_rows_and_the_others_on_request(self):
        self.open(self.layout, folder=rows())
        expect(self.at(".frames tbody tr:not(.rest-row)")).to_have_count(200)
        self.button("Show 251 more").click()
        expect(self.at(".frames tbody tr")).to_have_count(451)
        self.assertEqual(self.page.evaluate("document.activeElement.textContent"), "v199")

    def test_a_printed_table_is_whole(self):
        self.open(self.layout, folder=rows())
        expect(self.at(".frames tbody tr:not(.rest-row)")).to_have_count(200)
        self.page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
        expect(self.at(".frames tbody tr")).to_have_count(451)

    def test_the_chosen_view_has_a_row_wherever_it_is(self):
        self.open(f"{self.layout}?view=v440", folder=rows())
        expect(self.at(".frames tr.chosen .row-name")).to_have_text("v440")
        expect(self.button("Show 250 more")).to_be_visible()
        # The button is where the rows are missing.
        expect(self.at(".rest-row + tr .row-name")).to_have_text("v440")
        expect(self.at(".frames [tabindex='0']")).to_have_text("v440")

    def test_a_filter_searches_all_views(self):
        self.open(self.layout, folder=rows())
        self.page.get_by_label("Filter views by name or class").fill("v449")
        expect(self.at(".frames .row-name")).to_have_text(["superview", "v449"])
        expect(self.at(".frames [tabindex='0']")).to_have_text("superview")

    def test_forms_and_lists_are_made_when_they_open(self):
        self.open(f"{self.layout}?view=v1", folder=rows())
        expect(self.at(".edit-panel")).to_be_attached()
        expect(self.at(".edit-panel select, .panel > .constraints li")).to_have_count(0)
        self.at(".edit-panel summary").click()
        choice = self.page.get_by_label("Pin with")
        expect(choice.locator("option")).to_have_count(1)
        choice.focus()
        expect(choice.locator("option")).to_have_count(450)
        self.at(".panel summary").filter(has_text="900 constraints").click()
        expect(self.at(".panel > .constraints li")).to_have_count(900)


class LinkTests(GalleryTestCase):
    context_options = {"permissions": ["clipboard-read", "clipboard-write"]}

    def copied(self, name):
        self.at(".inspector").get_by_role("button", name=name, exact=True).first.click()
        expect(self.page.get_by_role("status").filter(has_text="Link copied")).to_have_count(1)
        return self.page.evaluate("navigator.clipboard.readText()")

    def test_links_select_a_view_or_one_of_its_distances(self):
        self.open(f"{LAYOUT}?view=user")
        self.assertTrue(self.copied("Copy a link to this view").endswith(f"{LAYOUT}?view=user"))
        self.assertTrue(self.copied("Copy a link to width of this view").endswith(f"{LAYOUT}?view=user&edge=width"))
        self.open(f"{LAYOUT}?view=user&edge=width")
        expect(self.at(".sum.asked h3")).to_have_text("Width = 272")

    def test_a_link_selects_a_finding(self):
        self.open(BROKEN_LAYOUT)
        self.assertTrue(self.copied("Copy a link to this finding").endswith(f"{BROKEN_LAYOUT}?finding=conflict"))
        self.open(f"{BROKEN_LAYOUT}?finding=ambiguous")
        expect(self.at(".finding.asked")).to_contain_text("needs constraints")
        expect(self.at(".marker.about")).to_have_count(1)


class FindingTests(GalleryTestCase):
    def test_findings_are_listed_with_their_lines(self):
        self.open(BROKEN_LAYOUT)
        expect(self.at(".finding")).to_have_count(2)
        expect(self.at(".finding").first).to_contain_text("2 constraints conflict")
        expect(self.at(".finding").first).to_contain_text("BrokenOnPurpose.scene.yaml:15:5")

    def test_a_finding_marks_its_views(self):
        self.open(BROKEN_LAYOUT)
        expect(self.at(".frames tbody tr")).to_have_count(4)
        self.at(".finding").filter(has_text="needs constraints").hover()
        expect(self.at(".marker.about")).to_have_count(1)
        self.at(".finding").get_by_role("button", name="card").first.click()
        self.expect_hash(f"{BROKEN_LAYOUT}?view=card")

    def test_a_broken_constraint_is_marked_as_broken(self):
        self.open(BROKEN_LAYOUT)
        expect(self.at(".inspector .constraints .badge.error").first).to_have_text("✕broken")


class PaneTests(GalleryTestCase):
    def test_the_panes_have_the_names_of_interface_builder(self):
        """IBT-01..08: outline, canvas, issues, inspector."""
        for address in [LAYOUT, BROKEN_LAYOUT]:
            self.open(address)
            expect(self.at("#canvas .stage")).to_be_visible()
            expect(self.at("#inspector #issues .badge")).to_be_visible()
            expect(self.at("#inspector #outline tbody tr").first).to_be_visible()
