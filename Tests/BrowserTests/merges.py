"""What the tests with the page of `merge-file` share: versions of a document, and a repository with a conflict."""

import functools
import os
import pathlib
import subprocess

from gallery import TOOL, GalleryTestCase, expect, keep_folder


def document(top=20, label="Box", width=100, tint="red"):
    """A xib with a box at a distance from the top, whose color has a name."""
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="{tint}"/>
        <view contentMode="scaleToFill" id="out-00-001">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
                <view contentMode="scaleToFill" userLabel="{label}" translatesAutoresizingMaskIntoConstraints="NO" id="box-00-001">
                    <rect key="frame" x="20" y="{top}" width="{width}" height="40"/>
                    <color key="backgroundColor" red="0.2" green="0.4" blue="0.8" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    <constraints>
                        <constraint firstAttribute="width" constant="{width}" id="wid-00-001"/>
                        <constraint firstAttribute="height" constant="40" id="hei-00-001"/>
                    </constraints>
                </view>
            </subviews>
            <constraints>
                <constraint firstItem="box-00-001" firstAttribute="leading" secondItem="out-00-001" secondAttribute="leading" constant="20" id="led-00-001"/>
                <constraint firstItem="box-00-001" firstAttribute="top" secondItem="out-00-001" secondAttribute="top" constant="{top}" id="top-00-001"/>
            </constraints>
        </view>
    </objects>
</document>
"""


BASE = document()
OURS = document(60, "Card", tint="green")
THEIRS = document(120, "&lt;b onerror=alert(1)>", tint="blue")


class Versions:
    """A folder with three versions of a document and the page of their merge."""

    def __init__(self, base=BASE, ours=OURS, theirs=THEIRS):
        self.folder = keep_folder()
        for name, text in [("base", base), ("ours", ours), ("theirs", theirs)]:
            (self.folder / name).write_text(text)
        self.run(TOOL, "merge-file", "--page", "Page", "base", "ours", "theirs", "App/View.xib")

    def run(self, *command):
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, timeout=60, check=False)
        return done.returncode, done.stdout + done.stderr

    def run_in_shell(self, command):
        return self.run("bash", "-c", command.replace("render-layouts", TOOL, 1))

    def read(self, name):
        return (self.folder / name).read_text()


@functools.cache
def versions():
    """The versions that most tests look at."""
    return Versions()


class Repository:
    """A repository in which two branches have changed a document differently."""

    path = "App/View.xib"

    def __init__(self):
        self.folder = keep_folder()
        (self.folder / "App").mkdir()
        self.environment = {**os.environ, "PATH": f"{pathlib.Path(TOOL).resolve().parent}:{os.environ['PATH']}"}
        self.git("init", "--quiet", "--initial-branch", "main")
        subprocess.run([TOOL, "init", "--git=configure"], cwd=self.folder, capture_output=True, check=True)
        self.commit(BASE, "as it was")
        self.git("checkout", "--quiet", "-b", "theirs")
        self.commit(THEIRS, "theirs")
        self.git("checkout", "--quiet", "main")
        self.commit(OURS, "ours")

    def commit(self, text, message):
        (self.folder / self.path).write_text(text)
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", message)

    @staticmethod
    def git_command(*arguments):
        return ["git", "-c", "user.name=a", "-c", "user.email=a@b.c", *arguments]

    def git(self, *arguments):
        done = subprocess.run(self.git_command(*arguments), cwd=self.folder, env=self.environment, capture_output=True, text=True, timeout=60, check=False)
        return done.stdout + done.stderr

    def merge_tool(self):
        """git's merge tool, which waits for an answer."""
        return subprocess.Popen(
            self.git_command("mergetool", "--no-prompt", "--tool", "render-layouts"), cwd=self.folder, env=self.environment,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


class MergeTestCase(GalleryTestCase):
    """A test with the page of a merge."""

    def open(self, address="#/1", folder=None):
        super().open(address, folder or versions().folder / "Page")

    def choice(self, version):
        return self.at(f"[data-version={version}]")

    def expect_decided(self, text):
        expect(self.at("#progress")).to_contain_text(text)

    def save(self, path):
        """Saves the decisions where a browser keeps downloads."""
        self.press("s")
        with self.page.expect_download() as download:
            self.button("Save decisions.json").click()
        self.assertEqual(download.value.suggested_filename, "decisions.json")
        download.value.save_as(path)

    def top(self, figure):
        """The distance of the mark from the top of a picture, in points."""
        marker, canvas = (self.at(f".{figure} {part}").bounding_box() for part in (".marker", ".canvas"))
        return round((marker["y"] - canvas["y"]) * 667 / canvas["height"])
