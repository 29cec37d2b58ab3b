internal import AutoLayout
internal import CommandArguments
internal import HostFiles
internal import ReviewPlans
internal import ReviewReports
internal import SceneLayouts
internal import Scenes

/// A summary that prints the steps of layouts while the device rotates, and counts findings.
struct RotationSummary {
  /// The exit codes for what was printed so far.
  var codes: [ExitCode] { found + (tally.isStrict ? tally.codes : []) }
  private var found: [ExitCode] = []
  private var tally: FindingTally
  private let turns: RotationOptions
  private let naming: LayoutDescriptions.Naming
  private let console: Console

  /// Creates a summary without layouts.
  init(
    _ turns: RotationOptions, isStrict: Bool, naming: LayoutDescriptions.Naming = .addresses, _ console: Console
  ) {
    self.turns = turns
    self.naming = naming
    self.console = console
    tally = FindingTally(isStrict: isStrict)
  }

  /// Prints the steps of one layout and their findings; only the findings if `isQuiet` is true.
  mutating func report(_ steps: [RotationStep], about scene: Int, in plan: ReviewPlan, isQuiet: Bool = false) throws {
    let findings = steps.map { ($0.layout.resolved.variant, $0.layout.findings) }
    tally.count([], findings.map(\.1))
    found += console.codes(ofFindings: findings, about: scene, in: plan)
    if steps.contains(where: { $0.meeting?.solution.conflicts.isEmpty == false }) { found.append(.findings) }
    guard !isQuiet else { return }
    try console.printResult(
      RotationText.text(of: steps, turns.rotation, frameCount: turns.frameCount, naming: naming))
  }
}
