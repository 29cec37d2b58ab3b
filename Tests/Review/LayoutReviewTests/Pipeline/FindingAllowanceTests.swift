import Findings
import LayoutTestSupport
import ReviewPlans
import Testing

@testable import LayoutReview

@Suite struct FindingAllowanceTests {
  private let findings: [Finding] = [
    Finding(code: "a", severity: .error, message: "a fault", source: nil),
    Finding(code: "b", severity: .warning, message: "another", hint: "mend it", notes: ["here"], source: nil),
    Finding(code: "c", severity: .warning, message: "a third", source: nil),
    Finding(code: "d", severity: .note, message: "a note", source: nil),
  ]

  @Test func `what fits is listed as it is`() {
    expect(FindingAllowance(bytes: 38).limited(findings), is: findings)
    expect(FindingAllowance(bytes: 0).limited([]), is: [])
  }

  @Test func `what does not fit is counted, as serious as the most serious of it`() throws {
    let limited = FindingAllowance(bytes: 37).limited(findings)
    expect(limited.dropLast(), is: findings.dropLast())
    let last = try #require(limited.last)
    #expect(last.code == .moreFindings && last.severity == .note && last.message.text == "1 more finding is not listed")
    let none = FindingAllowance(bytes: 6).limited(findings)
    #expect(none.map(\.message.text) == ["4 more findings are not listed"] && none.map(\.severity) == [.error])
    expect(FindingAllowance(bytes: 24).limited(findings).map(\.severity), is: [.error, .warning])
  }

  @Test func `the layouts of a scene share its allowance, and each has some`() {
    expect(FindingAllowance(ofLayoutsInSceneWith: 3).bytes, is: 1 << 20)
    expect(FindingAllowance(ofLayoutsInSceneWith: 100_000).bytes, is: 4 << 10)
  }
}
