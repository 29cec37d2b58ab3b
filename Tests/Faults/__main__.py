"""The trials of scripts/faults: TOOL LIBRARY TRIAL [OPTION…]."""

import argparse
import pathlib
import signal
import sys
import tempfile

import injection
import laws
import power
import project

# What the sample lets fail: command, kind of call, the number of calls that are tried, spread evenly.
SAMPLE = [
    ("approve", "open", 2), ("approve", "write", 2), ("approve", "rename", 2), ("approve", "sync", 2),
    ("approve", "allocate", 2), ("resolve --write", "write", 2), ("resolve --write", "read", 2), ("convert", "write", 2), ("merge-file", "write", 2),
    ("compare --against", "spawn", 1), ("check", "thread", 1), ("check", "allocate", 3), ("render", "write", 2),
    ("render", "open", 2),
]


def arguments():
    parser = argparse.ArgumentParser(prog="scripts/faults")
    parser.add_argument("tool")
    parser.add_argument("library")
    parser.add_argument("trial", choices=["all", "sample", "calls", "power", "kills", "requests", "together", "places"])
    parser.add_argument("--command", action="append")
    parser.add_argument("--call", action="append")
    parser.add_argument("--most", type=int, default=10**9)
    parser.add_argument("--most-allocations", type=int, default=10**9)
    parser.add_argument("--places", action="store_true")
    parser.add_argument("--count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    return parser.parse_args()


def say(text):
    print(text, file=sys.stderr, flush=True)


class Trials:
    """Trials with one tool; each prints what it tried and gives what went wrong."""

    def __init__(self, options, made):
        self.options, self.made, self.library = options, made, options.library

    def commands(self, names):
        wanted = self.options.command
        return [project.command_named(name) for name in names if not wanted or name in wanted]

    def inject(self, commands, faults, most, workers=1, most_places=0):
        results = injection.inject(self.made, self.library, commands, faults, most, workers, say, most_places)
        print(injection.table(results), flush=True)
        return [result.text for result in injection.faults_of(results)]

    def calls(self):
        options = self.options
        faults = [
            one for one in injection.FAULTS + injection.FONT_FAULTS if not options.call or one.call in options.call
        ]
        return self.inject(
            self.commands([command.name for command in project.COMMANDS]), faults,
            lambda command, fault: options.most_allocations if fault.call == "allocate" else options.most,
            options.workers, 10**9 if options.places else 0)

    def power(self, most=None):
        wrong = []
        for command in self.commands(power.KEEPING):
            count, lost = power.lost_files(self.made, self.library, command.name)
            print(f"power: {command.name}: {count} states, {len(lost)} with a loss", flush=True)
            wrong += lost[:5]
        tried, count, found = power.wrong_pictures(self.made, self.library, most or self.options.most)
        print(f"power: render again: {tried} of {count} states, {len(found)} with a wrong result", flush=True)
        return wrong + found

    def kills(self, names=laws.WRITING, count=None):
        wrong = []
        for command in self.commands(names):
            count = count or self.options.count or 200
            killed, faults = laws.kill(self.made, command, count, self.options.seed)
            print(f"kills: {command.name}: {count}, {killed} before the end, {len(faults)} with a fault", flush=True)
            wrong += faults
        return wrong

    def requests(self, names=laws.REQUESTED, count=None):
        wrong = []
        for command in self.commands(names):
            count = count or self.options.count or 20
            ended, faults = laws.request(self.made, command, count, self.options.seed)
            print(f"requests: {command.name}: {count}, {ended} before the end, {len(faults)} with a fault", flush=True)
            wrong += faults
        return wrong

    def together(self, names=laws.WRITING, count=None):
        wrong = []
        for command in self.commands(names):
            count = count or self.options.count or 20
            faults = laws.run_together(self.made, command, count)
            print(f"together: {command.name}: {count} times four runs, {len(faults)} with a fault", flush=True)
            wrong += faults
        return wrong

    def places(self, commands=laws.EVERYWHERE, names=()):
        wrong = []
        for command in commands:
            count, faults = laws.compare_places(self.made, self.library, command, names)
            print(f"places: {command.name}: {count}, {len(faults)} with a difference", flush=True)
            wrong += faults
        return wrong

    def sample(self):
        wrong = []
        for name in dict.fromkeys(name for name, _, _ in SAMPLE):
            most = {call: count for command, call, count in SAMPLE if command == name}
            # Each kind of call in the first way in which it fails.
            faults = [next(fault for fault in injection.FAULTS if fault.call == call) for call in most]
            wrong += self.inject([project.command_named(name)], faults, lambda _, fault: most[fault.call])
        render = project.command_named("render")
        wrong += self.inject([render], injection.FONT_FAULTS[:1], lambda *_: 3)
        # Libraries that measure and draw go on without the memory that they ask for.
        allocate = [fault for fault in injection.FAULTS if fault.call == "allocate" and not fault.goes_on]
        wrong += self.inject([project.command_named("solve")], allocate, lambda *_: 1, most_places=8)
        wrong += self.power(most=2)
        wrong += self.kills(("approve", "resolve --write"), count=2)
        wrong += self.together(("approve",), count=1)
        return wrong + self.places(laws.EVERYWHERE[:1], laws.FEW)

    def all(self):
        return (self.calls() + self.power() + self.kills() + self.requests() + self.together()
                + self.places())


def main():
    # Programs that are started in the background ignore Ctrl-C, and so do those that they start.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    options = arguments()
    with tempfile.TemporaryDirectory() as folder:
        trials = Trials(options, project.Project(options.tool, pathlib.Path(folder)))
        wrong = getattr(trials, options.trial)()
    for fault in wrong:
        print(fault)
    sys.exit(1 if wrong else 0)


main()
