"""Runs 'render-layouts watch' for a long time while scenes change, and checks that its use of resources does not grow.

    soak.py TOOL [MINUTES [EDITS [SEED]]]

SEED chooses edits like those of people and editors: new lines, other texts, mistakes and their corrections, half-saved
files, tables of texts, and scenes and folders that are added, renamed and removed. The edits are spread over MINUTES. Open
descriptors, threads, mappings and memory are read from /proc, and their medians in each tenth of the time are printed. At
the end, the pictures must equal those of 'render' for the same scenes, and 'watch' must end at once with 130. Exits with 1
if the last tenth exceeds the second one by more than the allowance for descriptors, threads, mappings or memory, or if
another check fails.
"""

import os
import pathlib
import random
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

SCENE = """\
format: 1
scene: {name}
devices: [iPhone 8]
orientations: [portrait]
views:
  title: {{ type: label, text: {text} }}
  buy: {{ type: button, text: Buy }}
constraints:
  - title: {{ leading: safeArea + {gap}, top: safeArea + 20 }}
  - buy: {{ leading: title, top: title.bottom + 8 }}
"""

WORDS = ["Ticket", "Fahrkarte", "Reise", "Platz", "\u5ea7\u5e2d", "\u0645\u0642\u0639\u062f", "\u0e17\u0e35\u0e48", "Seat"]

# The allowance by which the last tenth may exceed the second one: memory in kilobytes, all else in numbers.
ALLOWED = {"descriptors": 0, "threads": 0, "mappings": 40, "kilobytes": 8192}


