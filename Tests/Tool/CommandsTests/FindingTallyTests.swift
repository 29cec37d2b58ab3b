import CommandArguments
import Findings
import LayoutTestSupport
import Testing

@testable import Commands

@Suite struct FindingTallyTests {
  private func finding(_ severity: Finding.Severity) -> Finding {
    Finding(code: "x", severity: severity, message: "m", source: nil)
  }

  @Test(arguments: [
    (Finding.Severity.error, false, [ExitCode.findings]), (.warning, false, []), (.warning, true, [.findings]),
    (.note, true, []),
  ])
  func `errors fail a run, and warnings if the user requests it`(
    severity: Finding.Severity, isStrict: Bool, codes: [ExitCode]
  ) {
    var layouts = FindingTally(isStrict: isStrict)
    layouts.count([], [[], [finding(severity)]])
    #expect(layouts.codes == codes)
    var scene = FindingTally(isStrict: isStrict)
    scene.count([finding(severity)], [[]])
    #expect(scene.codes == codes)
  }

  @Test func `totals count each layout once by its most severe finding`() {
    var tally = FindingTally(isStrict: false)
    tally.count([finding(.warning)], [[], [finding(.note)], [finding(.error), finding(.warning)]])
    #expect(tally.summary == "1 scene, 3 layouts: 2 fine, 1 with errors")
    tally.count([], [[finding(.warning)]])
    #expect(tally.summary == "2 scenes, 4 layouts: 2 fine, 1 with warnings, 1 with errors")
  }

  @Test func `expected findings are counted separately and fail nothing`() {
    var expected = finding(.note)
    expected.isExpected = true
    var tally = FindingTally(isStrict: true)
    tally.count([], [[expected], [], [expected, finding(.note)]])
    #expect(tally.summary == "1 scene, 3 layouts: 1 fine, 2 as expected")
    #expect(tally.codes == [])
  }
}
