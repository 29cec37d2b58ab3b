internal import CommandArguments
internal import HostFiles
internal import LayoutReview
internal import ReviewPlans
internal import ReviewReports
internal import SceneLayouts
internal import Scenes

/// The command that prints the autolayout trace of every layout, or other output that explains it.
struct TraceCommand: RunnableCommand {
  private let options: LayoutOptions
  private let trace: TraceOptions
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    trace = try TraceOptions(arguments)
    var options = try LayoutOptions(arguments)
    if let first = trace.rotation?.rotation.sequence.first { options.selection.variants.orientations = [first] }
    self.options = options
    self.console = console
  }

  func run() async throws -> ExitCode {
    Interruption.begin(endingAfter: options.timeLimit)
    let session = await ReviewSession(options, console)
    session.reportMissingFonts(console)
    let trace = trace
    if !session.plan.scenes.isEmpty, let unknown = trace.unknownView(in: session.plan) {
      console.printError(
        "no scene contains a view '\(unknown.name)'",
        hint: unknown.suggestion.map { "did you mean '\($0)'?" }
          ?? "'render-layouts trace --names' shows the names of views")
      return ExitCode.worst(of: session.codes + [.noInput])
    }
    if let rotation = trace.rotation { return try await rotate(rotation, session) }
    let solved = try await session.plan.solveLayouts(
      measuringTextWith: Engines.makeTextMeasurer(for: session.plan), workers: options.workers,
      shouldStop: Interruption.isRequested
    ) { _, layout in (text: layout.isGivenUp ? "" : trace.text(of: layout), findings: layout.findings) }
    var tally = FindingTally(isStrict: options.isStrict)
    var codes = session.codes + Interruption.codes
    for (position, layouts) in session.plan.byScene(solved).enumerated() {
      tally.count([], layouts.map(\.kept.findings))
      codes += console.codes(
        ofFindings: layouts.map { ($0.layout.variant, $0.kept.findings) }, about: position, in: session.plan)
      try console.printResult(layouts.map(\.kept.text).joined())
    }
    return ExitCode.worst(of: codes + (options.isStrict ? tally.codes : []))
  }

  /// Prints the steps of every layout while the device rotates.
  private func rotate(_ turns: RotationOptions, _ session: ReviewSession) async throws -> ExitCode {
    let plan = session.plan
    let rotations = try await plan.rotations(
      turns.rotation, measuringTextWith: Engines.makeTextMeasurer(for: plan), workers: options.workers,
      shouldStop: Interruption.isRequested)
    var summary = RotationSummary(turns, isStrict: options.isStrict, naming: trace.naming, console)
    for (position, layouts) in plan.byScene(rotations).enumerated() {
      for (_, steps) in layouts { try summary.report(steps, about: position, in: plan) }
    }
    return ExitCode.worst(of: session.codes + Interruption.codes + summary.codes)
  }
}