class Editor:
    """Changes scenes in the ways of people and their editors."""

    def __init__(self, folder, seed):
        self.folder = folder
        self.random = random.Random(seed)
        self.kinds = [
            (self.change, 50), (self.rewrite, 15), (self.half, 4), (self.mistake, 6), (self.add, 8), (self.remove, 7),
            (self.rename, 5), (self.new_folder, 3), (self.remove_folder, 2),
        ]

    def scenes(self):
        return sorted(self.folder.rglob("*.scene.yaml"))

    def text(self):
        return SCENE.format(name=f"S{self.random.randrange(40)}", text=self.random.choice(WORDS), gap=self.random.randrange(40))

    def save(self, path, text):
        other = path.with_name(f".{path.name}.new")
        other.write_text(text)
        os.replace(other, path)

    def change(self):
        self.save(self.random.choice(self.scenes()), self.text())

    def rewrite(self):
        self.random.choice(self.scenes()).write_text(self.text())

    def half(self):
        path, text = self.random.choice(self.scenes()), self.text()
        with path.open("w") as file:
            file.write(text[: len(text) // 2])
            file.flush()
            time.sleep(0.03)
            file.write(text[len(text) // 2 :])

    def mistake(self):
        self.save(self.random.choice(self.scenes()), self.text().replace("views:", "veiws:"))

    def add(self):
        if len(self.scenes()) < 12:
            folders = [self.folder, *sorted(path for path in self.folder.iterdir() if path.is_dir())]
            self.save(self.random.choice(folders) / f"New{self.random.randrange(1000)}.scene.yaml", self.text())

    def remove(self):
        if len(self.scenes()) > 6:
            self.random.choice(self.scenes()).unlink()

    def rename(self):
        path = self.random.choice(self.scenes())
        path.rename(path.with_name(f"Renamed{self.random.randrange(1000)}.scene.yaml"))

    def new_folder(self):
        folder = self.folder / f"Folder{self.random.randrange(5)}"
        folder.mkdir(exist_ok=True)
        self.save(folder / "Inner.scene.yaml", self.text())

    def remove_folder(self):
        folders = sorted(path for path in self.folder.iterdir() if path.is_dir())
        if folders and len(self.scenes()) > 6:
            shutil.rmtree(self.random.choice(folders))
        if not self.scenes():
            self.save(self.folder / "Again.scene.yaml", self.text())

    def edit(self):
        [kind] = self.random.choices([kind for kind, _ in self.kinds], [weight for _, weight in self.kinds])
        kind()


def sample(process):
    """Returns the resources that a process uses now."""
    proc = pathlib.Path(f"/proc/{process.pid}")
    status = dict(line.split(":", 1) for line in (proc / "status").read_text().splitlines())
    return {
        "descriptors": len(list((proc / "fd").iterdir())),
        "threads": int(status["Threads"]),
        "mappings": len((proc / "maps").read_text().splitlines()),
        "kilobytes": int(status["VmRSS"].split()[0]),
    }


def settle(folder):
    """Waits until the revision has not changed for two seconds."""
    told = folder / "Output" / "revision.js"
    last, since = None, time.monotonic()
    while time.monotonic() - since < 2:
        now = told.read_bytes() if told.exists() else None
        if now != last:
            last, since = now, time.monotonic()
        time.sleep(0.05)


def pictures(folder):
    """Returns the bytes of the drawn layouts by path."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*.svg"))
        if "renders" in path.parts
    }


def compare(tool, folder, environment):
    """Returns the paths of the pictures that 'watch' and 'render' draw differently, and the numbers of pictures of both."""
    again = folder / "again"
    subprocess.run(
        [tool, "render", "Scenes", "-q", "--no-cache", "-f", "svg", "-o", str(again)],
        cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
    watched, drawn = pictures(folder / "Output"), pictures(again)
    return [path for path in drawn if watched.get(path) != drawn[path]], len(drawn), len(watched)


def main():
    # A program that was started in the background ignores Ctrl-C, and its child processes inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    minutes, edits, seed = (float(value) for value in (sys.argv[2:5] + ["60", "10000", "1"][len(sys.argv) - 2 :]))
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "Scenes").mkdir()
        editor = Editor(folder / "Scenes", int(seed))
        for index in range(8):
            editor.save(folder / "Scenes" / f"Scene{index}.scene.yaml", editor.text())
        environment = {**os.environ, "RENDER_LAYOUTS_CACHE": str(folder / ".cache")}
        watch = subprocess.Popen(
            [tool, "watch", "Scenes", "-q"], cwd=folder, env=environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        faults, tenths, revisions = [], [[] for _ in range(10)], 0
        try:
            settle(folder)
            start, told = time.monotonic(), b""
            for index in range(int(edits)):
                # Every ninth edit follows without a pause, as if several files were saved together.
                if index % 9:
                    time.sleep(max(0, start + index * minutes * 60 / edits - time.monotonic()))
                editor.edit()
                if watch.poll() is not None:
                    faults.append(f"it exited with code {watch.returncode} after {index} edits")
                    break
                tenths[int(index * 10 / edits)].append(sample(watch))
                revision = (folder / "Output" / "revision.js").read_bytes()
                revisions += revision != told
                told = revision
            took = time.monotonic() - start
            if not faults:
                settle(folder)
                different, drawn, left = compare(tool, folder, environment)
                faults += [f"not as 'render' draws it: {path}" for path in different]
                print(f"{int(edits)} edits in {took:.0f} s, at least {revisions} reviews; {drawn} pictures at the end, "
                      f"{left} files")
        finally:
            watch.send_signal(signal.SIGINT)
            code = watch.wait(timeout=10)
        if code != 130:
            faults.append(f"it exited with code {code}")
        print("tenth " + " ".join(f"{key:>12}" for key in ALLOWED))
        medians = [{key: statistics.median(one[key] for one in tenth) for key in ALLOWED} for tenth in tenths if tenth]
        for index, row in enumerate(medians):
            print(f"{index + 1:5} " + " ".join(f"{row[key]:12.0f}" for key in ALLOWED))
        for key, allowed in ALLOWED.items():
            if len(medians) == 10 and medians[9][key] > medians[1][key] + allowed:
                faults.append(f"{key}: {medians[9][key]:.0f} at the end, {medians[1][key]:.0f} at the beginning")
        for fault in faults:
            print(fault)
        sys.exit(1 if faults else 0)


main()
