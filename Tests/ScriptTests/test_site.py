"""Tests of scripts/site and its setup."""

import importlib.util
import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SETUP = ROOT / "packaging" / "site"


def script():
    spec = importlib.util.spec_from_file_location("site_pages", ROOT / "scripts" / "site.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class SiteTests(unittest.TestCase):
    def setUp(self):
        self.script = script()

    def test_links_lead_to_pages_and_other_links_become_text(self):
        kept = {"README.md", "docs/limits.md"}
        text = "[limits](limits.md#a), [start](../README.md#b), [code](../Package.swift), [web](https://a.b), [top](#c)"
        self.assertEqual(
            self.script.page_text("docs/page.md", text, kept),
            "[limits](limits.md#a), [start](../index.md#b), code, [web](https://a.b), [top](#c)")

    def test_code_is_unchanged(self):
        text = "```md\n[a](../Package.swift)\n```\n`[b](../Package.swift)` [`c`](../Package.swift)"
        self.assertEqual(
            self.script.page_text("docs/page.md", text, set()),
            "```md\n[a](../Package.swift)\n```\n`[b](../Package.swift)` `c`")

    def test_every_page_of_the_documentation_is_in_the_navigation(self):
        setup = (SETUP / "mkdocs.yml").read_text()
        listed = set(re.findall(r": ((?:docs|Scenes)/\S+\.md)$", setup, re.M))
        pages = {f"docs/{path.relative_to(ROOT / 'docs')}" for folder in ("", "reference")
                 for path in (ROOT / "docs" / folder).glob("*.md")}
        generated = {"docs/README.md", "docs/reference/uikit-types.md", "docs/reference/interface-builder-rules.md"}
        self.assertEqual(pages - listed, generated)
        self.assertEqual({name for name in listed if not (ROOT / name).exists()}, set())

    def test_the_setup_contains_no_network_address(self):
        for path in SETUP.iterdir():
            self.assertNotRegex(path.read_text(), r"https?://", path.name)


if __name__ == "__main__":
    unittest.main()
