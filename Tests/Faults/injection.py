"""Makes calls of the C library fail, one in each run, and checks that the tool survives."""

import collections
import concurrent.futures
import dataclasses
import errno
import hashlib
import json
import pathlib
import re
import signal

import project

# The code of a mistake in the tool.
INTERNAL = 70

# The codes that the tool documents.
CODES = {0, 1, 64, 65, 66, 69, INTERNAL, 71, 73, 78, 124, 129, 130, 143}


@dataclasses.dataclass(frozen=True)
class Fault:
    """A kind of call that fails, how, and whether all after it fail as well."""

    call: str
    error: int
    goes_on: bool = False
    # Only calls with a path that holds this; all where it is empty.
    path: str = ""

    @property
    def name(self):
        path = f" of …{self.path}" if self.path else ""
        return f"{self.call}{path} {errno.errorcode[self.error]}{' from then on' if self.goes_on else ''}"

    def environment(self, library, number, log):
        return {
            "LD_PRELOAD": str(library),
            "FAULT_CALL": self.call,
            "FAULT_NUMBER": str(number),
            "FAULT_ERRNO": str(self.error),
            "FAULT_ON": "1" if self.goes_on else "0",
            "FAULT_PATH": self.path,
            "FAULT_LOG": str(log),
        }


FAULTS = [
    Fault("open", errno.EMFILE),
    Fault("open", errno.EIO, goes_on=True),
    Fault("read", errno.EIO),
    Fault("read", errno.EINTR),
    Fault("write", errno.ENOSPC),
    Fault("write", errno.ENOSPC, goes_on=True),
    Fault("write", errno.EINTR),
    Fault("sync", errno.EIO),
    Fault("rename", errno.EIO),
    Fault("folder", errno.EACCES),
    Fault("map", errno.ENOMEM),
    Fault("thread", errno.EAGAIN),
    Fault("thread", errno.EAGAIN, goes_on=True),
    Fault("spawn", errno.EAGAIN),
    Fault("allocate", errno.ENOMEM),
    Fault("allocate", errno.ENOMEM, goes_on=True),
]

# No run opens more font files. If one opens fewer, nothing fails.
MOST_FONTS = 12

# A font that is found and cannot be opened, which the C libraries draw texts without.
FONT_FAULTS = [Fault("open", errno.EMFILE, path=".otf"), Fault("open", errno.EMFILE, path=".ttf")]

# A result that is being written.
TEMPORARY = re.compile(r"^Output/(.*/)?\.[^/]*\.tmp$")

# The standard streams of a run.
STREAMS = re.compile(r"pipe:|/dev/null")


@dataclasses.dataclass
class Result:
    """What one fault led to."""

    command: str
    fault: str
    number: int
    # Correct: 'not reached', 'same' or `told`. Faults: 'silent', 'damaged', 'left over', 'wrong later',
    # 'hang', 'signal', 'unknown code', 'wrong word', if too little memory, a limit of processes or a font that cannot be
    # opened is reported as a mistake in the tool.
    kind: str
    code: int
    detail: str
    where: str

    @property
    def text(self):
        return f"{self.kind}: {self.command}, {self.fault} {self.number}: {self.detail} [{self.where}]"


