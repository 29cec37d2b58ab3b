"""See scripts/faults."""

import argparse
import signal
import sys
import tempfile

import injection
import project


def main():
    # Programs that are started in the background ignore Ctrl-C, and so do those that they start.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("library")
    parser.add_argument("--command", action="append")
    parser.add_argument("--call", action="append")
    parser.add_argument("--most", type=int, default=10**9)
    parser.add_argument("--most-allocations", type=int, default=150)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--results")
    options = parser.parse_args()
    commands = [one for one in project.COMMANDS if not options.command or one.name in options.command]
    faults = [one for one in injection.FAULTS if not options.call or one.call in options.call]
    with tempfile.TemporaryDirectory() as folder:
        made = project.Project(options.tool, folder)
        most = lambda command, fault: options.most_allocations if fault.call == "allocate" else options.most
        results = injection.inject(
            made, options.library, commands, faults, most, options.workers, lambda text: print(text, file=sys.stderr))
    print(injection.table(results))
    for result in injection.faults_of(results):
        print(result.text)


main()
