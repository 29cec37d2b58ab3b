"""Measures how long 'render-layouts watch' takes from a save to the new pictures.

    watch.py TOOL SCENES ROUNDS

Copies the folder SCENES, lets TOOL watch the copy, and in each round saves a scene with a blank line more at its end, as
an editor does: into another file that takes its place. A round ends when the gallery is told, which is the last thing
that is written. Prints for every tenth scene, smallest file first, the median and the longest time, and the processor time
that TOOL takes for it, which other work on the machine hardly changes.
"""

import os
import pathlib
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time


def wait_for_change(path, old):
    """Waits until a file has other contents, and returns them; nothing after half a minute."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        try:
            new = path.read_bytes()
        except FileNotFoundError:
            new = old
        if new != old:
            return new
        time.sleep(0.001)
    raise TimeoutError(f"{path} stays as it was")


def processor_seconds(process):
    """Returns the processor time that a process has taken so far, in seconds."""
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def save(path):
    """Saves a scene as editors do, with a line more."""
    text = path.read_bytes()
    # A hidden name is none of a scene.
    other = path.with_name("." + path.name + ".new")
    other.write_bytes(text + b"\n")
    os.replace(other, path)


def main():
    tool, scenes, rounds = sys.argv[1], sys.argv[2], int(sys.argv[3])
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / "Scenes"
        shutil.copytree(scenes, copy)
        watch = subprocess.Popen(
            [tool, "watch", "Scenes", "-q"], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            told = pathlib.Path(folder) / "Output" / "revision.js"
            revision = wait_for_change(told, None)
            print(f"{'scene':28} {'median':>9} {'longest':>9} {'processor':>11}")
            for name in sorted(copy.rglob("*.scene.yaml"), key=lambda path: path.stat().st_size)[::10]:
                times, before = [], processor_seconds(watch)
                for _ in range(rounds):
                    # The last round's end: 'watch' looks at the folders again.
                    time.sleep(0.3)
                    start = time.monotonic()
                    save(name)
                    revision = wait_for_change(told, revision)
                    times.append((time.monotonic() - start) * 1000)
                # What the last round still does after it told the gallery.
                time.sleep(0.3)
                each = (processor_seconds(watch) - before) * 1000 / rounds
                name = name.name.removesuffix(".scene.yaml")
                print(f"{name:28} {statistics.median(times):6.0f} ms {max(times):6.0f} ms {each:8.0f} ms", flush=True)
        finally:
            watch.send_signal(signal.SIGINT)
            watch.wait()


main()
