import Foundation
import LayoutTestSupport
import Testing

/// The table of systems at the end of `docs/reference/specification.md`: each command prints the text next to it.
@Suite struct SystemsTests {
  /// One row of the table.
  struct Row: Sendable, CustomTestStringConvertible {
    /// The number of the system, counted from 1.
    let number: Int
    /// The command, a line of shell.
    let command: String
    /// A part of its output, or the path of a picture that it draws.
    let shows: String

    var testDescription: String { "\(number) \(command)" }

    /// A row; nil for a line that is not a row.
    init?(_ line: Substring) {
      // A vertical bar in a cell is escaped with a backslash.
      let cells = line.replacing("\\|", with: "\u{0}").split(separator: "|").map { cell in
        cell.trimmingCharacters(in: .whitespaces).replacing("\u{0}", with: "|")
      }
      guard cells.count == 5, let number = Int(cells[0]) else { return nil }
      self.number = number
      command = cells[3].replacing("`", with: "")
      shows = cells[4].replacing("`", with: "")
    }
  }

  private static let rows: [Row] = {
    let page = try? String(contentsOfFile: SharedFolder.packagePath("docs/reference/specification.md"), encoding: .utf8)
    return page?.split(separator: "\n").compactMap(Row.init) ?? []
  }()

  @Test func `there are 64 systems, and the tool demonstrates all but the last`() {
    #expect(Self.rows.map(\.number) == Array(1...64))
    #expect(Self.rows.filter { !$0.command.hasPrefix("render-layouts ") }.map(\.number) == [64])
  }

  @Test(arguments: rows.filter { $0.command.hasPrefix("render-layouts ") })
  func `a command demonstrates its system`(row: Row) throws {
    let tool = Tool()
    for folder in ["Scenes", "Tests/Samples/Documents"] {
      let copy = "\(tool.folder.path)/\(folder)"
      try FileManager.default.createDirectory(
        atPath: "\(copy)/..", withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: SharedFolder.packagePath(folder), toPath: copy)
    }
    let run = try tool.shell("PATH=$(dirname \"$tool\"):$PATH; \(row.command)")
    if row.shows.hasPrefix("Output/") {
      #expect(FileManager.default.fileExists(atPath: "\(tool.folder.path)/\(row.shows)"), "\(run.messages)")
    } else {
      // The page omits the spaces that align columns.
      let printed = (run.output + run.messages).replacing(/\ {2,}/, with: " ")
      #expect(printed.contains(row.shows), "\(printed.prefix(4_000))")
    }
  }

  @Test func `every kind of case is read by a suite`() throws {
    let path = SharedFolder.packagePath("Tests/Engine/AutoLayoutTests/Fixtures/acceptance.json")
    let file = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path))) as? [String: Any])
    let cases = try #require(file["cases"] as? [[String: Any]])
    #expect(cases.count == 429)
    let names = FileManager.default.enumerator(atPath: SharedFolder.packagePath("Tests"))?.compactMap { $0 as? String }
    var read: Set<String> = []
    for name in names ?? [] where name.hasSuffix("Tests.swift") || name.hasSuffix("AcceptanceLayout.swift") {
      let text = try String(contentsOfFile: SharedFolder.packagePath("Tests/\(name)"), encoding: .utf8)
      for list in text.matches(of: /AcceptanceCases\.all\(ofKinds: ([^)]*)\)/) {
        read.formUnion(list.output.1.matches(of: /"([a-z-]+)"/).map { String($0.output.1) })
      }
    }
    #expect(Set(cases.compactMap { $0["kind"] as? String }).subtracting(read) == [])
  }
}
