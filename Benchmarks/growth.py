"""Measures how the time of a run grows with its input, and prints a table: growth.py TOOL ROUNDS [PICTURE]

PICTURE is an SVG file with the same measurements as lines.
"""

import math
import os
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile

COMMANDS = {"check": ["check"], "render": ["render", "--no-cache", "--format", "svg"]}
COLORS = {"layouts": "#0a66c2", "views": "#c2410c", "depth": "#15803d", "words": "#7e22ce"}


def column(count):
    """Returns the views and constraints of a column of labels."""
    views = "".join(f"  label{i}: {{ type: label, text: Row {i} }}\n" for i in range(count))
    rows = "".join(f"  - label{i}.top == label{i - 1}.bottom + 8\n" for i in range(1, count))
    edges = "".join(f"  - label{i}.leading == superview.leading + 16\n" for i in range(count))
    return views, f"  - label0.top == superview.top + 8\n{rows}{edges}"


def nested(count):
    """Returns the views and constraints of boxes inside each other."""
    views, constraints = "", ""
    for i in range(count):
        indent = "  " * (2 * i + 1)
        views += f"{indent}box{i}:\n{indent}  type: view\n" + (f"{indent}  views:\n" if i < count - 1 else "")
        constraints += "".join(f"  - box{i}.{edge} == superview.{edge}\n" for edge in ("top", "leading", "width", "height"))
    return views, constraints


def paragraph(count):
    """Returns a label with many words, and its constraints."""
    text = " ".join(f"word{i % 97}" for i in range(count))
    return (f"  label: {{ type: label, lines: 0, text: {text} }}\n",
            "  - label: { top: superview, leading: superview, width: 300 }\n")


def write(folder, name, views, constraints):
    """Writes a scene file."""
    path = pathlib.Path(folder, f"{name}.scene.yaml")
    path.write_text(f"format: 1\nscene: {name}\nviews:\n{views}constraints:\n{constraints}")


def write_layouts(folder, count):
    """Writes as many small scenes as there are layouts on one device in one orientation."""
    for number in range(count):
        write(folder, f"Scene{number}", *column(3))


def write_nested(folder, count):
    """Writes scenes with nested boxes. There are many, because scenes may only be nested to a limit."""
    for number in range(40):
        write(folder, f"Depth{number}", *nested(count))


KINDS = {
    "layouts": (write_layouts, [100, 200, 400, 800]),
    "views": (lambda folder, count: write(folder, "Views", *column(count)), [200, 400, 800, 1600]),
    "depth": (write_nested, [3, 6, 12, 24]),
    "words": (lambda folder, count: write(folder, "Words", *paragraph(count)), [1000, 2000, 4000, 8000]),
}


def processor_time(command):
    """Returns the processor time of a command in milliseconds. Findings are not failures."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    code = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if code.returncode not in (0, 1):
        sys.exit(f"{' '.join(command)}: exited with {code.returncode}: {code.stderr.decode()[-300:]}")
    return 1000 * (after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)


def measured(tool, arguments, kind, rounds):
    """Returns the median times for the sizes of a kind, in milliseconds, without the start of the tool."""
    make, sizes = KINDS[kind]
    times = []
    with tempfile.TemporaryDirectory() as folder:
        write(folder, "Empty", *column(1))
        options = ["-j", "1", "-q", "--device", "iphone-16-pro", "--orientation", "portrait", "--output", f"{folder}/out"]
        start = [processor_time([tool, *arguments, *options, folder]) for _ in range(rounds)]
        for size in sizes:
            scenes = f"{folder}/{size}"
            os.mkdir(scenes)
            make(scenes, size)
            times.append(statistics.median(
                processor_time([tool, *arguments, *options, scenes]) for _ in range(rounds)))
    least = statistics.median(start)
    return [max(time - least, 0.1) for time in times]


def exponent(sizes, times):
    """Returns the exponent of the power law that fits best."""
    return statistics.linear_regression([math.log(size) for size in sizes], [math.log(time) for time in times]).slope


def picture(results):
    """Returns an SVG chart: the time against the size, both relative to the smallest size, on logarithmic scales."""
    lines = []
    for place, command in enumerate(COMMANDS):
        left, bottom, unit = 60 + 340 * place, 250, 70
        lines.append(f'<text x="{left}" y="24" font-weight="bold">{command}</text>')
        for step in range(4):
            lines.append(f'<text x="{left + unit * step}" y="{bottom + 20}" text-anchor="middle">× {2 ** step}</text>')
            lines.append(f'<text x="{left - 8}" y="{bottom - unit * step + 4}" text-anchor="end">{2 ** step}</text>')
        lines.append(f'<path d="M{left} {bottom}L{left + 3 * unit} {bottom - 3 * unit}" stroke="#999" stroke-dasharray="4"/>')
        for row, (kind, color) in enumerate(COLORS.items()):
            sizes, times = results[command, kind]
            points = [f"{left + unit * math.log2(size / sizes[0]):.1f},{bottom - unit * math.log2(time / times[0]):.1f}"
                      for size, time in zip(sizes, times)]
            lines.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="{color}" stroke-width="2"/>')
            lines.append(f'<text x="{left + 8}" y="{46 + 16 * row}" fill="{color}">{kind} {exponent(sizes, times):.2f}</text>')
    return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 290" font-family="Inter, sans-serif" font-size="12">'
            + '<rect width="700" height="290" fill="#fff"/>' + "".join(lines) + "</svg>\n")


def main():
    """Measures all kinds and prints the table."""
    tool, rounds = sys.argv[1], int(sys.argv[2])
    results = {}
    print(f"{'':20}" + "".join(f"{f'× {factor}, ms':>12}" for factor in (1, 2, 4, 8)) + f"{'exponent':>12}")
    for command, arguments in COMMANDS.items():
        for kind, (_, sizes) in KINDS.items():
            times = measured(tool, arguments, kind, rounds)
            results[command, kind] = sizes, times
            print(f"{f'{command}, {kind}':20}" + "".join(f"{time:12.1f}" for time in times)
                  + f"{exponent(sizes, times):12.2f}", flush=True)
    if len(sys.argv) > 3:
        pathlib.Path(sys.argv[3]).write_text(picture(results))


main()
