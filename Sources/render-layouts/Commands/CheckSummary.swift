internal import CommandArguments
internal import LayoutReview
internal import ReviewReports
internal import Scenes

/// Prints what was found in scenes that were checked, one after the other, and the totals.
struct CheckSummary {
  private let console: Console
  private var tally: FindingTally
  private var rules = RuleTally()

  /// A summary of nothing.
  init(isStrict: Bool, _ console: Console) {
    self.console = console
    tally = FindingTally(isStrict: isStrict)
  }

  /// The codes that the findings lead to.
  var codes: [ExitCode] { tally.codes }

  /// Prints the findings of a scene, and counts them.
  mutating func tell(_ scene: CheckedScene) throws {
    tally.count(scene.status, scene.layoutStatuses)
    try console.printResult(console.text(of: scene.findings, scene.groups))
    try console.printResult(console.text(of: [], scene.misplaced))
    for finding in scene.findings + (scene.groups + scene.misplaced).map(\.finding) {
      rules.count(finding, usual: finding.code.severity)
    }
    if let checklist = scene.checklist, !console.isQuiet { try console.printResult(checklist) }
  }

  /// Prints the totals.
  func tellTotals() throws {
    if !console.isQuiet { try console.printResult(console.text(of: rules) + tally.summary + "\n") }
  }
}
