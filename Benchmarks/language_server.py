"""Measures how long 'render-layouts lsp' takes from a change of a document to all of its findings.

    language_server.py TOOL ROUNDS

The documents have 500 views and more: a long list as a scene, as a storyboard of one scene, and as a storyboard of twenty.
In each round one number of a constraint becomes another one, as while somebody types; the answer has been there when all
layouts on the standard devices are solved and their findings have come. A name that does not exist is told as soon as the
document is read. Hovers and completions are asked for in between. Times are the clock's: the least, which other work on the
machine disturbs least, the median and the longest, with the processor time that the server takes for each change.
"""

import os
import pathlib
import re
import statistics
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Tests" / "LanguageServerClients"))

from editor import Editor, replacement  # noqa: E402

ROWS = 100


def scene():
    """A list of rows with an icon, two texts and a switch each."""
    views, constraints, above = [], ["  - list: { pin: superview }"], "list.content.top"
    for row in range(ROWS):
        views += [
            f"      row{row}:",
            "        color: gray6",
            "        views:",
            f"          icon{row}: {{ type: image, size: 24x24 }}",
            f"          title{row}: {{ type: label, text: Title of row {row}, style: headline }}",
            f"          detail{row}: {{ type: label, text: A detail of row {row} that is longer than its title, lines: 0, "
            "resist: { horizontal: 749 } }",
            f"          switch{row}: {{ type: switch }}",
        ]
        constraints += [
            f"  - row{row}.top == {above} + 2",
            f"  - row{row}: {{ leading: list.content, trailing: list.content, width: list.frame }}",
            f"  - icon{row}: {{ leading: superview + 16, centerY: superview }}",
            f"  - title{row}: {{ after: icon{row} + 8, top: superview + 4 }}",
            f"  - title{row}.trailing <= switch{row}.leading - 8",
            f"  - detail{row}: {{ leading: title{row}, below: title{row} + 2, bottom: superview - 4 }}",
            f"  - detail{row}.trailing <= switch{row}.leading - 8",
            f"  - switch{row}: {{ trailing: superview - 16, centerY: superview }}",
        ]
        above = f"row{row}.bottom"
    constraints.append(f"  - {above} == list.content.bottom")
    head = ["format: 1", "scene: List", "views:", "  list:", "    type: scroll", "    views:"]
    return "\n".join(head + views + ["constraints:"] + constraints) + "\n"


def constraint(first, attribute, second, other, constant, number):
    """A constraint of a storyboard."""
    return (
        f'<constraint firstItem="{first}" firstAttribute="{attribute}" secondItem="{second}" secondAttribute="{other}"'
        f' constant="{constant}" id="{number}"/>'
    )


def row(scene, number, above):
    """A row of a storyboard with a view and three labels, and the constraints of the row in its superview."""
    name = f"s{scene}r{number}"
    labels = "".join(
        f'<label opaque="NO" text="Label {label} of row {number}" translatesAutoresizingMaskIntoConstraints="NO"'
        f' id="{name}l{label}"><rect key="frame" x="8" y="{4 + 24 * label}" width="100" height="21"/></label>'
        for label in range(3)
    )
    inner = "".join(
        constraint(f"{name}l{label}", "leading", name, "leading", 8, f"{name}a{label}")
        + constraint(f"{name}l{label}", "top", name, "top", 4 + 24 * label, f"{name}b{label}")
        for label in range(3)
    )
    view = (
        f'<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="{name}">'
        f'<rect key="frame" x="0.0" y="{80 * number}" width="375" height="76"/><subviews>{labels}</subviews>\n'
        f'<constraints><constraint firstAttribute="height" constant="76" id="{name}h"/>{inner}</constraints></view>\n'
    )
    owner = f"s{scene}v"
    outer = (
        constraint(name, "top", *above, 4, f"{name}t")
        + constraint(name, "leading", owner, "leading", 0, f"{name}c")
        + constraint(owner, "trailing", name, "trailing", 0, f"{name}d")
    )
    return view, outer + "\n"