class Run:
    """The undisturbed run of a command, with which the others are compared."""

    def __init__(self, command, project_, library, name):
        self.command, self.project, self.library, self.name = command, project_, library, name
        folder = project_.copy(name)
        self.before = project.snapshot(folder)
        project_.forget_fonts(command, folder)
        counts = folder.with_name(name + "-counts")
        self.outcome = project_.run(command, folder, {"LD_PRELOAD": str(library), "FAULT_COUNTS": str(counts)})
        self.after = project.snapshot(folder)
        self.counts = {call: int(count) for call, count in map(str.split, counts.read_text().splitlines())}
        # What the next run makes of what a run left, by what was left.
        self.later = {}
        self.again = self.repeat(folder)

    def places(self):
        """The numbers of the first and the last call from each place in the code, by the kind of call; allocations only
        where a library asks for memory, since all that the program itself asks for fails in one way."""
        folder = self.project.copy(self.name)
        self.project.forget_fonts(self.command, folder)
        list_ = folder.with_name(self.name + "-places")
        # Nothing fails in this run, and following each call back to where it comes from takes many times as long.
        more = {"LD_PRELOAD": str(self.library), "FAULT_PLACES": str(list_)}
        self.project.run(self.command, folder, more, limit=10 * project.TIME_LIMIT)
        numbers = collections.defaultdict(set)
        for call, first, last, is_library in map(str.split, list_.read_text().splitlines()):
            if call != "allocate" or is_library == "1":
                numbers[call] |= {int(first), int(last)}
        return numbers

    def repeat(self, folder):
        """What an undisturbed run says with what an earlier one left, the cache and the findings about fonts with it."""
        left = self.digest(folder)
        if left not in self.later:
            self.later[left] = plain(self.project.run(self.command, folder)), project.snapshot(folder)
        return self.later[left]

    def digest(self, folder):
        """What a run left in a project and beside it, in short."""
        digest = hashlib.sha256()
        for beside in ("", "-cache", "-temporary", "-fonts"):
            for path, text in project.snapshot(folder.with_name(folder.name + beside)).items():
                digest.update(repr((beside, path, len(text))).encode() + text)
        return digest.digest()

    def try_fault(self, fault, number):
        folder = self.project.copy(self.name)
        self.project.forget_fonts(self.command, folder)
        log = folder.with_name(self.name + "-log")
        log.unlink(missing_ok=True)
        outcome = self.project.run(self.command, folder, fault.environment(self.library, number, log))
        after = project.snapshot(folder)
        told = log.read_text().splitlines() if log.exists() else []
        _, _, subject, libraries = (told[0].split("\t") if told else ["", "", "", ""])
        # If nothing more can be written, nothing can be reported.
        is_mute = fault.call == "write" and (fault.goes_on or bool(STREAMS.search(subject)))
        kind, detail = self.judge(fault, outcome, after, is_mute, bool(told))
        if kind in ("same", "told"):
            kind, detail = self.judge_later(folder, kind, detail, after)
        subject = subject.replace(str(self.project.folder), "")
        where = " < ".join(libraries.split()[:4])
        return Result(self.command.name, fault.name, number, kind, outcome.code, detail, f"{subject} {where}")

    def judge(self, fault, outcome, after, is_mute, is_reached):
        good = self.outcome
        last = outcome.messages.strip().splitlines()[-1:] or [""]
        if outcome.has_hung:
            return "hang", f"after {outcome.took:.0f} s"
        if outcome.code < 0:
            return "signal", f"{signal.Signals(-outcome.code).name}: {outcome.messages.strip().splitlines()[:1]}"
        if not is_reached:
            return "not reached", ""
        if outcome.code not in CODES:
            return "unknown code", last[0]
        if (fault.call in ("allocate", "spawn") or fault.path) and outcome.code == INTERNAL:
            return "wrong word", last[0]
        says_more = plain_messages(outcome) != plain_messages(good) or errors(outcome) != errors(good) or is_mute
        damage = self.damage(after, is_told=says_more or plain(outcome) != plain(good))
        if damage:
            return "damaged", damage
        left = [path for path in after if path not in self.before and path not in self.after]
        left = [path for path in left if not is_part_of_output(path) and not is_mark(path)]
        if left:
            return "left over", " ".join(left)
        is_same = outcome.code == good.code and plain(outcome) == plain(good) and self.is_same(after)
        if is_same:
            return "same", ""
        if not says_more:
            return "silent", f"{good.code} became {outcome.code}; {self.difference(outcome, after)}"
        return "told", last[0]

    def is_same(self, after):
        return {path: text for path, text in after.items() if not changes_always(path)} == {
            path: text for path, text in self.after.items() if not changes_always(path)
        }

    def difference(self, outcome, after):
        paths = sorted({path for path in {*after, *self.after} if after.get(path) != self.after.get(path)})
        return ", ".join(path for path in paths if not changes_always(path)) or f"says {outcome.output[:200]!r}"

    def damage(self, after, is_told):
        """The files that are neither as before nor as intended. Results of a failed run may report the failure."""
        for path in {*self.before, *self.after, *after}:
            # What a run that ended at once has begun, the next one removes.
            if TEMPORARY.search(path):
                continue
            text, old, new = after.get(path), self.before.get(path), self.after.get(path)
            if text in (old, new) or changes_always(path):
                continue
            if text is None:
                return f"{path} is gone"
            if path not in self.before and path not in self.after and not is_part_of_output(path):
                continue
            if not (is_told and is_part_of_output(path)):
                return f"{path} has other bytes"
            if not is_whole(path, text):
                return f"{path} is not whole"
        return ""

    def judge_later(self, folder, kind, detail, after):
        """What the next run makes of it: the same as without the fault."""
        project.age(folder / path for path in after if TEMPORARY.search(path))
        outcome, files = self.repeat(folder)
        # A run that wrote nothing new is followed by one that does, and one that wrote a part by one that says so.
        usual = [self.again[0], plain(self.outcome)]
        writes = self.before.keys() != self.after.keys()
        if outcome not in usual and not (writes and outcome[0] in [code for code, _, _ in usual]):
            return "wrong later", f"{outcome!r:.300}"
        begun = [path for path in files if TEMPORARY.search(path) or is_mark(path)]
        if begun:
            return "wrong later", f"{begun[0]} stays"
        for path, text in self.again[1].items():
            # What a command adds once more each time it runs it has added once now, where the fault kept it from it.
            if files.get(path) not in (text, self.after.get(path)) and not changes_always(path):
                return "wrong later", path
        return kind, detail


