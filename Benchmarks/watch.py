"""Measures the time that 'render-layouts watch' takes from a save to the new pictures.

    watch.py TOOL SCENES ROUNDS

Copies the folder SCENES and runs TOOL on the copy. Each round appends a blank line to a scene and saves it as editors do:
into another file, which then replaces the scene. A round ends when the revision of the gallery changes, which TOOL writes
last. Prints for every tenth scene, smallest file first, the median and the longest time. The processor time of TOOL
follows, which other work on the machine hardly changes.
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
    """Waits until the contents of a file change, and returns them. Raises TimeoutError after half a minute."""
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
    """Returns the processor time that a process has used so far, in seconds."""
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def save(path):
    """Saves a scene as editors do, with one more line."""
    text = path.read_bytes()
    # A file with a hidden name is not a scene.
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
                    # At the end of a round, 'watch' searches the folders again.
                    time.sleep(0.3)
                    start = time.monotonic()
                    save(name)
                    revision = wait_for_change(told, revision)
                    times.append((time.monotonic() - start) * 1000)
                # Includes the work of the last round after the revision was written.
                time.sleep(0.3)
                each = (processor_seconds(watch) - before) * 1000 / rounds
                name = name.name.removesuffix(".scene.yaml")
                print(f"{name:28} {statistics.median(times):6.0f} ms {max(times):6.0f} ms {each:8.0f} ms", flush=True)
        finally:
            watch.send_signal(signal.SIGINT)
            watch.wait()


main()
