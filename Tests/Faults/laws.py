"""Laws that hold however a run is disturbed and wherever it takes place."""

import dataclasses
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import time

import project
from injection import changes_always, is_mark, is_part_of_output, plain

# The commands that write files.
WRITING = (
    "approve", "resolve --write", "edit --write", "render", "render --map", "check", "convert", "watch", "merge-file",
    "render, no font known",
)


# What an approval says if the one before had begun to replace files when it was killed.
INTERRUPTED = re.compile(
    r"render-layouts: note: \S+: the previous approval was interrupted\n +'approve --undo' undoes both together\n")


def is_same(files, others):
    """Whether two folders hold the same, but for what is another with each run."""
    return not differences(files, others)


def differences(files, others):
    paths = {path for path in {*files, *others} if files.get(path) != others.get(path)}
    return sorted(path for path in paths if not changes_always(path) and not is_unfinished(path))


def is_unfinished(path):
    """True for the names of files that are being written; what a killed run leaves of them goes an hour later."""
    return os.path.basename(path).startswith(".") and path.endswith(".tmp")


class Undisturbed:
    """What a command says and leaves when it runs twice and nothing happens."""

    def __init__(self, made, command, name="law"):
        self.made, self.command, self.name = made, command, name
        self.folder = made.copy(name)
        self.before = project.snapshot(self.folder)
        made.forget_fonts(command, self.folder)
        self.first = made.run(command, self.folder)
        self.after = project.snapshot(self.folder)
        self.second = made.run(command, self.folder)
        self.later = project.snapshot(self.folder)
        # The shortest of some, since other work on the machine lengthens one and not the other.
        self.duration = min([self.first.took] + [made.run(command, self.fresh()).took for _ in range(3)])

    def fresh(self):
        folder = self.made.copy(self.name)
        self.made.forget_fonts(self.command, folder)
        return folder

    def is_usual(self, outcome):
        return plain(outcome) in (plain(self.first), plain(self.second))


def kill(made, command, count, seed):
    """Kills a command at moments of its time, and lets it run again: what is not as if nothing had happened."""
    undisturbed, chance, faults, killed = Undisturbed(made, command), random.Random(f"{seed} {command.name}"), [], 0
    for number in range(1, count + 1):
        folder = undisturbed.fresh()
        process = made.start(command, folder)
        moment = chance.uniform(0, 1.1 * undisturbed.duration)
        time.sleep(moment)
        process.send_signal(signal.SIGKILL)
        process.communicate()
        killed += process.returncode == -signal.SIGKILL
        where = f"{command.name}, killed after {moment:.3f} s (number {number})"
        left = project.snapshot(folder)
        faults += [f"{where}: {fault}" for fault in judge_killed(undisturbed, left)]
        faults += [f"{where}: {fault}" for fault in judge_next_run(undisturbed, folder, left)]
    return killed, faults


def judge_next_run(undisturbed, folder, left):
    """What differs from a run that follows an undisturbed one, after a run that left these files."""
    outcome = undisturbed.made.run(undisturbed.command, folder)
    if any(map(is_mark, left)):
        outcome = dataclasses.replace(outcome, messages=INTERRUPTED.sub("", outcome.messages))
    # 'init' says which files it finds and keeps.
    is_usual = undisturbed.is_usual(outcome) or undisturbed.command.name == "init" and outcome.code == 0
    if not is_usual:
        yield f"the next run ends with {outcome.code}: {outcome.messages[-200:]!r}"
    later = project.snapshot(folder)
    wrong = differences(later, undisturbed.later) + list(filter(is_mark, later))
    if wrong:
        yield f"after the next run {', '.join(wrong)} differ"


# The commands that a request to end is sent to: those that write, and some that write at once.
REQUESTED = WRITING + ("init", "compare", "compare --against", "learn", "report", "approve --findings", "convert, a storyboard")
REQUESTS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)

# The most processor time that a run may take after a request to end, in seconds: half a second in which it does not
# notice the request, and that of writing the finished results.
TIME_AFTER_REQUEST = 2


