import Foundation
import Testing

@testable import PreviewPackages

/// Notes and the sum name previews whose pictures show one color only.
struct BlankPreviewTests {
  /// Sources in two folders, of which the first has skipped code and the second a missing type.
  private static let pruned: PrunedSources = {
    let texts = ["A/Old/Card.swift": "func f() {\n  lost()\n}\n", "B/Card.swift": "var a: Lost?\n", "C/Card.swift": ""]
    let originals = ["A/Old/Card.swift": "Old/Card.swift", "B/Card.swift": "Card.swift", "C/Card.swift": "Card.swift"]
    var sources = PrunedSources(texts, in: ["A", "B", "C"], from: originals)
    _ = sources.remove([
      CompilerError(path: "A/Old/Card.swift", line: 2, column: 3, message: "cannot convert value"),
      CompilerError(path: "B/Card.swift", line: 1, column: 8, message: "cannot find type 'Lost' in scope"),
    ])
    return sources
  }()

  /// Returns the result of a function with a build whose program recorded blank previews.
  private func withBuild<Result>(
    recording record: String, _ body: (PreviewBuild, PreviewBuild.Drawn) -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let manifest = "let package = Package(dependencies: [.product(name: \"UIKit\", package: \"render-layouts\")])\n"
    try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
    try Data(record.utf8).write(to: folder.appendingPathComponent("blank"))
    var build = try PreviewBuild(of: folder.path, in: folder.path, library: nil)
    build.sources = Self.pruned
    return body(build, .init(crashes: [], blank: build.blankPreviews()))
  }

  @Test func `a record has the path, line, kind and name of a preview`() throws {
    let declared = try #require(RecordedPreview(record: "Screens/a:b/Card.swift\t12\tpreview\tCard: dark\tred"))
    #expect(declared.location == "Screens/a:b/Card.swift:12" && declared.path == "Screens/a:b/Card.swift")
    #expect(declared.name == "Card: dark\tred" && !declared.isSample)
    #expect(RecordedPreview(record: "Card.swift\t3\tsample\tCard")?.isSample == true)
    #expect(RecordedPreview.all(in: "Card.swift:3: Card\nCard.swift\tx\tsample\tCard\n\n").isEmpty)
  }

  @Test func `what a source lacks is that of its copies, not of other sources with its name`() {
    #expect(Self.pruned.gaps(inSourceAt: "Card.swift") == ["Lost is empty on Linux"])
    #expect(Self.pruned.gaps(inSourceAt: "Old/Card.swift") == ["1 error in its source skipped"])
    #expect(Self.pruned.gaps(inSourceAt: "B/Card.swift").isEmpty)
  }

  @Test func `notes name blank previews and what their sources lack`() throws {
    let record = "Card.swift\t1\tpreview\tCard: dark\nRow.swift\t2\tsample\tRow\n"
    let notes = try withBuild(recording: record) { $0.notesAboutBlankPreviews(of: $1) }
    #expect(
      notes == ["Card.swift:1: note: Card: dark is blank: Lost is empty on Linux", "Row.swift:2: note: Row is blank"])
    let many = (1...12).map { "Row.swift\t\($0)\tsample\tRow\n" }.joined()
    let some = try withBuild(recording: many) { $0.notesAboutBlankPreviews(of: $1) }
    #expect(some.count == 11 && some.last == "note: 2 other previews are blank")
  }

  @Test func `the sum counts blank views without a preview only`() throws {
    let record = "Card.swift\t1\tpreview\tCard\nRow.swift\t2\tsample\tRow\nCard.swift\t3\tpreview\tCard\n"
    #expect(try withBuild(recording: record) { $0.summary(of: $1) }.hasSuffix("are drawn; 1 blank"))
    let declared = try withBuild(recording: "Card.swift\t1\tpreview\tCard\n") { $0.summary(of: $1) }
    #expect(declared.hasSuffix("are drawn"))
  }
}