def changes_always(path):
    """True for what is another with each run: what git makes, what the run before replaced, and the list of results,
    without which nothing is removed the next time."""
    return path.startswith(".git/") or "/.undo/" in path or path == "Output/.written"


def is_mark(path):
    """True for the file that says that an approval was interrupted. It stays until the next one is complete."""
    return path.endswith("/.undo/.unfinished")


def is_part_of_output(path):
    return path.startswith("Output/")


def is_whole(path, text):
    endings = {".png": b"IEND\xaeB`\x82", ".svg": b"</svg>", ".html": b"</html>"}
    ending = endings.get(pathlib.Path(path).suffix)
    if path.endswith(".json"):
        return is_json(text)
    return text.rstrip().endswith(ending) if ending else bool(text)


def is_json(text):
    try:
        json.loads(text)
    except ValueError:
        return False
    return True


def plain(outcome):
    """What a run said and how it ended, without times."""
    return outcome.code, re.sub(r"\d+ ms", "", outcome.output), plain_messages(outcome)


def errors(outcome):
    """The findings among the results that are errors."""
    return [line for line in outcome.output.splitlines() if ": error: " in line]


def plain_messages(outcome):
    return re.sub(r"\d+ ms", "", outcome.messages)


def spread(values, most):
    """All values, or at most a number of them, spread evenly with the first and the last."""
    if len(values) <= most:
        return list(values)
    if most == 1:
        return [values[len(values) // 2]]
    return sorted({values[(len(values) - 1) * index // (most - 1)] for index in range(most)})


def tried(fault, run, places, most, most_places):
    """The numbers of the calls that fail one after the other."""
    if fault.path:
        return spread(range(1, MOST_FONTS + 1), most)
    every = spread(range(1, run.counts[fault.call] + 1), most)
    if not most_places or fault.goes_on:
        return every
    by_place = spread(sorted(places.get(fault.call, ())), most_places)
    return sorted({*by_place, *every}) if fault.call == "allocate" else by_place


def inject(project_, library, commands, faults, most, workers, say, most_places=0):
    """The results of all faults in all commands: for each kind of call at most 'most(fault)' numbers, or of the first and
    the last calls of all places that call at most so many, and beside them no more allocations than that."""
    runs, tasks = {}, []
    # All before the first copy, so that every copy of the template has the same files.
    for command in commands:
        project_.prepare(command)
    for index, command in enumerate(commands):
        for worker in range(workers):
            runs[command.name, worker] = Run(command, project_, library, f"project{index}-{worker}")
        run = runs[command.name, 0]
        places = run.places() if most_places else {}
        for fault in faults:
            numbers = tried(fault, run, places, most(command, fault), most_places)
            tasks += [(command, fault, number) for number in numbers]

    def work(worker):
        results = []
        for index, (command, fault, number) in enumerate(tasks):
            if index % workers == worker:
                results.append((index, runs[command.name, worker].try_fault(fault, number)))
                if results[-1][1].kind not in SURVIVED:
                    say(results[-1][1].text)
        return results

    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        shares = list(pool.map(work, range(workers)))
    return [result for _, result in sorted(sum(shares, []), key=lambda one: one[0])]


SURVIVED = ("same", "told", "not reached")


def faults_of(results):
    return [result for result in results if result.kind not in SURVIVED]


def table(results):
    """A row for each command and kind of fault."""
    rows = [("command", "call", "faults", "no matter", "told", "codes", "not survived")]
    groups = collections.defaultdict(list)
    for result in results:
        groups[result.command, result.fault].append(result)
    for (command, fault), group in groups.items():
        kinds = collections.Counter(result.kind for result in group)
        codes = collections.Counter(result.code for result in group if result.kind == "told")
        lost = [f"{kind} {count}" for kind, count in sorted(kinds.items()) if kind not in SURVIVED]
        rows.append((
            command, fault, str(len(group) - kinds["not reached"]), str(kinds["same"]), str(kinds["told"]),
            " ".join(f"{code}×{count}" for code, count in sorted(codes.items())), ", ".join(lost),
        ))
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows)
