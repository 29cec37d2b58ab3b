import Findings
import LayoutTestSupport
import Testing

@testable import ReviewReports

@Suite struct FindingCopiesTests {
  /// A finding about an object of a document.
  private func finding(
    _ path: String, line: Int = 3, _ name: String = "'Title' (a1B-2c-D3e)", code: FindingCode = "truncated"
  ) -> Finding {
    Finding(
      code: code, severity: .warning, message: "the text of \(name) is cut off",
      source: SourceLocation(path: path, line: line, column: 1))
  }

  private func folded(_ lists: [[Finding]]) -> [[Finding]] { FindingCopies.folded(lists, at: \.self) }

  @Test func `a finding shared by copies of a document is reported once, with the copies`() {
    let lists = folded([
      [finding("en.lproj/Main.storyboard")], [finding("de.lproj/Main.storyboard", line: 4, "'Titel' (a1B-2c-D3e)")],
      [finding("fr.lproj/Main.storyboard")],
    ])
    expect(lists.map(\.count), is: [1, 0, 0])
    #expect(
      lists[0].first?.notes.map(\.text)
        == ["the same object in 2 copies of the document: de.lproj/Main.storyboard, fr.lproj/Main.storyboard"])
  }

  @Test(arguments: [
    ("another object", "de.lproj/Main.storyboard", 3, "'Title' (a1B-2c-D3f)"),
    ("another file", "en.lproj/Other.storyboard", 3, "'Title' (a1B-2c-D3e)"),
    ("the same document", "en.lproj/Main.storyboard", 3, "'Title' (a1B-2c-D3e)"),
  ])
  func `a finding about something else is not a copy`(difference: String, path: String, line: Int, name: String) {
    let lists = folded([[finding("en.lproj/Main.storyboard")], [finding(path, line: line, name)]])
    #expect(lists.map(\.count) == [1, 1] && lists.joined().allSatisfy(\.notes.isEmpty), "\(difference)")
  }

  @Test(arguments: [
    (3, "'title'", [1, 0]), (4, "'title'", [1, 1]), (3, "'name'", [1, 1]), (3, "'Title' (12)", [1, 1]),
  ])
  func `without ids of Xcode, names and lines identify copies`(line: Int, name: String, counts: [Int]) {
    let lists = folded([[finding("a/Card.scene.yaml", "'title'")], [finding("b/Card.scene.yaml", line: line, name)]])
    expect(lists.map(\.count), is: counts)
  }

  @Test func `documents skipped for the same reason are reported once, under any names`() {
    func skipped(_ path: String, _ platform: String) -> Finding {
      Finding(
        code: "foreign-platform", message: "document for \(platform) skipped",
        source: SourceLocation(path: path, line: 1, column: 1))
    }
    let lists = folded([
      [skipped("a.xib", "macOS")], [skipped("b.xib", "tvOS")], [skipped("c.xib", "macOS")],
    ])
    expect(lists.map(\.count), is: [1, 1, 0])
    expect(lists[0].first?.notes.map(\.text), is: ["the same for 1 other document: c.xib"])
  }
}
