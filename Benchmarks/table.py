"""Prints the medians of two files of measurements side by side: table.py OURS KIWIS."""

import json
import math
import statistics
import sys

# A web of n widths has n² / 2 rows, and reading them already takes quadratic time. Its growth is therefore per row.
BY_ROWS = {"web", "optional-web"}


def medians(path):
    """Returns the medians of all measurements over all rounds by problem, in the order of the problems."""
    rounds = {}
    for line in open(path):
        record = json.loads(line)
        for key, value in record.items():
            if isinstance(value, (int, float)):
                rounds.setdefault(record["problem"], {}).setdefault(key, []).append(value)
    return {name: {key: statistics.median(values) for key, values in keys.items()} for name, keys in rounds.items()}


def cell(value, width, form=".1f"):
    """Returns a number aligned to the right of a column; '-' for None."""
    return f"{'-':>{width}}" if value is None else f"{value:{width}{form}}"


def ratio(ours, kiwi, key):
    """Returns our time divided by kiwi's; None if kiwi's is missing."""
    return ours[key] / kiwi[key] if kiwi.get(key) else None


def kind(name):
    """Returns the kind of a problem."""
    return name.rsplit("-", 1)[0]


def growth(records, name):
    """Returns the exponent of the power law that fits a kind's times best; '-' for fewer than four sizes."""
    own = {problem: record for problem, record in records.items() if kind(problem) == name}
    if len(own) < 4:
        return "-"
    sizes = [record["rows"] if name in BY_ROWS else int(problem.rsplit("-", 1)[1]) for problem, record in own.items()]
    x, y = [math.log(size) for size in sizes], [math.log(record["solve_us"]) for record in own.values()]
    return f"{statistics.linear_regression(x, y).slope:.2f}"


def print_times(ours, kiwis):
    """Prints the times of each problem and its memory."""
    print(f"{'':18}{'from nothing, µs':^34}{'all sizes, µs':^34}{'bytes':>10}")
    print(f"{'problem':18}" + f"{'ours':>12}{'kiwi':>13}{'ratio':>9}" * 2 + f"{'a view':>10}")
    for name, own in ours.items():
        kiwi = kiwis.get(name, {})
        line = f"{name:18}"
        for key in ("solve_us", "resize_us"):
            line += cell(own[key], 12) + cell(kiwi.get(key), 13) + cell(ratio(own, kiwi, key), 9, ".2g")
        print(line + cell(own.get("bytes_per_view"), 10, ".0f"))


def print_growth(ours, kiwis):
    """Prints how the time of the first solution grows with the size of each kind of problem."""
    print(f"\n{'growth exponent':18}{'ours':>12}{'kiwi':>12}   against")
    for name in dict.fromkeys(map(kind, ours)):
        against = "rows" if name in BY_ROWS else "the number in the name"
        print(f"{name:18}{growth(ours, name):>12}{growth(kiwis, name):>12}   {against}")


def main():
    ours, kiwis = map(medians, sys.argv[1:3])
    print_times(ours, kiwis)
    print_growth(ours, kiwis)


main()
