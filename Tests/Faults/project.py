"""A tiny project in a folder of its own, the commands that work on it, and what they leave behind."""

import dataclasses
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import time

SCENE = """\
format: 1
scene: Card
devices: [iPhone 8]
orientations: [portrait]
views:
  title: { type: label, text: Ticket }
  buy: { type: button, text: Buy }
constraints:
  - title: { leading: safeArea + 16, top: safeArea + 20 }
  - buy: { leading: title }
"""

XIB = """\
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <objects>
        <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                    <rect key="frame" x="20" y="20" width="100" height="40"/>
                    <constraints>
                        <constraint firstAttribute="width" constant="100" id="c1"/>
                        <constraint firstAttribute="height" constant="40" id="c2"/>
                    </constraints>
                </view>
            </subviews>
            <constraints>
                <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
constant="20" id="c3"/>
                <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
constant="20" id="c4"/>
            </constraints>
        </view>
    </objects>
</document>
"""

STORYBOARD = """\
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
initialViewController="one">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>
        <scene sceneID="s-1">
            <objects>
                <viewController id="one" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="v-1">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <subviews>
{images}\
                        </subviews>
                    </view>
                    <connections>
                        <segue destination="two" kind="show" id="q-1"/>
                    </connections>
                </viewController>
            </objects>
            <point key="canvasLocation" x="0.0" y="0.0"/>
        </scene>
        <scene sceneID="s-2">
            <objects>
                <viewController id="two" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="v-2">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    </view>
                </viewController>
            </objects>
            <point key="canvasLocation" x="800" y="0.0"/>
        </scene>
    </scenes>
</document>
"""

IMAGE = """\
                            <imageView contentMode="scaleToFill" image="{name}" id="{name}">
                                <rect key="frame" x="20" y="{y}" width="80" height="60"/>
                            </imageView>
"""

CATALOGUE = '{{ "images": [ {{ "idiom": "universal", "filename": "{file}" }} ], "info": {{ "version": 1 }} }}\n'

# The folder of examples for the readers of pictures.
ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "Fuzzing" / "Examples"

# A page with a red box.
PDF = b"""%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 30 20] /Contents 4 0 R >> endobj
4 0 obj << /Length 23 >> stream
1 0 0 rg 5 5 20 10 re f
endstream endobj
trailer << /Root 1 0 R >>
"""

# A picture of each kind that is decoded; the last two are drawn by programs of the machine.
PICTURES = {
    "png": (EXAMPLES / "image-png" / "rgb8.png").read_bytes(),
    "jpg": (EXAMPLES / "image-jpeg" / "colour.jpg").read_bytes(),
    "svg": (EXAMPLES / "image-svg" / "other.svg").read_bytes(),
    "pdf": PDF,
}

CONFIGURATION = "strict: false\njobs: 1\n"

# What UIKit prints about a conflict of the xib, with another width.
LOG = """\
2026-01-02 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x600 'c1' UIView:0x9.width == 100   (active)>",
    "<NSLayoutConstraint:0x601 UIView:0x9.width == 200   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x601 UIView:0x9.width == 200   (active)>
"""

# What an editor says to the language server: it opens the scene, asks about a view, and closes.
MESSAGES = [
    {"id": 1, "method": "initialize", "params": {"capabilities": {}, "rootUri": None}},
    {"method": "initialized", "params": {}},
    {"method": "textDocument/didOpen", "params": {"textDocument": {
        "uri": "file:///Card.scene.yaml", "languageId": "yaml", "version": 1, "text": SCENE}}},
    {"id": 2, "method": "textDocument/hover", "params": {
        "textDocument": {"uri": "file:///Card.scene.yaml"}, "position": {"line": 6, "character": 3}}},
    {"id": 3, "method": "shutdown"},
    {"method": "exit"},
]

# A package with a preview.
MANIFEST = """\
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "App", targets: [.target(name: "App")])
"""
PREVIEW = "import UIKit\n#Preview { UILabel() }\n"

