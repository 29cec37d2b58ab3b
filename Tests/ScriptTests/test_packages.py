"""What users install, and the files for CI systems: versions that agree, and scripts that do what they say."""

import hashlib
import itertools
import json
import os
import re
import subprocess
import tarfile
import tempfile
import unittest
from pathlib import Path

PACKAGE = Path(__file__).parents[2]


def run(*words, cwd=PACKAGE, **environment):
    return subprocess.run(
        words, cwd=cwd, env={**os.environ, **environment}, capture_output=True, text=True, check=False)


class Releases(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for path in ["scripts/release", "scripts/environment", "Sources/Review/ReviewReports/Model/ToolVersion.swift"]:
            target = self.root / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes((PACKAGE / path).read_bytes())
            target.chmod(0o755)
        text = (PACKAGE / "Sources/Review/ReviewReports/Model/ToolVersion.swift").read_text()
        self.version = re.search(r'static let current = "(.*)"', text).group(1)

    def release(self, changelog, *words, tool=None):
        (self.root / "CHANGELOG.md").write_text(changelog)
        return run("scripts/release", *words, cwd=self.root, RENDER_LAYOUTS=str(tool or "/none"))

    def test_the_notes_are_the_section_of_the_version(self):
        text = f"# Changelog\n\n## [Unreleased]\n\n## [{self.version}] - 2026-01-01\n\n- New.\n\n## [0.0.1]\n\n- Old.\n"
        self.assertEqual(self.release(text).stdout.strip(), "- New.")

    def test_a_version_without_notes_is_not_released(self):
        done = self.release("# Changelog\n\n## [Unreleased]\n")
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn(f"CHANGELOG.md has nothing about {self.version}", done.stderr)

    def test_unreleased_changes_are_reported(self):
        done = self.release(f"## [Unreleased]\n\n- Late.\n\n## [{self.version}]\n\n- New.\n")
        self.assertEqual(done.returncode, 1)
        self.assertIn("CHANGELOG.md has changes that are in no version", done.stderr)

    def test_a_tool_of_another_version_is_reported(self):
        tool = self.root / "tool"
        tool.write_text("#!/bin/sh\necho render-layouts 9.9.9\n")
        tool.chmod(0o755)
        done = self.release(f"## [{self.version}]\n\n- New.\n", "--check", tool=tool)
        self.assertEqual(done.returncode, 1)
        self.assertIn("the tool says 'render-layouts 9.9.9'", done.stderr)


class Reviews(unittest.TestCase):
    """`packaging/ci-review` with a tool that exits with given codes and records its arguments."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        tool = self.root / "bin/render-layouts"
        tool.parent.mkdir()
        tool.write_text(
            '#!/bin/sh\necho "$@" >>calls\n'
            'case $1 in render) exit $RENDER ;; compare) exit $COMPARE ;; esac\n')
        tool.chmod(0o755)
        run("git", "init", "-q", ".", cwd=self.root)

    def review(self, render=0, compare=0, **environment):
        done = run(
            str(PACKAGE / "packaging/ci-review"), ".", cwd=self.root, RENDER=str(render), COMPARE=str(compare),
            PATH=f"{self.root / 'bin'}:{os.environ['PATH']}", **environment)
        calls = self.root / "calls"
        words = [line.split()[0] for line in calls.read_text().splitlines()] if calls.exists() else []
        return done.returncode, words

    def approve(self):
        baseline = self.root / "__layouts__/a.layout.jsonl"
        baseline.parent.mkdir()
        baseline.write_text("")
        run("git", "add", "-A", cwd=self.root)

    def test_old_findings_do_not_fail(self):
        self.assertEqual(self.review(render=1), (0, ["render"]))

    def test_findings_that_a_change_causes_fail(self):
        self.assertEqual(self.review(render=1, compare=1, LAYOUTS_BASELINE="main"), (1, ["render", "compare"]))
        self.assertIn("--against main --warn moved,", (self.root / "calls").read_text())

    def test_approved_layouts_take_precedence_over_a_revision(self):
        self.approve()
        self.assertEqual(self.review(compare=1, LAYOUTS_BASELINE="main"), (1, ["render", "compare"]))
        self.assertNotIn("--against", (self.root / "calls").read_text())

    def test_documents_that_cannot_be_read_always_fail(self):
        for level in ["new", "error", "warning", "never"]:
            self.assertEqual(self.review(render=65, LAYOUTS_FAIL_ON=level)[0], 65)

    def test_levels_select_the_findings_that_fail(self):
        self.assertEqual(self.review(render=1, LAYOUTS_FAIL_ON="error")[0], 1)
        self.assertEqual(self.review(render=1, LAYOUTS_FAIL_ON="never")[0], 0)
        self.assertEqual(self.review(LAYOUTS_FAIL_ON="some")[0], 64)

    def test_a_comment_is_the_report_of_the_last_command(self):
        self.review(render=1, compare=1, LAYOUTS_BASELINE="main", LAYOUTS_COMMENT="comment.md")
        calls = (self.root / "calls").read_text().splitlines()
        self.assertTrue(all(call.endswith(",comment=comment.md") for call in calls))
        self.review(LAYOUTS_COMMENT="")
        self.assertNotIn("comment", (self.root / "calls").read_text().splitlines()[-1])


class Workflows(unittest.TestCase):
    """The jobs on GitHub: `action.yml`, and the workflow that `init` writes."""

    PATHS = ["action.yml", "Sources/Tool/Commands/Starter/ContinuousIntegration.swift"]

    def test_actions_of_others_are_pinned_to_a_commit(self):
        for path in self.PATHS:
            with self.subTest(path=path):
                used = re.findall(r"- uses: (.*)", (PACKAGE / path).read_text())
                self.assertTrue(used)
                for action in used:
                    self.assertRegex(action, r"^[\w-]+/[\w-]+@[0-9a-f]{40} # v[\d.]+$")

    def install(self, path, checksum):
        """Runs the step that installs the package, whose bytes are the word 'package'."""
        step = (PACKAGE / path).read_text().split("- name: Install render-layouts\n")[1].split("run: |\n")[1]
        width = len(step) - len(step.lstrip())
        lines = itertools.takewhile(lambda line: line[:width].isspace(), step.splitlines())
        with tempfile.TemporaryDirectory() as folder:
            script = "".join(f"{line[width:]}\n" for line in lines).replace("\\\\", "\\").replace("/tmp", folder)
            stubs = 'curl() { printf package >"$6"; }\nsudo() { echo "$*"; }\n'
            done = run("bash", "-ec", stubs + script, PACKAGE="https://example.com/p.deb", CHECKSUM=checksum)
        return done.returncode, "apt-get install" in done.stdout

    def test_a_package_with_another_checksum_is_not_installed(self):
        for path in self.PATHS:
            with self.subTest(path=path):
                self.assertEqual(self.install(path, hashlib.sha256(b"package").hexdigest()), (0, True))
                self.assertEqual(self.install(path, hashlib.sha256(b"other").hexdigest()), (1, False))
                self.assertEqual(self.install(path, ""), (0, True))


class Instructions(unittest.TestCase):
    """The commands of README.md and docs/install.md that no other test runs: they need a package, an image or a build."""

    def setUp(self):
        source = (PACKAGE / "Sources/Review/ReviewReports/Model/ToolVersion.swift").read_text()
        self.version = re.search(r'static let current = "(.*)"', source).group(1)
        self.pages = {name: (PACKAGE / name).read_text() for name in ["README.md", "docs/install.md"]}

    def test_packages_have_the_version_of_the_tool(self):
        for name, text in self.pages.items():
            with self.subTest(page=name):
                self.assertEqual(set(re.findall(r"render-layouts_([\d.]*\d)_", text)), {self.version})

    def test_the_package_installs_the_examples_that_are_copied(self):
        examples = (PACKAGE / "packaging/debian/render-layouts.examples").read_text().split()
        for name, text in self.pages.items():
            with self.subTest(page=name):
                copied = re.findall(r"cp -r /usr/share/doc/render-layouts/examples/(\S+) \.", text)
                self.assertEqual(copied, ["Scenes"])
                self.assertIn("Scenes", examples)

    def test_the_container_command_fits_the_image(self):
        image = (PACKAGE / "Containerfile").read_text()
        folder = re.search(r"^WORKDIR (\S+)$", image, re.MULTILINE).group(1)
        self.assertIn('ENTRYPOINT ["/usr/bin/render-layouts"]', image)
        for name, text in self.pages.items():
            with self.subTest(page=name):
                commands = re.findall(r"podman run --rm --volume \S+ --userns keep-id render-layouts \w+ \.", text)
                self.assertEqual(len(commands), 1)
                self.assertIn(f'"$PWD:{folder}"', commands[0])

    @unittest.skipUnless((PACKAGE / ".git").exists(), "not a git repository")
    def test_scripts_start_in_a_clean_clone(self):
        names = sorted({name for text in self.pages.values() for name in re.findall(r"(scripts/[a-z-]+)", text)})
        self.assertIn("scripts/render", names)
        with tempfile.TemporaryDirectory() as folder:
            cloned = run("git", "clone", "--quiet", "--shared", str(PACKAGE), folder)
            self.assertEqual(cloned.returncode, 0, cloned.stderr)
            for name in names:
                with self.subTest(script=name):
                    done = run(name, "--help", cwd=folder)
                    self.assertEqual((done.returncode, done.stderr), (0, ""))
                    self.assertIn(name, done.stdout)


class Hooks(unittest.TestCase):
    """`.pre-commit-hooks.yaml`: pre-commit calls the entry, its arguments, and the names of changed files."""

    def test_file_names_follow_the_end_of_the_options(self):
        hook = (PACKAGE / ".pre-commit-hooks.yaml").read_text()
        entry = re.search(r"^  entry: render-layouts (.*)$", hook, re.MULTILINE).group(1)
        words = re.search(r"^  args: \[(.*)\]$", hook, re.MULTILINE).group(1)
        self.assertEqual((entry, words.split(", ")[-1]), ("check", "--"))


class Images(unittest.TestCase):
    def test_the_same_files_give_the_same_image(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder, "root.tar")
            with tarfile.open(root, "w") as archive:
                archive.add(PACKAGE / "LICENSE", "LICENSE")
            images = [Path(folder, name) for name in ["a.tar", "b.tar"]]
            for image in images:
                run("packaging/oci-layout", str(root), "amd64", str(image), SOURCE_DATE_EPOCH="1")
            self.assertEqual(images[0].read_bytes(), images[1].read_bytes())
            with tarfile.open(images[0]) as archive:
                index = json.load(archive.extractfile("index.json"))
                manifest = json.load(archive.extractfile(self.blob(index["manifests"][0])))
                config = json.load(archive.extractfile(self.blob(manifest["config"])))
            self.assertEqual(config["config"]["User"], "layouts")
            self.assertEqual(config["config"]["Entrypoint"], ["/usr/bin/render-layouts"])

    @staticmethod
    def blob(descriptor):
        return "blobs/" + descriptor["digest"].replace(":", "/")


if __name__ == "__main__":
    unittest.main()
