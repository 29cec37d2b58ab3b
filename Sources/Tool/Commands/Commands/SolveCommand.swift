internal import CommandArguments
internal import HostFiles
internal import LayoutReview
internal import ReviewPlans
internal import ReviewReports
internal import SceneLayouts
internal import VisibleText

/// The command that prints the frame of every view.
struct SolveCommand: RunnableCommand {
  private let options: LayoutOptions
  private let format: SolveFormat
  private let log: LogOptions
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    options = try LayoutOptions(arguments)
    format = try arguments.oneCase(.format, standard: .jsonl)
    log = try LogOptions(arguments)
    self.console = console
  }

  func run() async throws -> ExitCode {
    Interruption.begin(endingAfter: options.timeLimit)
    let session = await ReviewSession(options, console)
    session.reportMissingFonts(console)
    let (format, log) = (format, log)
    let solved = try await session.plan.solveLayouts(
      measuringTextWith: Engines.makeTextMeasurer(for: session.plan), workers: options.workers,
      shouldStop: Interruption.isRequested
    ) { _, layout in
      (
        text: layout.isGivenUp ? "" : Self.text(of: layout, as: format), findings: layout.findings,
        logs: log.findings(in: layout)
      )
    }
    var tally = FindingTally(isStrict: options.isStrict)
    var codes = session.codes + Interruption.codes
    for (position, all) in session.plan.byScene(solved).enumerated() {
      let end = log.layoutsBeforeConflict(all.map(\.kept.logs))
      if end != nil { codes.append(.findings) }
      let layouts = all.prefix(end.map { $0 + 1 } ?? all.count)
      tally.count([], layouts.map(\.kept.findings))
      let text = layouts.prefix(end ?? layouts.count).map(\.kept.text).joined()
      // JSON is already escaped, so the pass over its large text is skipped.
      try console.printResult(format == .jsonl ? .report(text) : PrintedText(text))
      codes += console.codes(
        ofFindings: layouts.map { ($0.layout.variant, $0.kept.findings) }, about: position, in: session.plan)
      console.printLogs(layouts.map { ($0.layout.variant, $0.kept.logs) }, of: position, in: session.plan, log)
    }
    return ExitCode.worst(of: codes + (options.isStrict ? tally.codes : []))
  }

  private static func text(of layout: Layout, as format: SolveFormat) -> String {
    switch format {
    case .jsonl: GeometryLine.lines(of: layout).map { $0.json + "\n" }.joined()
    case .text: GeometryTable.text(of: layout) + "\n"
    case .outline: layout.outline(under: LayoutHeading.text(of: layout))
    }
  }
}