# Replaces Swift, which takes minutes: it describes the package, and builds a program that draws nothing.
SWIFT = """\
#!/bin/sh
case " $* " in
*" dump-package "*) echo '{"name": "App", "dependencies": [], "targets": [{"name": "App", "type": "regular"}]}' ;;
*" --show-bin-path "*) echo "$(cd "$(dirname "$0")" && pwd)" ;;
esac
"""
PROGRAM = "#!/bin/sh\necho drawn\n"


@dataclasses.dataclass(frozen=True)
class Command:
    """A command line of the tool."""

    name: str
    words: tuple
    # Whether it goes on until it is stopped.
    goes_on: bool = False
    # Whether every run begins with the folder that fontconfig keeps its findings in being empty.
    knows_no_fonts: bool = False
    # The file that it reads from standard input.
    input: str = os.devnull
    # The commands that make what it reads, which are run once in the template.
    before: tuple = ()


def command(name, *words, **properties):
    return Command(name, words, **properties)


COMMANDS = [
    command("solve", "solve", "Scenes"),
    command("check", "check", "Scenes"),
    command("render", "render", "Scenes", "-f", "svg,png", "--single-file"),
    command("table", "table", "Scenes"),
    command("list", "list", "Scenes"),
    command("convert", "convert", "Parts", "--force"),
    command("approve", "approve", "Scenes"),
    command("compare", "compare", "Scenes"),
    command("compare --against", "compare", "Scenes", "--against", "HEAD"),
    command("resolve --write", "resolve", "Scenes", "--write"),
    command("watch", "watch", "Scenes", goes_on=True),
    command("explain", "explain", "Scenes/Card.scene.yaml", "buy"),
    command("trace", "trace", "Scenes"),
    command("config", "config"),
    command("doctor", "doctor", "Parts"),
    command("render --map", "render", "Screens", "--map", "-f", "svg,png,pdf", "-d", "iPhone 8"),
    command("render as saved", "render", "Screens", "--as-saved", "-f", "svg,png"),
    command("check --sweep", "check", "Scenes", "--sweep", "width=320..340"),
    command("resolve", "resolve", "Scenes"),
    command("resolve, a xib", "resolve", "Parts/Box.xib", "--reset"),
    command("suggest", "suggest", "Parts/Box.xib", "box", "root"),
    command("pin", "pin", "Parts/Box.xib", "box", "--trailing"),
    command("pin --write", "pin", "Parts/Box.xib", "box", "--trailing", "--write"),
    command("align --write", "align", "Scenes/Card.scene.yaml", "title", "buy", "--trailing", "--write"),
    command("edit --write", "edit", "Parts/Box.xib", "c1", "--constant", "120", "--update-frames", "--write"),
    command("add --write", "add", "Scenes/Card.scene.yaml", "buy.top == title.bottom + 8", "--write"),
    command("remove --write", "remove", "Parts/Box.xib", "c2", "--write"),
    command("resize --write", "resize", "Parts/Box.xib", "box", "--frame", "30,20,120,40", "--write"),
    command("report", "report", "Earlier/report.json", "--format", "sarif", "-o", "Earlier/report.sarif"),
    command("init", "init", "New"),
    command("diff", "diff", "Merge/base.xib", "Merge/theirs.xib"),
    command("merge-file", "merge-file", "Merge/base.xib", "Merge/ours.xib", "Merge/theirs.xib", "Merge/Box.xib"),
    command("vfl", "vfl", "H:|-[a]-[b]-|"),
    command("devices", "devices"),
    command("learn", "learn", "three-buttons"),
    command("schema", "schema"),
    command("completions", "completions", "bash"),
    command("manual", "manual"),
    command("convert, a storyboard", "convert", "Screens", "-o", "Converted"),
    command("explain, a rule", "explain", "truncated"),
    command("explain, a log", "explain", "Parts", "--conflict-log", "Log.txt"),
    command("edit, a priority", "edit", "Scenes/Card.scene.yaml", "buy", "--hugging", "252", "--write"),
    command("approve --findings", "approve", "Scenes", "--findings"),
    command("merge", "merge", "Shares/1", "Shares/2", before=tuple(
        ("check", "Scenes", "Parts", "--shard", f"{number}/2", "-o", f"Shares/{number}") for number in (1, 2))),
    command("lsp", "lsp", input="Editor/messages"),
    command("run", "run", "Package", "--library", str(ROOT), knows_no_fonts=True),
    command("help", "help"),
    command("check, no font known", "check", "Scenes", knows_no_fonts=True),
    command("render, no font known", "render", "Scenes", "-f", "png", knows_no_fonts=True),
]


