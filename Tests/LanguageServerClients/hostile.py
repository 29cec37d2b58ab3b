"""Lets clients that are not kind talk to 'render-layouts lsp'.

    hostile.py TOOL EDITS

Edits a scene and a storyboard a number of times at random, with requests in between. At the end the findings must be those of
the same text in a new session, and the memory of the server must not have grown. Then kills clients in the middle of messages
and answers: no server may remain, and none may end by a signal.
"""

import os
import pathlib
import random
import signal
import sys
import tempfile
import time

from editor import Editor

SCENE = """format: 1
scene: Card
devices: [iPhone SE (3rd gen), iPhone 16 Pro]
metrics:
  edge: 24
views:
  card:
    color: gray6
    views:
      title: { type: label, text: Hello }
constraints:
  - card: { pin: superview, inset: edge }
  - title.top == superview.top + 8
  - title.leading == superview.leading + 8
"""

PIECES = [
    "", " ", "\n", "  ", "{", "}", "[", "]", ":", "- ", '"', "'", "#", "é", "😀", "title", "views:", "12", ".top", "\t", "&a", "*a",
    "<", "/>", "<view>", 'id="a"', 'constant="9"', "|-[title]-|", "\r", "@high", "1e9", "\x00", "variants:\n",
]
METHODS = ["hover", "definition", "references", "completion", "prepareRename", "documentSymbol", "rename", "codeAction"]


def position(text, offset):
    """The place of an offset, whose units are those of UTF-16."""
    before = text[:offset].replace("\r\n", "\n").replace("\r", "\n")
    return {"line": before.count("\n"), "character": len(before.rpartition("\n")[2].encode("utf-16-le")) // 2}


def memory(process):
    """The memory of a process, in MB."""
    status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) // 1024


def edit_at_random(tool, folder, name, original, count):
    """Edits a document at random; returns the last text."""
    source = random.Random(25)
    path = folder / name
    editor = Editor(tool, folder)
    editor.open(path, original)
    text, early, start = original, 0, time.monotonic()
    for number in range(count):
        offset = source.randrange(len(text) + 1)
        end = min(len(text), offset + source.choice([0, 0, 0, 1, 4, 12]))
        # There is no position inside a line break of two characters.
        if text[offset - 1 : offset + 1] == "\r\n" or text[end - 1 : end + 1] == "\r\n":
            continue
        piece = source.choice(PIECES)
        if number % 50 == 49:
            text = original
            version = editor.change(path, [{"text": text}])
        else:
            places = {"start": position(text, offset), "end": position(text, end)}
            text = text[:offset] + piece + text[end:]
            version = editor.change(path, [{"range": places, "text": piece}])
        if number % 4 == 0:
            editor.findings(path.as_uri(), version)
        if number % 3 == 0:
            place = position(text, source.randrange(len(text) + 1))
            editor.ask(
                f"textDocument/{source.choice(METHODS)}",
                {
                    "textDocument": {"uri": path.as_uri()}, "position": place, "newName": "other",
                    "range": {"start": place, "end": place}, "context": {"diagnostics": []},
                },
            )
        if number == count // 2:
            early = memory(editor.process)
    version = editor.change(path, [{"text": text}])
    found, late = editor.findings(path.as_uri(), version), memory(editor.process)
    code, messages = editor.close()
    fresh = Editor(tool, folder)
    expected = fresh.open(path, text)
    fresh.close()
    assert (code, messages) == (0, ""), (code, messages)
    assert found == expected, f"{name}: findings differ from those of the same text opened anew\n{found}\n{expected}"
    assert late < early + 50, f"{name}: the server has grown from {early} to {late} MB"
    print(f"{name}: {count} edits in {time.monotonic() - start:.0f} s, memory {early} MB halfway, {late} MB at the end")


def kill_clients(tool, folder):
    """Ends clients in the middle of what they do."""
    path = folder / "Card.scene.yaml"
    ends = {
        "in a header": b"Content-Le",
        "in a message": b'Content-Length: 400\r\n\r\n{"jsonrpc"',
        "between messages": b"",
        "in nonsense": os.urandom(5000),
    }
    for where, rest in ends.items():
        editor = Editor(tool, folder)
        editor.open(path, SCENE)
        editor.change(path, [{"text": SCENE + "# more\n"}])
        editor.process.stdin.write(rest)
        editor.process.stdin.close()
        # From here on, nothing reads the output.
        editor.process.stdout.close()
        code = editor.process.wait(30)
        assert code == 1, f"a client that ends {where}: the server exited with code {code}"
    editor = Editor(tool, folder)
    editor.open(path, SCENE)
    editor.process.send_signal(signal.SIGTERM)
    assert editor.process.wait(30) in (143, -signal.SIGTERM)
    print(f"{len(ends) + 1} ways to end, and no server is left")


def main():
    tool, count = sys.argv[1], int(sys.argv[2])
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name).resolve()
        document = pathlib.Path(__file__).parents[1] / "Documents" / "Mending.storyboard"
        edit_at_random(tool, folder, "Card.scene.yaml", SCENE, count)
        edit_at_random(tool, folder, "Mending.storyboard", document.read_text(), count)
        kill_clients(tool, folder)


main()
