import Findings
import LayoutTestSupport
import Testing

@testable import ReviewReports

@Suite struct RuleTallyTests {
  private func finding(
    _ code: FindingCode, _ severity: Finding.Severity, followedBy consequences: [FindingCode] = []
  ) -> Finding {
    var finding = Finding(code: code, severity: severity, message: "a fault", source: nil)
    finding.consequences = consequences.enumerated().map { view, code in
      Finding.Consequence(code: code, severity: .warning, message: "another", name: "view", source: nil, view: view)
    }
    return finding
  }

  @Test func `rules are listed by severity, with folded and demoted findings counted`() {
    var tally = RuleTally()
    #expect(tally.isEmpty && tally.rows == [])
    tally.count(finding("truncated", .warning), usual: .warning)
    tally.count(finding("truncated", .note), usual: .warning)
    tally.count(finding("ambiguous", .error, followedBy: ["ambiguous", "ambiguous", "truncated"]), usual: .error)
    tally.count(finding("conflict", .error), usual: .error)
    tally.count(finding("conflict", .error, followedBy: ["overlap"]), usual: nil)
    #expect(
      tally.rows == [
        ["conflict", "2 errors"], ["ambiguous", "1 error", "2 folded"],
        ["truncated", "1 warning, 1 note", "1 folded, 1 demoted"], ["overlap", "", "1 folded"],
      ])
  }
}
