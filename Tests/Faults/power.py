"""A model of what a file system holds after the power fails while the tool writes.

The journal of a run says in which order files were opened, written, synced, renamed and removed. At every point of it the
power may fail. What was synced by then is on the disk. Of the rest any part may be missing: bytes that were written but
not synced are there, or only their first half, or none, or the file is as long as it should be and holds zeros; entries of
folders that were changed since the folder was synced are changed up to any point, or all but one of them. So a rename may
be on the disk before the bytes of the file that it names.
"""

import dataclasses
import os
import pathlib

import project

O_APPEND, O_CREAT, O_TRUNC = os.O_APPEND, os.O_CREAT, os.O_TRUNC


@dataclasses.dataclass(frozen=True)
class Change:
    """One line of the journal."""

    word: str
    first: int
    second: int
    path: str
    other: str = ""
    data: bytes = b""


def journal(path):
    """The changes that a journal holds."""
    data, position, changes = pathlib.Path(f"{path}.data").read_bytes(), 0, []
    for line in pathlib.Path(path).read_text(errors="surrogateescape").splitlines():
        word, first, second, name, other = line.split("\t")
        change = Change(word, int(first), int(second), os.path.normpath(name), os.path.normpath(other) if other else "")
        if word == "write":
            change = dataclasses.replace(change, data=data[position : position + change.second])
            position += change.second
        changes.append(change)
    return changes