def storyboard(scenes, rows):
    """A storyboard with so many scenes, and as many rows in each."""
    parts = []
    for number in range(scenes):
        above, views, constraints = (f"s{number}v", "top"), [], []
        for place in range(rows):
            view, outer = row(number, place, above)
            views.append(view)
            constraints.append(outer)
            above = (f"s{number}r{place}", "bottom")
        parts.append(
            f'<scene sceneID="s{number}"><objects><viewController storyboardIdentifier="Scene{number}" id="s{number}c"'
            f' sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="s{number}v">'
            '<rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>\n'
            f'{"".join(views)}</subviews><constraints>{"".join(constraints)}</constraints></view></viewController>'
            f'<placeholder placeholderIdentifier="IBFirstResponder" id="s{number}f" sceneMemberID="firstResponder"/>'
            "</objects></scene>\n"
        )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"'
        ' version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"'
        ' useTraitCollections="YES" initialViewController="s0c">\n'
        '<device id="retina4_7" orientation="portrait" appearance="light"/>\n<scenes>\n'
        f'{"".join(parts)}</scenes>\n</document>\n'
    )


def processor_seconds(process):
    """Returns the processor time that a process has taken so far, in seconds."""
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(name, work, rounds, process=None):
    """Prints the times of some work, in milliseconds."""
    times, before = [], processor_seconds(process) if process else 0
    for number in range(rounds):
        start = time.monotonic()
        work(number)
        times.append((time.monotonic() - start) * 1000)
    each = f"{(processor_seconds(process) - before) * 1000 / rounds:8.0f} ms" if process else ""
    print(f"{name:44} {min(times):6.1f} ms {statistics.median(times):6.1f} ms {max(times):6.1f} ms {each}", flush=True)


def measure_document(tool, folder, name, text, pattern, rounds):
    """Prints the times of one document.

    The pattern finds the numbers that become others; its group is the number.
    """
    path = folder / name
    path.write_text(text)
    lines = text.split("\n")
    places = [
        (number, found.start(1), found.end(1)) for number, line in enumerate(lines) for found in [re.search(pattern, line)] if found
    ]
    editor = Editor(tool, folder)
    editor.open(path, text)
    uri = path.as_uri()

    def change(number):
        line, start, end = places[number * 7 % len(places)]
        version = editor.change(path, [replacement(line, start, end, str(10 + number % 80).rjust(end - start, "0"))])
        editor.findings(uri, version)

    def ask(method, number):
        line, start, _ = places[number * 7 % len(places)]
        position = {"line": line, "character": start}
        editor.ask(f"textDocument/{method}", {"textDocument": {"uri": uri}, "position": position})

    measure(f"{name}: all findings after a change", change, rounds, editor.process)
    line, start, end = places[0]
    kept = lines[line][start:end]

    def misspell(number):
        text = kept if number % 2 else "nothing"
        version = editor.change(path, [replacement(line, start, start + len("nothing" if number % 2 else kept), text)])
        if not editor.findings(uri, version) and not number % 2:
            raise ValueError("a name that does not exist was not told")

    if name.endswith(".yaml"):
        for number in range(2):
            measure(f"{name}: {'a name that does not exist' if not number else 'the name taken back'}", lambda _: misspell(number), 1)
    measure(f"{name}: hover", lambda number: ask("hover", number), rounds)
    measure(f"{name}: completion", lambda number: ask("completion", number), rounds)
    editor.close()


def main():
    tool, rounds = sys.argv[1], int(sys.argv[2])
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name).resolve()
        print(f"{'':44} {'least':>9} {'median':>9} {'longest':>9} {'processor':>11}")
        measure_document(tool, folder, "List.scene.yaml", scene(), r"superview [+-] (\d\d)", rounds)
        measure_document(tool, folder, "One.storyboard", storyboard(1, 125), r'constant="(\d\d)"', rounds)
        measure_document(tool, folder, "Twenty.storyboard", storyboard(20, 7), r'constant="(\d\d)"', rounds)


main()
