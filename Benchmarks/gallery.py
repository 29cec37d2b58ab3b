"""Measures the gallery in a folder, in Chromium without a window: opening, filtering, scrolling, and sizes on disk.

    gallery.py FOLDER [ROUNDS]     times are medians of so many rounds, 5 unless given

Times are the clock's, with other work on the machine in them; beside them stands the processor time of the page itself.
"""

import json
import pathlib
import statistics
import sys

from playwright.sync_api import sync_playwright

# The page can be used when its first card or cell stands in it and the browser had its turn to draw.
WATCH = """
  new MutationObserver((changes, observer) => {
    if (!document.querySelector(".card, .cell")) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => { window.usableAfter = performance.now(); }));
  }).observe(document, { subtree: true, childList: true });
"""

FILTER = """async ([selector, value]) => {
  const control = document.querySelector(selector);
  const start = performance.now();
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
}"""

SCROLL = """async (step) => {
  const frames = [];
  let last = performance.now();
  for (let y = 0; y < document.documentElement.scrollHeight && frames.length < 300; y += step) {
    window.scrollTo(0, y);
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    frames.push(now - last);
    last = now;
  }
  return frames;
}"""


def size(*paths):
    files = [file for path in paths for file in ([path] if path.is_file() else path.glob("**/*")) if file.is_file()]
    return sum(file.stat().st_size for file in files)


def row(title, value, unit="ms", places=0, more=""):
    print(f"{title:<48} {value:>9,.{places}f} {unit}{more}")


def processor_time(session):
    """The processor time of the page so far, in milliseconds."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration") * 1000


class Measurement:
    def __init__(self, browser, folder, rounds):
        self.browser, self.folder, self.rounds = browser, folder, rounds

    def open(self, address):
        """The page at an address, when it can be used, and the processor time it has taken until then."""
        page = self.browser.new_page(viewport={"width": 1440, "height": 900})
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        page.add_init_script(WATCH)
        page.goto(f"file://{self.folder}/index.html{address}", wait_until="commit")
        while not page.evaluate("window.usableAfter ?? null"):
            page.wait_for_timeout(20)
        return page, session

    def tell_opening(self, title, address):
        clock, processor = [], []
        for _ in range(self.rounds):
            page, session = self.open(address)
            clock.append(page.evaluate("window.usableAfter"))
            processor.append(processor_time(session))
            page.close()
        row(title, statistics.median(clock), more=f", {statistics.median(processor):,.0f} ms of processor time")

    def filtering(self, selector, value):
        times = []
        for _ in range(self.rounds):
            page, _ = self.open("#/")
            page.wait_for_timeout(1000)
            times.append(page.evaluate(FILTER, [selector, value]))
            page.close()
        return statistics.median(times)

    def tell_scrolling(self, title, address):
        page, session = self.open(address)
        page.wait_for_timeout(3000)
        before = processor_time(session)
        frames = page.evaluate(SCROLL, 120)
        each = (processor_time(session) - before) / len(frames)
        page.close()
        row(f"scrolling {title}: median frame", statistics.median(frames), more=f", {each:,.0f} ms of processor time")
        row(f"scrolling {title}: longest frame", max(frames))


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    report = json.loads((folder / "report.json").read_text())
    largest = max(report["scenes"], key=lambda scene: len(scene["layouts"]))
    print(f"{report['totals']['layouts']:,} layouts of {report['totals']['scenes']} scenes")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        measurement = Measurement(browser, folder, rounds)
        scene = f"a scene of {len(largest['layouts']):,} layouts"
        measurement.tell_opening("first usable page", "#/")
        measurement.tell_opening(f"first usable page of {scene}", f"#/{largest['slug']}")
        row("first search", measurement.filtering("[type=search]", "landscape german"))
        row("filter by status", measurement.filtering("[name=status]", "error"))
        measurement.tell_scrolling("all scenes", "#/")
        measurement.tell_scrolling(scene, f"#/{largest['slug']}")
        browser.close()
    row("page, script and styles", size(folder / "index.html", folder / "assets") / 1e3, "kB")
    row("data of all layouts", size(folder / "data.js") / 1e6, "MB", 1)
    row("views and constraints, loaded by scene", size(folder / "data") / 1e6, "MB", 1)
    row("pictures of layouts", size(folder / "renders") / 1e6, "MB", 1)


main()
