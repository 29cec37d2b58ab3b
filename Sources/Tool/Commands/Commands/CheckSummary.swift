internal import CommandArguments
internal import Findings
internal import LayoutReview
internal import ReviewPlans
internal import ReviewReports
internal import Scenes
internal import VisibleText

/// A summary that prints the findings of checked scenes, one scene after the other, and the totals.
struct CheckSummary {
  private let console: Console
  private var tally: FindingTally
  private var rules = RuleTally()
  private var fixes = FixTally()
  private let acceptedCount: Int?
  private let isWhole: Bool
  /// The numbers of the accepted findings that still occur.
  private var known: Set<Int> = []

  /// Creates a summary without scenes.
  ///
  /// - Parameters:
  ///   - isStrict: Whether warnings are errors.
  ///   - acceptedCount: The number of accepted findings of the checked documents; nil if there are none.
  ///   - isWhole: Whether all scenes are checked in all variants, so that accepted findings that do not occur are gone.
  ///   - console: The console to print to.
  init(isStrict: Bool, acceptedCount: Int?, isWhole: Bool, _ console: Console) {
    self.console = console
    self.acceptedCount = acceptedCount
    self.isWhole = isWhole
    tally = FindingTally(isStrict: isStrict)
  }

  /// The exit codes for the findings.
  var codes: [ExitCode] { tally.codes }

  /// Prints and counts the findings of a scene.
  mutating func report(_ scene: SceneRecord<CheckDetails>) throws {
    tally.count(scene.status, scene.layoutStatuses)
    known.formUnion(scene.known)
    try console.printResult(console.text(of: scene.findings, scene.groups))
    try console.printResult(console.text(of: [], scene.misplaced))
    for finding in scene.findings + (scene.groups + scene.misplaced).map(\.finding) {
      rules.count(finding, usual: finding.code.severity)
      fixes.count(finding)
    }
    if let checklist = scene.checklist, !console.isQuiet { try console.printResult(checklist) }
  }

  /// Counts the accepted findings that keep documents from having scenes.
  mutating func count(accepted documents: [ReviewDocument]) { known.formUnion(documents.flatMap(\.acceptedFailures)) }

  /// Prints the totals.
  func reportTotals() throws {
    guard !console.isQuiet else { return }
    try console.printResult(console.text(of: rules) + tally.summary + fixes.line + acceptedLine + "\n")
  }

  /// The line about accepted findings, with a line break before it; empty if there are none.
  private var acceptedLine: String {
    guard let acceptedCount else { return "" }
    let gone = acceptedCount - known.count
    let isTold = isWhole && gone > 0 && Interruption.codes.isEmpty
    let list = known.isEmpty ? "" : AcceptedFindingsFile.path.map { ", listed in \(VisibleText.line($0))" } ?? ""
    return "\n\(known.count.counted("accepted finding remains", "accepted findings remain"))\(list)"
      + (isTold
        ? "; \(gone.counted("is", "are")) gone: 'approve --findings --prune' removes "
          + "\(gone == 1 ? "it" : "them")"
        : "")
  }
}