def command_named(name):
    [found] = [command for command in COMMANDS if command.name == name]
    return found


@dataclasses.dataclass
class Outcome:
    """How a run ended and what it said."""

    code: int
    output: str
    messages: str
    took: float

    @property
    def has_hung(self):
        return self.code == -signal.SIGKILL


# Longer than a run takes on any machine that is kept busy.
TIME_LIMIT = 20

# The seconds without output after which a continuing run has done what it could.
QUIET = 4


# The number of the process and of the round, by which an open gallery notices another review.
REVISION = re.compile(rb'(revision": |isAt\()"\d+\.\d+"')


def snapshot(folder):
    """The files below a folder, by their paths, without the numbers of processes; a link is where it leads."""
    files = {}
    for path in sorted(folder.rglob("*")):
        if path.is_symlink():
            files[str(path.relative_to(folder))] = os.readlink(path).encode()
        elif path.is_file():
            text = path.read_bytes()
            files[str(path.relative_to(folder))] = REVISION.sub(rb"\1", text) if path.suffix == ".js" else text
    return files


def framed(message):
    """A message of the language server protocol."""
    content = json.dumps({"jsonrpc": "2.0"} | message).encode()
    return b"Content-Length: %d\r\n\r\n%b" % (len(content), content)


def age(paths):
    """Lets files be two hours old: what is younger may still be written by another machine."""
    then = time.time() - 2 * 3600
    for path in paths:
        if path.exists():
            os.utime(path, (then, then))