class File:
    """The bytes of a file: those on the disk for sure, and those that were written last."""

    def __init__(self, data=b""):
        self.synced = data
        self.written = data

    def variants(self):
        """What may be on the disk, named."""
        if self.synced == self.written:
            return {"all": self.written, "half": self.written, "none": self.written, "zeros": self.written}
        return {
            "all": self.written,
            "half": self.written[: len(self.written) // 2],
            "none": self.synced,
            "zeros": bytes(len(self.written)),
        }


class Disk:
    """Files below some folders, changed one after the other."""

    def __init__(self, files):
        # On the disk for sure, and the changes of entries since, each with the folders it is about.
        self.entries = {path: File(data) for path, data in files.items()}
        self.pending = []
        # As the running system sees it.
        self.seen = dict(self.entries)

    def apply(self, change):
        getattr(self, change.word)(change)

    def open(self, change):
        file = self.seen.get(change.path)
        if file is None and change.second & O_CREAT:
            self.enter(File(), change.path)
        elif file is not None and change.second & O_TRUNC:
            file.written = b""

    def write(self, change):
        file = self.seen.get(change.path)
        if file is None:
            return
        end = change.first + len(change.data)
        before = file.written.ljust(change.first, b"\0")
        file.written = before[: change.first] + change.data + before[end:]

    def sync(self, change):
        file = self.seen.get(change.path)
        if file is not None:
            file.synced = file.written
            # A file that was synced can be found: its own entry is on the disk.
            self.settle(lambda entry: entry == [("enter", change.path, file)])
        else:
            self.settle(lambda entry: all(os.path.dirname(path) == change.path for _, path, _ in entry))

    def settle(self, is_meant):
        for entry in [entry for entry in self.pending if is_meant(entry)]:
            perform(entry, self.entries)
            self.pending.remove(entry)

    def rename(self, change):
        file = self.seen.get(change.path)
        if file is not None:
            self.change([("leave", change.path, None), ("enter", change.other, file)])

    def link(self, change):
        if change.path in self.seen:
            self.enter(self.seen[change.path], change.other)

    def unlink(self, change):
        if change.path in self.seen:
            self.change([("leave", change.path, None)])

    def mkdir(self, change):
        """Does nothing: folders have no bytes, and their contents create them."""

    def enter(self, file, path):
        self.change([("enter", path, file)])

    def change(self, entry):
        self.pending.append(entry)
        perform(entry, self.seen)

    def states(self):
        """What may be on the disk if the power fails now, each with a name."""
        orders = {f"{count} of {len(self.pending)} entries": self.pending[:count] for count in range(len(self.pending) + 1)}
        for index in range(len(self.pending) - 1):
            orders[f"all entries but number {index + 1}"] = self.pending[:index] + self.pending[index + 1 :]
        for order, entries in orders.items():
            left = dict(self.entries)
            for entry in entries:
                perform(entry, left)
            for bytes_there in ("all", "half", "none", "zeros"):
                files = {path: file.variants()[bytes_there] for path, file in left.items()}
                yield f"{order}, {bytes_there} of the bytes", files


def perform(entry, files):
    for word, path, file in entry:
        if word == "leave":
            files.pop(path, None)
        else:
            files[path] = file


def failures(files, changes):
    """Every state that a power failure can leave, once, with the number of changes before it."""
    disk, known = Disk(files), set()
    for count in range(len(changes) + 1):
        for name, state in disk.states():
            key = tuple(sorted(state.items()))
            if key not in known:
                known.add(key)
                yield f"after {count} of {len(changes)} changes, {name}", state
        if count < len(changes):
            disk.apply(changes[count])


# The commands that write what people keep.
KEEPING = ("approve", "resolve --write", "edit --write", "add --write", "convert", "init", "merge-file")


def record(made, library, command, folder):
    """The changes that a run makes below the folder of a project and in its cache, and the files before it."""
    files = {str(folder / path): text for path, text in project.snapshot(folder).items()}
    path = folder.with_name(folder.name + "-journal")
    made.run(command, folder, {"LD_PRELOAD": str(library), "FAULT_JOURNAL": str(path)})
    ours = (f"{folder}/", f"{made.cache(folder)}/")
    changes = [change for change in journal(path) if change.path.startswith(ours) or change.path + "/" in ours]
    return files, changes


def is_kept(path):
    """Whether a person or the next run relies on a file: not on redrawn or rewritten files, nor on temporary
    ones."""
    return not path.startswith(("Output/", ".git/")) and not path.endswith((".tmp", "/.undo/.gitignore"))


def lost_files(made, library, name):
    """How many states a power failure during a command can leave, and those in which a file is neither old nor new."""
    command = project.command_named(name)
    folder = made.copy("power")
    before, changes = record(made, library, command, folder)
    after = {str(folder / path): text for path, text in project.snapshot(folder).items()}
    count, lost = 0, []
    for moment, state in failures(before, changes):
        count += 1
        for path in {*before, *after}:
            if not is_kept(str(pathlib.Path(path).relative_to(folder))):
                continue
            if state.get(path) not in (before.get(path), after.get(path)):
                lost.append(f"{name}: {os.path.relpath(path, folder)} is damaged {moment}")
                break
        # What is there under a name that the undisturbed run does not leave must not pass for a result.
        for path in state.keys() - before.keys() - after.keys():
            if path.startswith(f"{folder}/") and not os.path.basename(path).startswith("."):
                lost.append(f"{name}: {os.path.relpath(path, folder)} is left {moment}")
                break
    return count, lost


def wrong_pictures(made, library, most, name="render"):
    """How many states a power failure while pictures are drawn can leave, and those that the next run draws wrongly."""
    command = project.command_named(name)
    folder = made.copy("power")
    before, changes = record(made, library, command, folder)
    first, after = plain(made.run(command, folder)), project.snapshot(folder)
    states = list(failures(before, changes))
    wrong = []
    chosen = states if len(states) <= most else [states[len(states) * index // most] for index in range(most)]
    for moment, state in chosen:
        place(made.copy("power"), state)
        said, files = plain(made.run(command, folder)), project.snapshot(folder)
        if said != first:
            wrong.append(f"{name} says something else {moment}")
        wrong += [f"{name}: {path} is wrong {moment}" for path, text in after.items() if files.get(path) != text][:1]
    return len(chosen), len(states), wrong


def place(folder, state):
    """Puts files where they are in a state, and takes away what is not in it."""
    for path in folder.rglob("*"):
        if path.is_file() and str(path) not in state:
            path.unlink()
    for path, text in state.items():
        pathlib.Path(path).parent.mkdir(parents=True, exist_ok=True)
        pathlib.Path(path).write_bytes(text)


def plain(outcome):
    return outcome.code, outcome.output, outcome.messages
