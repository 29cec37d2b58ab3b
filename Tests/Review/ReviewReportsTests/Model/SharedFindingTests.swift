import Findings
import LayoutTestSupport
import Testing

@testable import ReviewReports

@Suite struct SharedFindingTests {
  private func finding(
    _ message: String, code: FindingCode = "truncated", severity: Finding.Severity = .warning, line: Int = 1
  ) -> Finding {
    Finding(
      code: code, severity: severity, message: Finding.Message(separatingNumbersIn: message),
      source: SourceLocation(path: "a.xib", line: line, column: 1))
  }

  @Test func `a finding on several layouts is reported once`() {
    let groups = SharedFinding.all(in: [
      ("iPhone", [finding("cut off")]), ("iPad", []), ("iPod", [finding("cut off")]),
    ])
    expect(groups.map(\.place), is: ["on 2 of 3 layouts: iPhone; iPod"])
  }

  @Test func `numbers that change with the screen do not distinguish findings`() {
    let groups = SharedFinding.all(in: [
      ("iPhone", [finding("12 points of 44.5 are missing")]), ("iPad", [finding("7.25 points of 44 are missing")]),
    ])
    expect(groups.map(\.finding.message.text), is: ["12 points of 44.5 are missing"])
    expect(groups.map(\.place), is: ["on all 2 layouts (values from the first)"])
  }

  @Test func `consequences of a finding on some layout are listed below it once`() {
    func cause(_ consequences: [(view: Int, points: Int)]) -> Finding {
      var cause = finding("open", code: "ambiguous", severity: .error)
      cause.consequences = consequences.map { view, points in
        Finding.Consequence(
          code: "truncated", severity: .warning, message: "\(points) points are missing", name: "view \(view)",
          source: nil, view: view)
      }
      return cause
    }
    let groups = SharedFinding.all(in: [
      ("iPhone", [cause([(1, 5)])]), ("iPad", [cause([])]), ("iPod", [cause([(1, 7), (2, 9)])]),
    ])
    #expect(
      groups.map { $0.finding.consequences.map(\.message.text) } == [["5 points are missing", "9 points are missing"]])
  }

  /// A conflict in which a constraint on a given line is broken, with the lines of the author's constraints in it.
  private func conflict(broken line: Int, screen: Int, _ lines: [Int]) -> Finding {
    Finding(
      code: "conflict", severity: .error, message: "\(lines.count) constraints conflict",
      notes: [Finding.Note("root.height == \(screen)   (the screen)")]
        + lines.map { Finding.Note("view.top == root.top + \($0)   (line \($0))   'Top' (a1B-2c-D\($0))") },
      source: SourceLocation(path: "a.xib", line: line, column: 1))
  }

  @Test(arguments: [
    (40, [40, 41, 42], 1), (41, [40, 41], 1), (41, [41, 42, 43, 44], 1), (43, [40, 43, 44], 2), (50, [50, 51], 2),
  ])
  func `a conflict is one finding on all layouts, whichever of its constraints breaks`(
    broken: Int, lines: [Int], count: Int
  ) {
    let (phone, tablet) = (
      conflict(broken: 40, screen: 667, [40, 41, 42]), conflict(broken: broken, screen: 1133, lines)
    )
    let groups = SharedFinding.groups(of: [("iPhone", [phone]), ("iPad", [tablet]), ("iPod", [phone])])
    expect(groups.shared.count, is: count)
    expect(groups.positions, is: (count == 1 ? [[0], [0], [0]] : [[0], [1], [0]]))
    if count == 1 {
      expect(groups.shared.map(\.layouts), is: [["iPhone", "iPad", "iPod"]])
    }
  }

  @Test func `two conflicts of one layout stay separate`() {
    let (first, second) = (conflict(broken: 40, screen: 667, [40, 41]), conflict(broken: 41, screen: 667, [40, 41]))
    let groups = SharedFinding.groups(of: [("iPhone", [first, second]), ("iPad", [second])])
    expect(groups.shared.map(\.layouts), is: [["iPhone"], ["iPhone", "iPad"]])
  }

  @Test func `findings of one layout are never merged`() {
    let groups = SharedFinding.all(in: [
      ("iPhone", [finding("1 is cut off"), finding("2 is cut off")]), ("iPad", [finding("1 is cut off")]),
    ])
    expect(groups.map(\.finding.message.text), is: ["1 is cut off", "2 is cut off"])
    expect(groups.map(\.place), is: ["on all 2 layouts", "on iPhone"])
  }

  @Test func `findings with different locations, codes or severities stay separate`() {
    let groups = SharedFinding.all(in: [
      ("iPhone", [finding("a"), finding("a", line: 2), finding("a", code: "clipped"), finding("a", severity: .note)])
    ])
    expect(groups.count, is: 4)
  }

  @Test func `the most severe finding comes first`() {
    let groups = SharedFinding.all(in: [
      ("iPhone", [finding("a"), finding("b", severity: .note)]), ("iPad", [finding("c", severity: .error)]),
    ])
    expect(groups.map(\.finding.message.text), is: ["c", "a", "b"])
  }

  @Test func `a long list of layouts is shortened`() {
    let groups = SharedFinding.all(in: (1...9).map { ("d\($0)", $0 == 9 ? [] : [finding("a")]) })
    expect(groups.map(\.place), is: ["on 8 of 9 layouts: d1; d2; d3; d4; d5; d6 and 2 more"])
  }

  @Test func `each layout refers to its findings among those of all layouts`() {
    let groups = SharedFinding.groups(of: [
      ("iPhone", [finding("a"), finding("b", severity: .note)]),
      ("iPad", [finding("c", severity: .error), finding("b", severity: .note), finding("a")]),
    ])
    expect(groups.shared.map(\.finding.message.text), is: ["c", "a", "b"])
    expect(groups.shared.map(\.layouts), is: [["iPad"], ["iPhone", "iPad"], ["iPhone", "iPad"]])
    expect(groups.positions, is: [[1, 2], [0, 2, 1]])
  }

  @Test func `the text of a finding about the scene itself mentions no layouts`() {
    let shared = SharedFinding(finding: finding("a"), layouts: [], layoutCount: 0, numbersDiffer: false)
    #expect(shared.place == nil && shared.title == "truncated" && shared.text == "a")
  }
}