class Project:
    """Copies of a tiny project, and runs of the tool in them."""

    def __init__(self, tool, folder):
        self.tool = str(pathlib.Path(tool).resolve())
        self.folder = pathlib.Path(folder)
        self.template = self.folder / "template"
        self.fonts = self.folder / "fonts"
        self.fonts.mkdir()
        self.make_template()

    def make_template(self):
        template = self.template
        (template / "Scenes").mkdir(parents=True)
        (template / "Parts").mkdir()
        (template / ".render-layouts.yml").write_text(CONFIGURATION)
        (template / "Parts" / "Box.xib").write_text(XIB)
        # What convert writes over.
        (template / "Parts" / "box.scene.yaml").write_text(SCENE)
        (template / "Merge").mkdir()
        for name, constant in {"base": 100, "ours": 110, "theirs": 100}.items():
            # Ours has another width, theirs another place.
            text = XIB.replace('constant="100"', f'constant="{constant}"')
            (template / "Merge" / f"{name}.xib").write_text(
                text.replace('constant="20"', 'constant="24"') if name == "theirs" else text)
        self.make_screens(template / "Screens")
        (template / "Log.txt").write_text(LOG)
        (template / "Editor").mkdir()
        (template / "Editor" / "messages").write_bytes(b"".join(map(framed, MESSAGES)))
        self.make_package(template)
        scene = template / "Scenes" / "Card.scene.yaml"
        # What is approved and committed is another layout.
        scene.write_text(SCENE.replace("+ 16", "+ 24"))
        for words in (["approve", "Scenes"], ["render", "Scenes", "-f", "svg", "-o", "Earlier"]):
            self.run(Command("", tuple(words)), template)
        git = ["git", "-c", "user.name=a", "-c", "user.email=a@localhost", "-c", "gc.auto=0"]
        for words in (["init", "--quiet"], ["add", "Scenes"], ["commit", "--quiet", "--message=first"]):
            subprocess.run([*git, *words], cwd=template, check=True, capture_output=True)
        shutil.rmtree(template / "Scenes" / "__layouts__" / ".undo", ignore_errors=True)
        scene.write_text(SCENE)

    def make_screens(self, folder):
        """A storyboard of two scenes with a segue, and the pictures that it shows."""
        images = []
        for position, (name, picture) in enumerate(PICTURES.items()):
            catalogue = folder / "Pictures.xcassets" / f"{name}.imageset"
            catalogue.mkdir(parents=True)
            (catalogue / f"picture.{name}").write_bytes(picture)
            (catalogue / "Contents.json").write_text(CATALOGUE.format(file=f"picture.{name}"))
            images.append(IMAGE.format(name=name, y=20 + 80 * position))
        (folder / "Main.storyboard").write_text(STORYBOARD.format(images="".join(images)))

    def prepare(self, command):
        """Makes what a command reads, in the template, from which it is copied."""
        for words in command.before:
            self.run(Command("", words), self.template)

    def make_package(self, folder):
        """A package with a preview, and the replacement of Swift."""
        files = {"Package/Package.swift": MANIFEST, "Package/Sources/App/Card.swift": PREVIEW}
        tools = {"Tools/swift": SWIFT, "Tools/RenderLayoutsPreviews": PROGRAM}
        for path, text in (files | tools).items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text)
        for path in tools:
            (folder / path).chmod(0o755)

    def copy(self, name="project"):
        """A fresh copy, with a cache of its own that is empty."""
        folder = self.folder / name
        folder.parent.mkdir(parents=True, exist_ok=True)
        for path in (folder, self.cache(folder)):
            shutil.rmtree(path, ignore_errors=True)
        shutil.copytree(self.template, folder, symlinks=True)
        return folder

    def cache(self, folder):
        return folder.with_name(folder.name + "-cache")

    def environment(self, command, folder, more=None):
        fonts = self.fonts
        if command.knows_no_fonts:
            fonts = folder.with_name(folder.name + "-fonts")
            fonts.mkdir(exist_ok=True)
        temporary = folder.with_name(folder.name + "-temporary")
        temporary.mkdir(exist_ok=True)
        environment = {
            "PATH": f"{folder / 'Tools'}:{os.environ['PATH']}",
            "HOME": str(self.folder),
            "XDG_CACHE_HOME": str(fonts),
            "TMPDIR": str(temporary),
            "RENDER_LAYOUTS_CACHE": str(self.cache(folder)),
            "GIT_CONFIG_NOSYSTEM": "1",
        }
        return environment | (more or {})

    def forget_fonts(self, command, folder):
        if command.knows_no_fonts:
            shutil.rmtree(folder.with_name(folder.name + "-fonts"), ignore_errors=True)

    def start(self, command, folder, more=None, **properties):
        with open(folder / command.input, "rb") as source:
            return subprocess.Popen(
                [self.tool, *command.words], cwd=folder, env=self.environment(command, folder, more),
                stdin=source, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
                **properties,
            )

    def run(self, command, folder, more=None, limit=TIME_LIMIT):
        """Runs a command to its end, or where it goes on to the end of its first round; kills it after this many seconds."""
        began = time.monotonic()
        process = self.start(command, folder, more)
        first = self.first_round(process) if command.goes_on else b""
        try:
            output, messages = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            output, messages = process.communicate()
        output = (first + output).decode(errors="replace")
        return Outcome(process.returncode, output, messages.decode(errors="replace"), time.monotonic() - began)

    def first_round(self, process):
        """Waits for the end of the first round, asks for the end, and returns what was said."""
        said, last = b"", time.monotonic()
        os.set_blocking(process.stdout.fileno(), False)
        while process.poll() is None and b" drawn in " not in said and time.monotonic() - last < QUIET:
            piece = process.stdout.read()
            if piece:
                said, last = said + piece, time.monotonic()
            time.sleep(0.005)
        os.set_blocking(process.stdout.fileno(), True)
        process.send_signal(signal.SIGINT)
        return said
