"""Measures edits in the gallery's page, in headless Chromium, and the sizes of the page and of its data.

    what_if.py TOOL FOLDER SCENES [FORMER]     draws into FOLDER; SCENES are the scenes whose data is measured

A constant of 100 views is dragged: each frame of the browser changes it by a point, and the page solves the layout and
moves its outlines. The first answer is the time from the first change to the sentence about it. When the form opens, the
page loads and solves the layout, which has its own row. With FORMER, an older tool, the sizes are also printed as ratios.
"""

import gzip
import pathlib
import statistics
import subprocess
import sys

from page import chromium, processor_time, row, size

FRAMES = 180
ROUNDS = 5
# Milliseconds after the form has opened, in which the page gets ready for changes.
PAUSE = 3000

DRAG = """async (count) => {
  const field = document.querySelector(".edit-constraint .constant");
  const frames = [];
  let last = await new Promise(requestAnimationFrame);
  for (let number = 0; number < count; number++) {
    field.value = String(Number(field.value) + (number % 60 < 30 ? 1 : -1));
    field.dispatchEvent(new Event("input", { bubbles: true }));
    const now = await new Promise(requestAnimationFrame);
    frames.push(now - last);
    last = now;
  }
  return frames;
}"""

FIRST = """async () => {
  const field = document.querySelector(".edit-constraint .constant");
  const summary = document.querySelector(".edit-summary");
  const start = performance.now();
  field.value = String(Number(field.value) + 7);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  while (!summary.textContent) await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - start;
}"""


def scene(folder, count):
    """Writes a scene of labels in rows below each other, the first of which has a named constant."""
    views = [f"  v{number}: {{ type: label, text: Label {number} }}" for number in range(count)]
    pairs = [f"  - v{number}: {{ leading: v{number - 1} + 1, top: v{number - 1}.bottom + 2 }}" for number in range(1, count)]
    text = ["format: 1", f"scene: Rows {count}", "devices: [iPad mini (6th gen)]", "orientations: [portrait]", "views:", *views,
            "constraints:", '  - "v0.leading == superview.leading + 8 #edge"', "  - v0: { top: superview + 20 }", *pairs]
    path = folder / f"Rows{count}.scene.yaml"
    path.write_text("\n".join(text) + "\n")
    return path


def render(tool, output, *paths):
    command = [tool, "render", "--quiet", "--no-cache", "--format", "svg", "--output", output, *paths]
    done = subprocess.run([str(word) for word in command], check=False)
    if done.returncode not in (0, 1):
        sys.exit(f"what-if: {tool} exited with code {done.returncode}")


def opened(browser, folder, count):
    """Returns the page of the scene with the form of its named constant, its session, and the processor time of the form."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(f"file://{folder}/index.html#/rows-{count}/ipad-mini-6.portrait.en.L.light?view=v0")
    page.locator(".chosen-view .edit-button").first.wait_for()
    before = processor_time(session)
    page.locator(".chosen-view .edit-button").first.click()
    page.locator(".edit-constraint .constant").wait_for()
    page.wait_for_timeout(PAUSE)
    return page, session, processor_time(session) - before


def measure_drag(browser, folder, count):
    page, session, _ = opened(browser, folder, count)
    page.evaluate(FIRST)
    before = processor_time(session)
    frames = page.evaluate(DRAG, FRAMES)
    each = (processor_time(session) - before) / FRAMES
    page.close()
    row(f"a constant of {count} views is dragged: median frame", statistics.median(frames), places=1, more=f", {each:.1f} ms of processor time")
    row(f"a constant of {count} views is dragged: longest frame", max(frames), places=1)


def measure_first(browser, folder, count):
    times, work, forms = [], [], []
    for _ in range(ROUNDS):
        page, session, form = opened(browser, folder, count)
        forms.append(form)
        before = processor_time(session)
        times.append(page.evaluate(FIRST))
        work.append(processor_time(session) - before)
        page.close()
    row(f"the form of a constant with {count} views, processor time", statistics.median(forms))
    row(f"first answer with {count} views", statistics.median(times), more=f", {statistics.median(work):.0f} ms of processor time")


def sizes(tool, folder, scenes):
    """Returns the compressed size of the page, and that of the views and systems of each layout, in bytes."""
    render(tool, folder, scenes)
    page = sum(len(gzip.compress(path.read_bytes(), 9)) for path in [folder / "index.html", *(folder / "assets").iterdir()])
    count = len(list((folder / "renders").glob("*/*.svg")))
    return page, size(folder / "data") / count, size(folder / "systems") / count


def main():
    tool, folder, scenes = sys.argv[1], pathlib.Path(sys.argv[2]).resolve(), sys.argv[3]
    former = sys.argv[4] if len(sys.argv) > 4 else None
    folder.mkdir(parents=True, exist_ok=True)
    render(tool, folder / "rows", *(scene(folder, count) for count in (100, 500)))
    with chromium() as browser:
        measure_drag(browser, folder / "rows", 100)
        for count in (100, 500):
            measure_first(browser, folder / "rows", count)
    own = sizes(tool, folder / "own", scenes)
    old = sizes(former, folder / "former", scenes) if former else own
    names = ("page, script and styles, compressed", "views and constraints of a layout", "system of a layout")
    for name, now, before in zip(names, own, old):
        row(name, now / 1e3, "kB", 1, f", {now / before:.2f} × the former" if former else "")
    if former:
        row("all data of a layout", sum(own[1:]) / 1e3, "kB", 1, f", {sum(own[1:]) / sum(old[1:]):.2f} × the former")


main()
