internal import CommandArguments
internal import LayoutReview
internal import LayoutRules
internal import ReviewPlans
internal import SceneLayouts

/// A summary of scenes over all window sizes, which prints the changes.
struct SweepSummary {
  private let options: LayoutOptions
  private let console: Console

  init(_ options: LayoutOptions, _ console: Console) {
    self.options = options
    self.console = console
  }

  func run(_ size: SweptSize, _ session: ReviewSession) async throws -> ExitCode {
    let plan = session.plan
    var tally = FindingTally(isStrict: options.isStrict)
    for (position, sweeps) in try await plan.sweeps(size, options).enumerated() {
      guard let sweeps else { continue }
      tally.count(plan.scenes[position], sweeps)
      try console.printResult(console.text(of: sweeps, of: position, in: plan))
    }
    return ExitCode.worst(of: session.codes + tally.codes + Interruption.codes)
  }
}

extension ReviewPlan {
  /// Returns the sweeps of every scene in its order, or nil for those that were not reached.
  func sweeps(_ size: SweptSize, _ options: LayoutOptions) async throws(ReviewError) -> [[LayoutSweep]?] {
    try await sweeps(
      size, measuringTextWith: Engines.makeTextMeasurer(for: self), workers: options.workers,
      shouldStop: Interruption.isRequested)
  }
}
