import AutoLayout
import Foundation
import Geometry
import LayoutTestSupport
import ReviewTestSupport
import Testing

@testable import Gallery
@testable import ReviewReports

/// The files of a gallery for tests.
enum GalleryPageTestFiles {
  static func text(of report: ReviewReport) -> String {
    GalleryPage.files(of: report).map { "== \($0.path)\n\($0.text)" }.joined()
  }

  static func file(_ path: String, of report: ReviewReport = SampleReview.report) throws -> String {
    try #require(GalleryPage.files(of: report).first { $0.path == path }?.text)
  }
}

@Suite struct GalleryPageTests {
  @Test func `the same review gives the same gallery`() {
    #expect(GalleryPageTestFiles.text(of: SampleReview.report) == GalleryPageTestFiles.text(of: SampleReview.report))
  }

  @Test func `a gallery has a page, its assets, the data and one file per scene`() {
    #expect(
      GalleryPage.files(of: SampleReview.report).map(\.path) == [
        "index.html", "assets/gallery.css", "assets/gallery.js", "data.js", "differences.js", "rotations.js",
        "data/login.js",
      ])
  }

  @Test func `the page refers only to existing files`() throws {
    let paths = Set(GalleryPage.files(of: SampleReview.report).map(\.path))
    let html = try GalleryPageTestFiles.file("index.html")
    let references = html.matches(of: /(?:src|href)="([^"]*)"/).map { String($0.1) }
    #expect(references.count == 6)
    for reference in references where !reference.hasPrefix("data:") {
      #expect(paths.contains(reference))
    }
    let styles = try GalleryPageTestFiles.file("assets/gallery.css")
    #expect(!styles.contains("url("))
  }

  @Test func `the page never loads anything from the network`() throws {
    let addresses = GalleryPageTestFiles.text(of: SampleReview.report).matches(of: /https?:\/\/[^\s'"]*/).map(\.0)
    #expect(Set(addresses) == ["http://www.w3.org/2000/svg"], "only the name of SVG")
  }

  @Test func `the content security policy allows only files of the page`() throws {
    let html = try GalleryPageTestFiles.file("index.html")
    let policy =
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'"
    #expect(html.contains("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">"))
  }

  @Test func `every placeholder of the page is filled`() throws {
    let html = try GalleryPageTestFiles.file("index.html")
    #expect(!html.contains("{") && !html.contains("}"))
    for element in ["<title>Layout review</title>", "aria-label=\"Layouts\"", "id=\"count\"", "report.json"] {
      #expect(html.contains(element))
    }
  }

  @Test func `the page has scripts only in files`() throws {
    let html = try GalleryPageTestFiles.file("index.html")
    #expect(html.matches(of: /<script/).count == html.matches(of: /<script src="[^"]+"><\/script>/).count)
    #expect(html.firstMatch(of: /\son[a-z]+=/) == nil)
    #expect(!html.contains("javascript:"))
    #expect(!html.contains("type=\"module\""))
  }

  @Test(arguments: [
    "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "fetch(",
  ])
  func `the script never creates markup or code from text`(word: String) throws {
    let script = try GalleryPageTestFiles.file("assets/gallery.js")
    #expect(!script.contains(word))
  }

  @Test(arguments: SampleReview.awkwardNames)
  func `a name cannot break out of its string`(name: String) throws {
    let report = SampleReview.report(naming: name)
    let data = try GalleryPageTestFiles.file("data.js", of: report)
    #expect(!data.contains("<"))
    #expect(!data.contains("\u{2028}"))
    let json = try #require(data.wholeMatch(of: /var layoutReview = (.*);\n/.dotMatchesNewlines())?.1)
    let object = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let scene = try #require((object["scenes"] as? [[String: Any]])?.first)
    #expect(scene["name"] as? String == name)
    // The page itself does not depend on documents.
    for path in ["index.html", "assets/gallery.js", "assets/gallery.css"] {
      try expect(GalleryPageTestFiles.file(path, of: report), is: GalleryPageTestFiles.file(path))
    }
  }

  @Test func `views and constraints are in the file of their scene, in the order of the layouts`() throws {
    let data = try GalleryPageTestFiles.file("data.js")
    #expect(!data.contains("\"views\": ["))
    let details = try GalleryPageTestFiles.file("data/login.js")
    let json = try #require(details.wholeMatch(of: /layoutReview\.add\("login", (.*)\);\n/.dotMatchesNewlines())?.1)
    let layouts = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: [Any]]])
    #expect(layouts.map { $0["views"]?.count } == [4, 4])
    #expect(layouts.map { $0["constraints"]?.count } == [13, 13])
    let badge = try #require(layouts[0]["views"]?.last as? [String: Any])
    #expect(badge["sums"] == nil, "only who draws asks what holds a view")
    let first = try #require(layouts[0]["constraints"]?.first as? [String: Any])
    #expect(first["views"] as? [Int] == [1, 0])
  }

  @Test func `a view has the sums of its edges and sizes, which add up to its frame`() throws {
    var report = SampleReview.report
    var solver = LayoutSolver()
    let layout = LayoutReport(SampleReview.layout(), picture: nil, asking: &solver)
    report.scenes[0].layouts = [layout]
    let details = try GalleryPageTestFiles.file("data/login.js", of: report)
    let json = try #require(details.wholeMatch(of: /layoutReview\.add\("login", (.*)\);\n/.dotMatchesNewlines())?.1)
    let layouts = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    let form = try #require((layouts[0]["views"] as? [[String: Any]])?[1])
    let sums = try #require(form["sums"] as? [[Double]])
    let (rules, constants) = (layouts[0]["rules"] as? [String] ?? [], layouts[0]["constants"] as? [Double] ?? [])
    let parts = sums.map { sum in
      stride(from: 0, to: sum.count, by: 2).map { (number: Int(sum[$0]), factor: sum[$0 + 1]) }
    }
    // The fourth constraint pins the top, the fifth sets the height to half of the screen.
    #expect(parts[2].map(\.number).contains(3) && parts[3].map(\.number).contains(4))
    let unwritten = parts[3].filter { $0.number >= layout.constraints.count }.map {
      rules[$0.number - layout.constraints.count]
    }
    #expect(unwritten.contains("root.height == 480   (the screen)"))
    let frame = layout.views[1].frame
    let values = parts.map { $0.reduce(0) { $0 + constants[$1.number] * $1.factor } }
    for (value, length) in zip(values, [frame.minX, frame.width, frame.minY, frame.height]) {
      #expect(abs(value - length) < 0.5)
    }
  }

  @Test func `the script cannot end its element`() {
    #expect(!GalleryPage.script.contains("</") && !GalleryPage.script.contains("<!--"))
  }

  @Test func `an empty review has a page too`() {
    let files = GalleryPage.files(of: ReviewReport(toolVersion: "1", selection: "nothing"))
    #expect(
      files.map(\.path) == [
        "index.html", "assets/gallery.css", "assets/gallery.js", "data.js", "differences.js", "rotations.js",
      ])
  }
}
