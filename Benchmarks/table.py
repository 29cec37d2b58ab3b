"""Prints the medians of two files of measurements beside each other: table.py OURS KIWIS."""

import json
import math
import statistics
import sys


def medians(path, key):
    """The median of a measurement over all rounds, by problem, in the order of the problems."""
    rounds = {}
    for line in open(path):
        record = json.loads(line)
        rounds.setdefault(record["problem"], []).append(record[key])
    return {name: statistics.median(values) for name, values in rounds.items()}


def growth(times, sizes):
    """The exponent of the power law that fits best; '-' for fewer than four sizes."""
    if len(times) < 4:
        return "-"
    x, y = [math.log(size) for size in sizes], [math.log(max(time, 1e-9)) for time in times]
    return f"{statistics.linear_regression(x, y).slope:.2f}"


def main():
    ours, kiwis = (medians(path, "solve_us") for path in sys.argv[1:3])
    our_sizes, kiwi_sizes = (medians(path, "resize_us") for path in sys.argv[1:3])
    print(f"{'problem':18}{'ours, µs':>12}{'kiwi, µs':>12}{'ratio':>8}   {'sizes, ours':>12}{'kiwi':>12}{'ratio':>8}")
    for name, time in ours.items():
        cells = f"{name:18}{time:12.1f}"
        if name in kiwis:
            cells += f"{kiwis[name]:12.1f}{time / kiwis[name]:8.3f}   {our_sizes[name]:12.1f}{kiwi_sizes[name]:12.1f}"
            cells += f"{our_sizes[name] / max(kiwi_sizes[name], 1e-9):8.3f}"
        else:
            cells += f"{'-':>12}{'-':>8}   {our_sizes[name]:12.1f}{'-':>12}{'-':>8}"
        print(cells)
    print(f"\n{'growth exponent':18}{'ours':>12}{'kiwi':>12}")
    for kind in dict.fromkeys(name.rsplit("-", 1)[0] for name in ours):
        exponents = []
        for times in (ours, kiwis):
            names = [name for name in times if name.rsplit("-", 1)[0] == kind]
            exponents.append(growth([times[name] for name in names], [int(name.rsplit("-", 1)[1]) for name in names]))
        print(f"{kind:18}{exponents[0]:>12}{exponents[1]:>12}")


main()
