internal import AutoLayout
internal import CommandArguments
internal import HostFiles
internal import ReviewPlans
internal import ReviewReports
internal import SceneLayouts
internal import Scenes

/// Prints what becomes of layouts while the device is turned, and counts what is wrong.
struct RotationSummary {
  /// The exit codes that follow from what was told so far.
  var codes: [ExitCode] { found + (tally.isStrict ? tally.codes : []) }
  private var found: [ExitCode] = []
  private var tally: FindingTally
  private let turns: RotationOptions
  private let naming: LayoutDescriptions.Naming
  private let console: Console

  /// A summary of nothing so far.
  init(
    _ turns: RotationOptions, isStrict: Bool, naming: LayoutDescriptions.Naming = .addresses, _ console: Console
  ) {
    self.turns = turns
    self.naming = naming
    self.console = console
    tally = FindingTally(isStrict: isStrict)
  }

  /// Prints the steps of one layout, and what is wrong with each; where it is to be quiet only that.
  mutating func tell(_ steps: [RotationStep], about scene: Int, in plan: ReviewPlan, isQuiet: Bool = false) throws {
    let findings = steps.map { ($0.layout.resolved.variant, $0.layout.findings) }
    tally.count([], findings.map(\.1))
    found += console.codes(ofFindings: findings, about: scene, in: plan)
    if steps.contains(where: { $0.meeting?.solution.conflicts.isEmpty == false }) { found.append(.findings) }
    guard !isQuiet else { return }
    try console.printResult(
      RotationText.text(of: steps, turns.rotation, frameCount: turns.frameCount, naming: naming))
  }
}