def time_of(process):
    """The processor time in seconds of a running process and of those that it has waited for."""
    with open(f"/proc/{process.pid}/stat", encoding="utf-8", errors="replace") as source:
        fields = source.read().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def time_of_ended():
    """The processor time in seconds of all processes that have ended and been waited for."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def request(made, command, count, seed):
    """Asks a command to end at moments of its time, and lets it run again: what is not as if nothing had happened."""
    undisturbed, chance, faults, ended = Undisturbed(made, command), random.Random(f"{seed} {command.name}"), [], 0
    usual = (undisturbed.first.code, undisturbed.second.code)
    for number in range(1, count + 1):
        folder = undisturbed.fresh()
        process = made.start(command, folder)
        moment, asked = chance.uniform(0, 1.1 * undisturbed.duration), chance.choice(REQUESTS)
        where = f"{command.name}, {asked.name} after {moment:.3f} s (number {number})"
        time.sleep(moment)
        before = time_of(process) + time_of_ended()
        process.send_signal(asked)
        try:
            _, messages = process.communicate(timeout=project.TIME_LIMIT)
        except subprocess.TimeoutExpired:
            process.kill()
            _, messages = process.communicate()
            faults.append(f"{where}: it does not end")
        took = time_of_ended() - before
        if took > TIME_AFTER_REQUEST:
            faults.append(f"{where}: it takes {took:.1f} s of processor time more")
        ended += process.returncode not in usual
        # Before it defers requests, a signal ends the process.
        if process.returncode not in (*usual, -asked, 128 + asked):
            faults.append(f"{where}: it ends with {process.returncode}: {messages[-200:]!r}")
        left = project.snapshot(folder)
        # A stopped review reports its finished layouts.
        faults += [f"{where}: {path} is damaged" for path, text in left.items() if not is_part_of_output(path)
                   and text not in (undisturbed.before.get(path), undisturbed.after.get(path))
                   and not changes_always(path) and not os.path.basename(path).startswith(".")]
        faults += [f"{where}: {fault}" for fault in judge_next_run(undisturbed, folder, left)]
    return ended, faults


def judge_killed(undisturbed, files):
    """What is neither as before nor as it should become; names that begin with a dot are those of unfinished files."""
    for path, text in files.items():
        old, new = undisturbed.before.get(path), undisturbed.after.get(path)
        if text in (old, new) or changes_always(path) or os.path.basename(path).startswith("."):
            continue
        if not is_part_of_output(path) or path in undisturbed.after:
            yield f"{path} is damaged"
    yield from (f"{path} is gone" for path in undisturbed.before if path not in files)


def run_together(made, command, rounds, count=4):
    """Lets several runs of a command work in one folder with one cache at once."""
    undisturbed, faults = Undisturbed(made, command), []
    # Who finds a document changed by another one leaves it alone and says so.
    codes = {undisturbed.first.code, undisturbed.second.code, 73 if command.name.endswith("--write") else 0}
    for number in range(1, rounds + 1):
        folder = undisturbed.fresh()
        processes = [made.start(command, folder) for _ in range(count)]
        for process in processes:
            if command.goes_on:
                time.sleep(0.5)
                process.send_signal(signal.SIGINT)
        for process in processes:
            _, messages = process.communicate(timeout=project.TIME_LIMIT)
            if process.returncode not in codes:
                faults.append(f"{command.name}, round {number}: one ends with {process.returncode}: {messages[-200:]!r}")
        wrong = differences(project.snapshot(folder), undisturbed.later)
        if wrong:
            faults.append(f"{command.name}, round {number}: {', '.join(wrong)} differ")
    return faults


# MARK: - The same everywhere

def scene(index):
    """A scene with a text in each of several scripts, which takes several fonts."""
    texts = ["Ticket", "座席", "مقعد", "ที่นั่ง", "מושב", "सीट", "Ĝis la revido", "Ünïcödé ﬁ"]
    views = [f"  label{number}: {{ type: label, text: {text} }}" for number, text in enumerate(texts[index:] + texts[:index])]
    lines = [f"  - label{number}: {{ leading: safeArea + 16, top: safeArea + {20 + 30 * number} }}" for number in range(8)]
    return "\n".join([
        "format: 1", f"scene: Texts {index}", "devices: [iPhone 8, iPhone 16 Pro]", "views:", *views, "constraints:", *lines, "",
    ])


EVERYWHERE = [
    project.command("solve", "solve", "Scenes"),
    project.command("check", "check", "Scenes"),
    project.command("render", "render", "Scenes", "-f", "svg,png", "--single-file"),
    project.command("table", "table", "Scenes"),
    project.command("trace", "trace", "Scenes"),
    project.command("doctor", "doctor", "Parts"),
    project.command("compare", "compare", "Scenes"),
    project.command("convert", "convert", "Parts", "--force"),
]


class Place:
    """A folder with several scenes, and what a run in it says and leaves under some circumstances."""

    def __init__(self, made, library):
        self.made, self.library = made, library

    def folder(self, name):
        folder = self.made.copy(name)
        for index in range(4):
            (folder / "Scenes" / f"Texts{index}.scene.yaml").write_text(scene(index))
        return folder

    def result(self, command, name="everywhere", variables=None, words=(), mask=0o022, knows_no_fonts=False):
        folder = self.folder(name)
        command = project.Command(command.name, command.words + words, knows_no_fonts=knows_no_fonts)
        self.made.forget_fonts(command, folder)
        return self.run(command, folder, variables, mask)

    def run(self, command, folder, variables=None, mask=0o022):
        before = os.umask(mask)
        try:
            outcome = self.made.run(command, folder, variables)
        finally:
            os.umask(before)
        said = [text.replace(f"{folder}/", "") for text in (outcome.output, outcome.messages)]
        files = {
            path: text.replace(f"{folder}/".encode(), b"")
            for path, text in project.snapshot(folder).items()
            if not changes_always(path)
        }
        return (outcome.code, *said), files

    def circumstances(self, command):
        """What a run is made under, by name: each a function that makes it."""

        def made(**properties):
            return lambda: self.result(command, **properties)

        places = {}
        if command.name not in ("doctor", "convert"):
            places |= {f"{workers} workers": made(words=("-j", str(workers))) for workers in (8, 1, 2)}
        places["another folder"] = made(name="another folder/ünter'm \"Dach\"/deep")
        # The page of a comparison holds the words of its command line.
        for path in (f"{self.made.folder}/everywhere/{{}}", *(["{}/"] if command.name != "compare" else [])):
            places[f"as {path}"] = lambda path=path: self.named(command, path)
        for locale in ("tr_TR.UTF-8", "C", "C.UTF-8", "de_DE.UTF-8", "ar_EG.UTF-8"):
            places[f"LC_ALL={locale}"] = made(variables={"LC_ALL": locale, "LANG": locale})
        for zone in ("Asia/Kathmandu", "UTC", "America/St_Johns"):
            places[f"TZ={zone}"] = made(variables={"TZ": zone})
        places |= {f"umask {mask:03o}": made(mask=mask) for mask in (0o077, 0o000)}
        places["known before"] = lambda: self.again(command)
        places["known before, with the pictures gone"] = lambda: self.again(command, removing="Output")
        places["no font known"] = made(knows_no_fonts=True)
        backwards = {"LD_PRELOAD": str(self.library), "FAULT_BACKWARDS": "1"}
        places["no font known, folders the other way round"] = made(variables=backwards, knows_no_fonts=True)
        return places

    def named(self, command, path):
        """The result where a path is written otherwise."""
        words = tuple(path.format(word) if word in ("Scenes", "Parts") else word for word in command.words)
        return self.run(project.Command(command.name, words), self.folder("everywhere"))

    def again(self, command, removing=""):
        """The result where a run went before."""
        folder = self.folder("everywhere")
        self.run(command, folder)
        if removing:
            shutil.rmtree(folder / removing, ignore_errors=True)
        return self.run(command, folder)


# Of each kind the circumstance that is furthest from the usual one.
FEW = (
    "8 workers", "another folder", "LC_ALL=tr_TR.UTF-8", "TZ=Asia/Kathmandu", "umask 077", "known before",
    "no font known, folders the other way round",
)


def compare_places(made, library, command, names=()):
    """How many circumstances there are, and under which of them a command says or leaves something else."""
    place, faults = Place(made, library), []
    expected = place.result(command)
    places = {name: run for name, run in place.circumstances(command).items() if not names or name in names}
    for name, run in places.items():
        said, files = run()
        if said != expected[0]:
            faults.append(f"{command.name}, {name}: says something else: {first_difference(expected[0], said)}")
        wrong = differences(files, expected[1])
        if wrong:
            faults.append(f"{command.name}, {name}: {', '.join(wrong)} differ")
    return len(places), faults


def first_difference(expected, said):
    for one, other in zip(expected, said):
        if one != other and isinstance(one, int):
            return f"ends with {other}, not {one}"
        if one != other:
            position = next((index for index, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
            return f"{other[max(0, position - 40) : position + 60]!r} for {one[max(0, position - 40) : position + 60]!r}"
    return ""
