internal import AutoLayout
internal import LayoutReview
internal import SceneDocuments
internal import Scenes

/// Prints the autolayout trace of every layout.
struct TraceCommand {
  private let options: LayoutOptions
  private let naming: LayoutDescriptions.Naming
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    options = try LayoutOptions(arguments)
    naming = arguments.contains(.names) ? .names : .addresses
    self.console = console
  }

  func run() async throws -> ExitCode {
    HostProcess.deferInterruption()
    let session = await ReviewSession(options, console)
    let naming = naming
    let solved = try await session.plan.solveLayouts(
      measuringTextWith: Engines.makeTextMeasurer, workers: options.workers, shouldStop: Interruption.isRequested
    ) { _, layout in
      (
        text: "\(LayoutHeading.text(of: layout))\n\(layout.autolayoutTrace(naming: naming))\n",
        findings: layout.findings
      )
    }
    var tally = FindingTally(isStrict: options.isStrict)
    for layouts in session.plan.byScene(solved) {
      tally.count([], layouts.map(\.kept.findings))
      try console.printResult(layouts.map(\.kept.text).joined())
    }
    return ExitCode.worst(of: session.codes + Interruption.codes + (options.isStrict ? tally.codes : []))
  }
}
