import DocumentTestSupport
import Findings
import LayoutTestSupport
import Testing

@testable import InterfaceBuilder

/// The tables of Interface Builder's layout rules, and the rule book that looks values up in them.
@Suite struct InterfaceBuilderRuleTests {
  private static let table = RuleTable<Double>(
    "length",
    [
      InterfaceBuilderRule(
        "length.old", "Old ones are short.", .before(13000), .always, 8, .counted(3, of: 4, "views")),
      InterfaceBuilderRule(
        "length.cell", "Wide cells are long.", .from(13000, before: 17000),
        .all([.least(.cellWidth, 414), .not(.fact(.tablet))]), 20, .counted(9, of: 9, "views")),
    ],
    otherwise: InterfaceBuilderRule("length.other", "Others are plain.", 16))

  private func id(_ tools: Int, _ facts: RuleFacts = [], _ lengths: [RuleLength: Double] = [:]) -> String {
    Self.table.rows[Self.table.position(for: RuleSubject(facts: facts, lengths: lengths), in: ToolsVersion(tools))].id
  }

  @Test func `the first matching row applies`() {
    #expect(id(12999, [], [.cellWidth: 500]) == "length.old")
    #expect(id(13000, [], [.cellWidth: 414]) == "length.cell")
    #expect(id(13000, [.tablet], [.cellWidth: 414]) == "length.other")
    #expect(id(13000, [], [.cellWidth: 413]) == "length.other")
    #expect(id(13000) == "length.other")
    #expect(id(17000, [], [.cellWidth: 414]) == "length.other")
  }

  @Test func `a rule book records the rows that differ from the default`() {
    var book = RuleBook(ToolsVersion(12000), isRecording: true)
    let place = SourceLocation(path: "A.xib", line: 3, column: 1)
    #expect(book.apply(Self.table, at: place, view: "v") == 8)
    #expect(book.applied.map(\.rule.id) == ["length.old"])
    #expect(book.applied.map(\.place) == [place])
    var newer = RuleBook(ToolsVersion(20000), isRecording: true)
    #expect(newer.apply(Self.table, at: place, view: nil) == 16)
    #expect(newer.applied.isEmpty)
  }

  @Test func `rows describe their conditions in words`() {
    let rows = Self.table.descriptions
    #expect(rows.map(\.versions) == ["before 13000", "13000 to 16999", "all"])
    #expect(rows.map(\.condition) == ["always", "cell width >= 414, not on a tablet", "always"])
    #expect(rows.map(\.evidence) == ["3 of 4 views", "9 of 9 views", nil])
    #expect(rows.map(\.value) == ["8", "20", "16"])
  }

  @Test func `every row has a unique id and a summary`() {
    let rows = InterfaceBuilderRules.descriptions
    #expect(Set(rows.map(\.id)).count == rows.count)
    for row in rows {
      #expect(row.what.hasSuffix("."), "\(row.id)")
      #expect(row.id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" || $0 == "." }, "\(row.id)")
    }
  }
}
