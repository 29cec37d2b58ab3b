import AutoLayout
import LayoutTestSupport
import Testing

@testable import Findings

/// Matching of known findings with later ones.
@Suite struct KnownFindingTests {
  private static let code = FindingCode("some-rule")

  private func finding(_ message: Finding.Message, views: [Int] = []) -> Finding {
    Finding(code: Self.code, message: message, source: nil, views: views)
  }

  private func isKnown(_ later: Finding, after earlier: Finding) -> Bool {
    let marks = [
      ViewMark(id: "a", path: "A", place: "0", className: "label"),
      ViewMark(id: "b", path: "B", place: "1", className: "label"),
    ]
    let known = KnownFindings([(number: 0, finding: KnownFinding(earlier, marks: marks))], in: marks)
    return known.separated([later]).known == [0]
  }

  @Test func `a finding about a view is identified regardless of names, numbers and wording`() {
    let earlier = finding("\("Title") (a) is \(3) points too wide: \("Inter")", views: [0])
    #expect(isKnown(finding("\("Heading") has text that is \(4.5) points too wide", views: [0]), after: earlier))
    let high = Finding.Message(kind: "high", "\("Title") (a) is \(3) points too high")
    #expect(!isKnown(finding(high, views: [0]), after: earlier))
    #expect(!isKnown(finding("\("Title") (b) is \(3) points too wide: \("Inter")", views: [1]), after: earlier))
  }

  @Test(arguments: [("home", 3, true), ("home", 2, true), ("shop", 2, false)])
  func `findings about no view are distinguished only by names`(name: String, count: Int, isSame: Bool) {
    let earlier = finding("a tab uses the image '\("home")', which is in none of \(2) catalogues")
    #expect(isKnown(finding("'\(name)' is in none of \(count) catalogues"), after: earlier) == isSame)
  }
}
