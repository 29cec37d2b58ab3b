import CairoDrawing
import Drawing
import Foundation
import Geometry
import LayoutTestSupport
import Testing

@Suite struct PDFDocumentTests {
  private static let extractor = "/usr/bin/pdftotext"

  private func document(_ pages: [DisplayList]) throws -> String {
    // Maps each byte to one character.
    String(decoding: try CairoRasterizer().pdf(of: pages, title: "Sheets").map { UInt16($0) }, as: UTF16.self)
  }

  /// Returns the text of a document as another reader extracts it.
  private func extractedText(of pages: [DisplayList]) throws -> String {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(CairoRasterizer().pdf(of: pages, title: "Sheets")).write(to: url)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: Self.extractor)
    process.arguments = [url.path, "-"]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    expect(process.terminationStatus, is: 0)
    return String(decoding: data, as: UTF8.self)
  }

  private let page = picture([text("Sign in"), .fill(.rect(Rect(x: 1, y: 1, width: 2, height: 2)), .black)])

  @Test func `every picture has a page of its size, at three quarters of a point per point`() throws {
    let document = try document([page, picture([], size: Size(width: 400, height: 100))])
    #expect(document.hasPrefix("%PDF-1."))
    #expect(document.contains("/Count 2"))
    let boxes = document.matches(of: /MediaBox \[ 0 0 ([0-9.]+) ([0-9.]+) \]/).map { "\($0.output.1) \($0.output.2)" }
    expect(boxes, is: ["7.5 7.5", "300 75"])
  }

  @Test func `a document has its title and no date`() throws {
    let document = try document([page])
    #expect(document.contains("/Title (Sheets)"))
    #expect(!document.contains("Date"))
  }

  @Test func `the same pictures give the same bytes, regardless of what was drawn before`() throws {
    let rasterizer = try CairoRasterizer()
    let first = try rasterizer.pdf(of: [page, page], title: "Sheets")
    _ = try rasterizer.png(of: page, scale: 2)
    _ = try rasterizer.pdf(of: [picture([text("مرحبا"), text("Other letters")])], title: "Other")
    try expect(rasterizer.pdf(of: [page, page], title: "Sheets"), is: first)
    try expect(CairoRasterizer().pdf(of: [page, page], title: "Sheets"), is: first)
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: extractor)),
    arguments: ["Sign in", "Grüße, naïve", "Ωμέγα", "Office fjord", "A\u{301}"])
  func `text can be searched and copied`(words: String) throws {
    let page = picture([text(words, font: TextFont(size: 12))], size: Size(width: 200, height: 60))
    let found = try extractedText(of: [page]).trimmingCharacters(in: .whitespacesAndNewlines)
    expect(found.precomposedStringWithCanonicalMapping, is: words.precomposedStringWithCanonicalMapping)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: extractor)))
  func `right-to-left text can be searched and copied`() throws {
    let page = picture([text("שלום", font: TextFont(size: 12))], size: Size(width: 200, height: 60))
    try expect(extractedText(of: [page]), contains: "שלום")
  }

  @Test(arguments: [Size.zero, Size(width: 10, height: 19_201), Size(width: .infinity, height: 10)])
  func `invalid page sizes are rejected`(size: Size) {
    #expect(throws: RasterizingError.self) {
      _ = try CairoRasterizer().pdf(of: [picture([], size: size)], title: "")
    }
  }

  @Test func `groups, clips, spaces and non-finite numbers do no harm`() throws {
    let odd: [DrawingCommand] = [
      .group(.init("views", opacity: 0.5), [.clip(.ellipse(Rect(x: 0, y: 0, width: 9, height: 9)), page.commands)]),
      .placed(at: Point(x: 3, y: .nan), scale: 0, page.commands),
      .placed(at: Point(x: 3, y: 3), scale: 1e9, page.commands),
      .fill(.rect(Rect(x: .infinity, y: 0, width: 1, height: 1)), .black),
      .stroke(.line(.zero, Point(x: 1, y: 1)), Stroke(.black, width: .nan)),
      text("", x: .nan),
    ]
    try expect(document([picture(odd)]), contains: "/Count 1")
  }
}
