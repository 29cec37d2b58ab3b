"""Measures a page in headless Chromium: opening, filtering, scrolling.

Times are wall-clock times, which other work on the machine affects. The processor time of the page itself is printed
beside them.
"""

import contextlib
import pathlib
import statistics

from playwright.sync_api import sync_playwright

# The page can be used once it contains its first card, cell or tile and the browser was able to draw.
WATCH = """
  new MutationObserver((changes, observer) => {
    if (!document.querySelector(".card, .cell, .tile, .board")) return;
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

PRESS = """async (key) => {
  const start = performance.now();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  // An address that changes is heard of in a turn of its own.
  await new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve))));
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
    """Returns the size of files and of all files in folders, in bytes."""
    files = [file for path in paths for file in ([path] if path.is_file() else path.glob("**/*")) if file.is_file()]
    return sum(file.stat().st_size for file in files)


def row(title, value, unit="ms", places=0, more=""):
    print(f"{title:<48} {value:>9,.{places}f} {unit}{more}")


def processor_time(session):
    """Returns the processor time of the page so far, in milliseconds."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration") * 1000


@contextlib.contextmanager
def chromium():
    """Opens Debian's Chromium in headless mode, with or without its interface, and closes it at the end."""
    program = next(path for path in ("/usr/bin/chromium", "/usr/bin/chromium-headless-shell") if pathlib.Path(path).exists())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


class Measurement:
    """Measures the page of a folder. Times are medians of several rounds."""

    def __init__(self, browser, folder, rounds):
        self.browser, self.folder, self.rounds = browser, folder, rounds

    def open(self, address):
        """Returns the page at an address once it can be used, and the session that reports its processor time."""
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

    def tell_answer(self, title, address, script, argument):
        """Prints the time that a page takes to respond to a script."""
        times = []
        for _ in range(self.rounds):
            page, _ = self.open(address)
            page.wait_for_timeout(1000)
            times.append(page.evaluate(script, argument))
            page.close()
        row(title, statistics.median(times))

    def tell_scrolling(self, title, address):
        page, session = self.open(address)
        page.wait_for_timeout(3000)
        before = processor_time(session)
        frames = page.evaluate(SCROLL, 120)
        each = (processor_time(session) - before) / len(frames)
        page.close()
        row(f"scrolling {title}: median frame", statistics.median(frames), more=f", {each:,.0f} ms of processor time")
        row(f"scrolling {title}: longest frame", max(frames))
