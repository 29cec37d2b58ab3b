import Foundation
import Testing

struct TypeTableTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let table = Result {
    try TypeTable(of: root.appendingPathComponent("Sources/UIKit/UIKit")).markdown
  }

  @Test func `the page of types lists the types of the module`() throws {
    let table = try Self.table.get()
    let page = Self.root.appendingPathComponent("docs/reference/uikit-types.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.range(of: "| type | kind | members |"))
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try (text[..<start.lowerBound] + table).write(to: page, atomically: true, encoding: .utf8)
    } else {
      let (written, declared) = (
        Set(text[start.lowerBound...].split(separator: "\n")), Set(table.split(separator: "\n"))
      )
      let difference = written.symmetricDifference(declared).sorted()
      #expect(difference.isEmpty, "run it with RECORD_SNAPSHOTS=1")
    }
  }

  @Test func `names that the page of UIKit lists are declared`() throws {
    let page = try String(contentsOf: Self.root.appendingPathComponent("docs/reference/uikit.md"), encoding: .utf8)
    let table = try Self.table.get()
    let known = Set(table.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    let rows = page.components(separatedBy: "\n").filter { $0.hasPrefix("|") }.map { $0.split(separator: "|") }
    var missing: [String] = []
    for row in rows where row.count == 3 && ["yes", "kept"].contains(where: { row[2].contains($0) }) {
      for name in (row[0] + row[1]).split(separator: "`").enumerated().filter({ $0.offset % 2 == 1 }).map(\.element) {
        let base = String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        if !base.isEmpty, !known.contains(base) { missing.append(base) }
      }
    }
    #expect(missing.isEmpty)
    #expect(rows.count > 20)
  }
}
