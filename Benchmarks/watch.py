"""Measures how long 'render-layouts watch' takes from a save to the new pictures.

    watch.py TOOL SCENES ROUNDS

Copies the folder SCENES, lets TOOL watch the copy, and in each round saves a scene with a blank line more at its end, as
an editor does: into another file that takes its place. A round ends when the gallery is told, which is the last thing
that is written. Prints the median and the longest time for small, middle and large scenes, by what they are drawn in.
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
            print("scene                              median   longest")
            for name in sorted(copy.rglob("*.scene.yaml"), key=lambda path: path.stat().st_size)[:: 10]:
                times = []
                for _ in range(rounds):
                    # The last round's end: 'watch' looks at the folders again.
                    time.sleep(0.3)
                    start = time.monotonic()
                    save(name)
                    revision = wait_for_change(told, revision)
                    times.append((time.monotonic() - start) * 1000)
                print(f"{name.stem:32} {statistics.median(times):6.0f} ms {max(times):6.0f} ms", flush=True)
        finally:
            watch.send_signal(signal.SIGINT)
            watch.wait()


main()
