import Foundation
import LayoutReview
import Testing

/// Opens the gallery from a folder in a browser without a window, presses keys, and looks at what is there.
@Suite struct GalleryBrowserTests {
  static let browser = "/usr/bin/chromium"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: browser)), .timeLimit(.minutes(2)))
  func `the gallery works from a folder with the keyboard alone`() throws {
    var report = SampleReview.report(naming: #"<img src=x onerror="throw 1"> & “Login”"#)
    var second = report.scenes[0]
    second.slug = "second"
    second.name = "Second"
    report.scenes.append(second)
    #expect(try results(of: Self.script, in: report) == Self.expected)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: browser)), .timeLimit(.minutes(2)))
  func `a gallery without its data says so`() throws {
    let folder = try folder(of: SampleReview.report, with: "")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.removeItem(at: folder.appendingPathComponent("data.js"))
    #expect(try dump(folder).contains("The file data.js is missing beside this page"))
  }

  private static let expected = """
    overview has 2 cards
    names are text: true
    alternative texts: 2 of 2
    first card: <img src=x onerror="throw 1"> & “Login”
    scene: Portrait 1, Landscape 1
    focus after opening: title
    one tab stop: 1
    arrow down: phone.landscape.en.L.light
    home: phone.portrait.en.L.light
    layout: #/login/phone.portrait.en.L.light
    picture: <img src=x onerror="throw 1"> & “Login”, Phone, portrait: 1 error (conflict)
    rows: 4
    chosen: E-mail textField, #/login/phone.portrait.en.L.light?view=email
    arrow right: #/login/phone.landscape.en.L.light?view=email
    zoom: 100 %
    escape: #/login, focus phone.landscape.en.L.light
    escape: #/, focus login
    search: q
    filtered: 1 of 2 scenes, 1 of 4 layouts, #/?q=second+landscape
    nothing: 0 of 2 scenes, 0 of 4 layouts, No layout matches the filters.
    unknown: Not in this review
    back: #/
    help: true
    violations and errors: none
    """

  /// Presses keys and writes what it sees; each step waits until the page has drawn.
  private static let script = #"""
    const lines = [], faults = [];
    addEventListener("error", (event) => faults.push(event.message));
    addEventListener("securitypolicyviolation", (event) => faults.push(event.violatedDirective));
    const all = (selector) => [...document.querySelectorAll(selector)];
    const text = (selector) => document.querySelector(selector)?.textContent;
    const wait = () => new Promise((resolve) => setTimeout(resolve, 60));
    const press = async (key) => {
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      await wait();
    };
    const follow = async (element) => { element.click(); await wait(); };
    const key = () => document.activeElement.dataset.key;
    const type = async (value) => {
      const field = document.querySelector("[type=search]");
      field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      await wait();
    };
    const say = (line) => lines.push(line);
    addEventListener("load", async () => {
      await wait();
      say(`overview has ${all(".card").length} cards`);
      say(`names are text: ${!document.querySelector("[onerror]") && all("script").every((script) => script.src)}`);
      say(`alternative texts: ${new Set(all("main img").map((image) => image.alt).filter(Boolean)).size} of ${all("main img").length}`);
      say(`first card: ${text(".card-name")}`);
      await follow(document.querySelector(".card a"));
      say(`scene: ${all(".matrix-row:not(.head)").map((row) => `${row.querySelector("strong").textContent.replace(/^./, (first) => first.toUpperCase())} ${row.querySelectorAll("img").length}`).join(", ")}`);
      say(`focus after opening: ${document.activeElement.id}`);
      say(`one tab stop: ${all(".cell a[tabindex='0']").length}`);
      document.querySelector(".cell a").focus();
      await press("ArrowDown");
      say(`arrow down: ${key()}`);
      await press("Home");
      say(`home: ${key()}`);
      await follow(document.activeElement);
      say(`layout: ${location.hash}`);
      say(`picture: ${document.querySelector(".canvas img").alt}`);
      await wait();
      say(`rows: ${all(".frames tbody tr").length}`);
      all(".row-name")[1].focus();
      await press("ArrowDown");
      await follow(document.activeElement);
      say(`chosen: ${text(".chosen-view h3")}, ${location.hash}`);
      await press("ArrowRight");
      say(`arrow right: ${location.hash}`);
      await press("1");
      say(`zoom: ${text(".percent")}`);
      await press("Escape");
      say(`escape: ${location.hash}, focus ${key()}`);
      await press("Escape");
      say(`escape: ${location.hash}, focus ${key()}`);
      await press("/");
      say(`search: ${document.activeElement.name}`);
      await type("second landscape");
      say(`filtered: ${text("#count")}, ${location.hash}`);
      await type("no such thing");
      say(`nothing: ${text("#count")}, ${text(".empty p")}`);
      await press("Escape");
      location.hash = "#/nobody/%E0%A4%A";
      await wait();
      say(`unknown: ${text("h1")}`);
      history.back();
      await wait();
      say(`back: ${location.hash}`);
      await press("?");
      say(`help: ${document.querySelector("dialog").open}`);
      say(`violations and errors: ${faults.join(", ") || "none"}`);
      document.querySelector("dialog").close();
      document.body.replaceChildren(lines.join("\n"));
    });
    """#

  private func results(of script: String, in report: ReviewReport) throws -> String {
    let folder = try folder(of: report, with: script)
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = try dump(folder)
    let body = try #require(document.firstMatch(of: /<body[^>]*>(.*)<\/body>/.dotMatchesNewlines())?.1)
    return String(body).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }

  /// A folder with the gallery, a picture for every path, and a script that runs before those of the page.
  private func folder(of report: ReviewReport, with script: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
    var files = GalleryPage.files(of: report)
    files[0].text = files[0].text.replacing(
      "<script src=\"data.js\">", with: "<script src=\"test.js\"></script><script src=\"data.js\">")
    files.append(GalleryFile(path: "test.js", text: script))
    for picture in report.scenes.flatMap({ $0.sheets + $0.layouts.compactMap(\.picture) }) {
      let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/>"
      files.append(GalleryFile(path: try #require(picture.svgPath), text: svg))
    }
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
    return folder
  }

  /// The page as it is when its scripts have come to rest.
  private func dump(_ folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.browser)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1200,900", "--virtual-time-budget=20000",
      "--user-data-dir=\(folder.path)/profile", "--dump-dom", "file://\(folder.path)/index.html#/",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
