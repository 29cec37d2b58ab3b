import LayoutTestSupport
import Testing

@testable import DocumentEditing

/// Differences in the format of `git apply`.
@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff.text(from: Array(old.utf8), to: Array(new.utf8), path: "a.yaml")
  }

  @Test func `equal texts have no difference`() {
    #expect(diff("a\nb\n", "a\nb\n") == "")
    #expect(diff("", "") == "")
  }

  @Test func `a change is shown with three lines of context on each side`() {
    let old = (1...12).map { "\($0)\n" }.joined()
    expect(
      diff(old, old.replacing("\n7\n", with: "\nseven\n")),
      is: "--- a/a.yaml\n+++ b/a.yaml\n@@ -4,7 +4,7 @@\n 4\n 5\n 6\n-7\n+seven\n 8\n 9\n 10\n")
  }

  @Test func `distant changes are shown separately`() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let text = diff(old, "0\n" + old.replacing("18\n", with: ""))
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,3 +1,4 @@", "@@ -15,6 +16,5 @@"])
  }

  @Test func `a missing line break at the end is marked`() {
    expect(
      diff("a\nb", "a\nb\n"),
      is: "--- a/a.yaml\n+++ b/a.yaml\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n")
  }

  @Test func `a difference applied to the old text gives the new one`() throws {
    var random = SeededRandomNumberGenerator(seed: 7)
    for _ in 0..<400 {
      let old = (0..<Int.random(in: 0...30, using: &random)).map { _ in "\(Int.random(in: 0...5, using: &random))" }
      var new = old
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let place = Int.random(in: 0...new.count, using: &random)
        if Bool.random(using: &random), place < new.count {
          new.remove(at: place)
        } else {
          new.insert("new", at: place)
        }
      }
      let text = diff(old.map { $0 + "\n" }.joined(), new.map { $0 + "\n" }.joined())
      expect(try applied(text, to: old), is: new)
    }
  }

  /// Applies a difference to lines, and checks each position.
  private func applied(_ diff: String, to old: [String]) throws -> [String] {
    var result: [String] = []
    var position = 0
    for line in diff.split(separator: "\n").dropFirst(2) {
      if line.hasPrefix("@@") {
        let range = try #require(line.split(separator: " ").dropFirst().first).dropFirst().split(separator: ",")
        let count = range.count > 1 ? try #require(Int(range[1])) : 1
        let start = try #require(Int(range[0])) - (count == 0 ? 0 : 1)
        result += old[position..<start]
        position = start
      } else if line.hasPrefix("+") {
        result.append(String(line.dropFirst()))
      } else {
        #expect(old[position] == String(line.dropFirst()))
        if line.hasPrefix(" ") { result.append(old[position]) }
        position += 1
      }
    }
    return result + old[position...]
  }
}
