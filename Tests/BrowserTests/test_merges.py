"""The page of `merge-file`, from the first place to the commit of the merge."""

import json

from gallery import PHONE, expect
from merges import BASE, MergeTestCase, Repository, Versions, document, versions


def number_of(test, word):
    """The number of the place whose text has a word."""
    texts = test.at(".places .message").all_inner_texts()
    return next(number for number, text in enumerate(texts, 1) if word in text)


class PlaceTests(MergeTestCase):
    def open_constant(self):
        self.open()
        self.open(f"#/{number_of(self, 'constant')}")
        expect(self.at("h1")).to_contain_text("both sides changed 'constant'")

    def test_four_pictures_show_the_place_in_each_version(self):
        self.open_constant()
        expect(self.at(".quad img.picture")).to_have_count(4)
        for name in ["base", "ours", "theirs", "result"]:
            expect(self.at(f".{name} .marker").first).to_be_visible()
        self.assertEqual([self.top(name) for name in ["base", "ours", "theirs", "result"]], [20, 60, 120, 60])

    def test_the_result_follows_the_decisions(self):
        self.open_constant()
        for key, version, top in [("2", "theirs", 120), ("0", "base", 20), ("1", "ours", 60)]:
            self.press(key)
            expect(self.choice(version)).to_have_attribute("aria-pressed", "true")
            self.assertEqual(self.top("result"), top)
        self.choice("theirs").click()
        self.assertEqual(self.top("result"), 120)
        self.assertEqual(self.page.evaluate("document.activeElement.dataset.version"), "theirs")
        self.press("u")
        self.assertEqual(self.top("result"), 60)

    def test_names_are_text(self):
        self.open()
        self.open(f"#/{number_of(self, 'box-00-001')}")
        expect(self.choice("theirs")).to_contain_text("<b onerror=alert(1)>")
        self.assertEqual(self.page.evaluate("document.querySelectorAll('[onerror]').length"), 0)

    def test_keys_select_undecided_places(self):
        self.open()
        for key, address in [("j", "#/2"), ("ArrowRight", "#/3"), ("k", "#/2"), ("ArrowUp", "#/1"), ("ArrowUp", "#/1")]:
            self.press(key)
            self.expect_hash(address)
        self.press("2", "n", "2", "n")
        self.expect_hash("#/3")
        self.press("1")
        expect(self.at("#said")).to_contain_text("all places are decided")
        self.expect_decided("3 of 3 decided")
        self.page.reload()
        self.expect_decided("3 of 3 decided")

    def test_a_deleted_object_has_no_base(self):
        start, end = BASE.index("                <view "), BASE.index("            </subviews>")
        without = BASE[:start] + BASE[end:]
        without = without[: without.index("            <constraints>")] + without[without.index("        </view>\n    </objects>"):]
        self.open(folder=Versions(ours=without, theirs=document(label="Card")).folder / "Page")
        expect(self.at("h1")).to_contain_text("deleted in ours, changed in theirs")
        expect(self.choice("base")).to_be_disabled()
        self.press("0")
        self.expect_decided("0 of 1 decided")
        expect(self.at(".result .marker")).to_have_count(0)
        self.press("2")
        expect(self.at(".result .marker")).to_have_count(1)

    def test_a_complete_merge_is_reported(self):
        self.open(address="#/", folder=Versions(theirs=BASE).folder / "Page")
        expect(self.at("h1")).to_have_text("Nothing is left to decide")

    def test_a_broken_link_is_reported(self):
        self.open("#/17")
        expect(self.at("h1")).to_have_text("Not in this merge")


class DecisionTests(MergeTestCase):
    def test_a_saved_file_contains_the_decisions(self):
        merge = Versions()
        self.open(folder=merge.folder / "Page")
        for _ in range(3):
            self.press("2", "j")
        self.save(merge.folder / "decisions.json")
        decisions = json.loads(merge.read("decisions.json"))["undecided"]
        self.assertEqual([decision["decision"] for decision in decisions], ["theirs"] * 3)
        command = self.at(".command").first.input_value()
        self.assertEqual(command, "render-layouts merge-file --decide decisions.json base ours theirs App/View.xib")
        self.assertEqual(merge.run_in_shell(command), (0, ""))
        self.assertEqual(merge.read("ours"), merge.read("theirs"))

    def test_a_command_contains_the_decisions(self):
        merge = Versions()
        self.open(folder=merge.folder / "Page")
        for _ in range(3):
            self.press("0", "j")
        self.at("#save-button").click()
        self.assertEqual(merge.run_in_shell(self.at(".command").nth(1).input_value()), (0, ""))
        self.assertEqual(merge.read("ours"), BASE)


class MergeToolTests(MergeTestCase):
    def test_a_conflict_of_two_branches_is_decided_on_the_page_and_committed(self):
        repository = Repository()
        self.assertIn("CONFLICT", repository.git("merge", "theirs"))
        self.assertEqual(repository.git("status", "--porcelain"), "UU App/View.xib\n")
        tool = repository.merge_tool()
        self.addCleanup(tool.kill)
        page = ".git/render-layouts/pages/App/View.xib"
        while f"{page}/index.html" not in tool.stdout.readline():
            self.assertIsNone(tool.poll(), "the merge tool ended before it wrote the page")
        self.open(folder=repository.folder / page)
        for _ in range(3):
            self.press("2", "j")
        self.press("s")
        expect(self.at("#save")).to_contain_text("The merge is waiting in the terminal")
        self.press("Escape")
        saved = repository.folder / ".git/decisions.json"
        self.save(saved)
        output, _ = tool.communicate(f"{saved}\n", timeout=60)
        self.assertEqual(tool.returncode, 0, output)
        self.assertFalse((repository.folder / page).exists())
        repository.git("commit", "--no-edit")
        self.assertEqual(repository.git("status", "--porcelain", "--untracked-files=no"), "")
        self.assertEqual(repository.git("diff", "HEAD", "theirs", "--", repository.path), "")
        self.assertEqual(repository.git("rev-list", "--count", "--merges", "HEAD"), "1\n")


class AccessibleTests(MergeTestCase):
    def test_every_place_is_accessible(self):
        self.open()
        for number in range(1, 4):
            with self.subTest(number):
                self.open(f"#/{number}")
                self.press("2")
                self.expect_accessible()

    def test_dialogs_are_accessible(self):
        for key in ["?", "s"]:
            self.open()
            self.press("1", key)
            self.expect_accessible()


class AccessibleInTheDarkTests(AccessibleTests):
    context_options = {"color_scheme": "dark"}


class AccessibleInForcedColorsTests(AccessibleTests):
    context_options = {"forced_colors": "active"}


class NarrowTests(AccessibleTests):
    context_options = {"viewport": {"width": 320, "height": 640}}

    def test_no_place_scrolls_horizontally(self):
        for number in range(1, 4):
            self.open(f"#/{number}")
            self.expect_no_sideways_scrolling()


class PhoneTests(MergeTestCase):
    context_options = {"viewport": PHONE, "has_touch": True, "is_mobile": True}

    def test_decisions_are_made_by_touch(self):
        self.open()
        self.choice("theirs").tap()
        expect(self.at("#said")).to_contain_text("Theirs")
        self.button("Undo").tap()
        expect(self.at("#said")).to_contain_text("Taken back")
