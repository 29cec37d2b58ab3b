"""Prints the median times of edits beside kiwi's, and those of tables: edits.py OURS KIWIS."""

import json
import math
import statistics
import sys


def records(path):
    """Returns the measurements of a file, grouped by name."""
    found = {}
    for line in open(path):
        record = json.loads(line)
        name = f"{record['problem']}-{record.get('cells', '')}".rstrip("-")
        found.setdefault(name, []).append(record)
    return found


def median(found, name, key):
    """Returns the median of a measurement, in milliseconds."""
    return statistics.median(record[key] for record in found[name]) / 1000


def main():
    ours, kiwis = (records(path) for path in sys.argv[1:3])
    views, count = ours["edits"][0]["views"], ours["edits"][0]["edits"]
    difference = abs(ours["edits"][0]["sum"] - kiwis["edits"][0]["sum"])
    # Each view may differ by half a pixel in each of the four numbers that it adds to the sum.
    if difference > views:
        sys.exit(f"edits: the layouts differ by {difference:.1f} points in sum")
    print(f"{count} edits of constants on {views} views, a layout after each")
    kiwi = median(kiwis, "edits", "edit_us")
    print(f"{'':34} {'first layout':>14} {'edits':>12} {'to kiwi':>9}")
    for label, found, name in [
        ("ours, views with frames", ours, "edits"),
        ("ours, insets that follow frames", ours, "edits-with-margins"),
        ("kiwi, numbers alone", kiwis, "edits"),
    ]:
        edits = median(found, name, "edit_us")
        print(f"{label:34} {median(found, name, 'solve_us'):11.1f} ms {edits:9.1f} ms {edits / kiwi:7.2f} ×")
    print()
    print(f"{'cells as high as their texts':34} {'first layout':>14} {'other width':>12} {'a cell':>9}")
    sizes = sorted(record[0]["cells"] for name, record in ours.items() if name.startswith("cells-"))
    times = {}
    for size in sizes:
        first, again = (median(ours, f"cells-{size}", key) for key in ("first_us", "width_us"))
        times[size] = first + again
        print(f"{size:34,} {first:11.1f} ms {again:9.1f} ms {1000 * (first + again) / size:6.0f} µs")
    if len(sizes) > 1:
        growth = math.log(times[sizes[-1]] / times[sizes[0]]) / math.log(sizes[-1] / sizes[0])
        print(f"growth: the time follows the {growth:.2f}th power of the number of cells")


main()
