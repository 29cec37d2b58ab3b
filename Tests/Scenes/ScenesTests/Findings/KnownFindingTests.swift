import AutoLayout
import LayoutTestSupport
import Testing

@testable import Scenes

/// Findings that were there before, and which later ones are the same.
@Suite struct KnownFindingTests {
  private static let code = FindingCode("some-rule")

  private func finding(_ message: String, views: [Int] = []) -> Finding {
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

  @Test func `a finding about a view is the same whatever its names and numbers are`() {
    let earlier = finding("'Title' (a) is 3 points too wide: Inter", views: [0])
    #expect(isKnown(finding("'Heading' (a) is 4.5 points too wide: Noto", views: [0]), after: earlier))
    #expect(!isKnown(finding("'Title' (a) is 3 points too high", views: [0]), after: earlier))
    #expect(!isKnown(finding("'Title' (b) is 3 points too wide: Inter", views: [1]), after: earlier))
  }

  @Test func `a finding about no view is told from others by the names in its message alone`() {
    let earlier = finding("a tab shows the image 'home', which is in none of 2 catalogues")
    #expect(isKnown(finding("a tab shows the image 'home', which is in none of 3 catalogues"), after: earlier))
    #expect(!isKnown(finding("a tab shows the image 'shop', which is in none of 2 catalogues"), after: earlier))
  }
}
