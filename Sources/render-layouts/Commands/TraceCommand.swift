internal import CommandArguments
internal import HostFiles
internal import LayoutReview
internal import SceneLayouts

/// Prints of every layout the autolayout trace, or what else tells why it is as it is.
struct TraceCommand: RunnableCommand {
  private let options: LayoutOptions
  private let trace: TraceOptions
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    options = try LayoutOptions(arguments)
    trace = try TraceOptions(arguments)
    self.console = console
  }

  func run() async throws -> ExitCode {
    Interruption.begin(endingAfter: options.timeLimit)
    let session = await ReviewSession(options, console)
    session.tellMissingFonts(console)
    let trace = trace
    if !session.plan.scenes.isEmpty, let unknown = trace.unknownView(in: session.plan) {
      console.printError(
        "no scene has a view '\(unknown.name)'",
        hint: unknown.suggestion.map { "did you mean '\($0)'?" } ?? "'render-layouts trace --names' shows their names")
      return ExitCode.worst(of: session.codes + [.noInput])
    }
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
}
