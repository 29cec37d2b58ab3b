internal import CommandArguments
internal import HostFiles
internal import LayoutReview
internal import ReviewReports
internal import SceneLayouts
internal import Scenes

/// Solves scenes and prints what is wrong with them; draws nothing.
struct CheckCommand: RunnableCommand {
  private var options: LayoutOptions
  private let newSince: String?
  private let log: LogOptions
  private let reports: [ReportRequest]
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    options = try LayoutOptions(arguments)
    log = try LogOptions(arguments)
    let folder = try arguments.contains(.report) ? arguments.outputFolder : StandardNames.output
    reports = try ReportRequest.requests(arguments, folder: folder)
    newSince = arguments.value(of: .newSince)
    if newSince != nil, options.sweep != nil {
      throw UsageError(
        "'--new-since' and '--sweep' exclude each other", hint: "what a sweep finds belongs to sizes, not to devices")
    }
    self.console = console
  }

  func run() async throws -> ExitCode {
    Interruption.begin(endingAfter: options.timeLimit)
    guard let newSince else { return try await check() }
    var command = self
    do {
      command.options.selection.known = try await options.known(withFindingsOf: newSince, console)
    } catch let error as GitError {
      return ExitCode.worst(of: Interruption.codes.isEmpty ? [console.code(of: error)] : Interruption.codes)
    }
    // What was not seen of the revision would look new.
    guard Interruption.codes.isEmpty else { return ExitCode.worst(of: Interruption.codes) }
    return try await command.check()
  }

  private func check() async throws -> ExitCode {
    let session = await ReviewSession(options, console)
    session.tellMissingFonts(console)
    let plan = session.plan
    let (log, isReported) = (log, !reports.isEmpty)
    guard !plan.scenes.isEmpty else { return ExitCode.worst(of: session.codes + (try write([], of: plan))) }
    if let size = options.sweep { return try await sweep(size, session) }
    let solved = try await plan.solveLayouts(
      measuringTextWith: Engines.makeTextMeasurer(for: plan), workers: options.workers,
      shouldStop: Interruption.isRequested
    ) { _, layout in
      (
        findings: layout.findings, logs: log.findings(in: layout),
        report: isReported ? LayoutReport(findingsIn: layout) : nil, known: layout.knownFindings
      )
    }
    let misplaced = try await plan.misplacedViews(
      measuringTextWith: Engines.makeTextMeasurer(for: plan), workers: options.workers,
      shouldStop: Interruption.isRequested)
    var tally = FindingTally(isStrict: options.isStrict)
    var known: Set<Int> = []
    var rules = RuleTally()
    var reported: [(findings: [Finding], layouts: [LayoutReport])] = []
    for (position, all) in plan.byScene(solved).enumerated() {
      let end = log.layoutsBeforeConflict(all.map(\.kept.logs))
      let layouts = all.prefix(end.map { $0 + 1 } ?? all.count)
      let found = layouts.map { (variant: $0.layout.variant, findings: $0.kept.findings) }
      let asSaved = misplaced[position].found
      known.formUnion(plan.scenes[position].scene.knownFindings + all.flatMap(\.kept.known) + misplaced[position].known)
      let aboutScene = plan.scenes[position].scene.findings + asSaved.flatMap(\.findings)
      tally.count(aboutScene, found.map(\.findings))
      reported.append((aboutScene, layouts.compactMap(\.kept.report)))
      let groups = plan.findingGroups(of: position, layouts: found)
      let misplacedGroups = plan.findingGroups(of: position, layouts: asSaved).layouts
      try console.printResult(console.text(of: groups.scene, groups.layouts))
      try console.printResult(console.text(of: [], misplacedGroups))
      for finding in groups.scene + (groups.layouts + misplacedGroups).map(\.finding) {
        rules.count(finding, usual: finding.code.severity)
      }
      console.printLogs(layouts.map { ($0.layout.variant, $0.kept.logs) }, of: position, in: plan, log)
    }
    if !console.isQuiet {
      try console.printResult(console.text(of: rules) + tally.summary + knownSummary(known) + "\n")
    }
    let codes = try write(reported, of: plan)
    return ExitCode.worst(of: session.codes + tally.codes + codes + Interruption.codes)
  }

  /// The number of accepted findings that are there still, and that of those that are gone where all layouts were looked
  /// at; empty where there are none.
  private func knownSummary(_ known: Set<Int>) -> String {
    guard let accepted = options.selection.known, newSince == nil else { return "" }
    let gone = accepted.entries.count - known.count
    let isWhole = !options.choosesPart && Interruption.codes.isEmpty
    return "\n\(known.count) accepted \(known.count == 1 ? "finding is" : "findings are") there still"
      + (isWhole && gone > 0
        ? ", \(gone) \(gone == 1 ? "is" : "are") gone: 'approve --findings --prune' drops them" : "")
  }

  /// Writes the reports that were asked for.
  private func write(
    _ found: [(findings: [Finding], layouts: [LayoutReport])], of plan: ReviewPlan
  ) throws -> [ExitCode] {
    try ReportWriter(isStrict: options.isStrict, console).write(
      reports, of: ReviewReport(of: plan, solved: found, toolVersion: RenderLayouts.version))
  }

  /// Prints what becomes of each scene in a window of all sizes.
  private func sweep(_ size: SweptSize, _ session: ReviewSession) async throws -> ExitCode {
    let plan = session.plan
    let sweeps = try await plan.sweeps(
      size, measuringTextWith: Engines.makeTextMeasurer(for: plan), workers: options.workers,
      shouldStop: Interruption.isRequested)
    var tally = FindingTally(isStrict: options.isStrict)
    for (position, sweeps) in sweeps.enumerated() {
      guard let sweeps else { continue }
      tally.count(plan.scenes[position], sweeps)
      try console.printResult(console.text(of: sweeps, of: position, in: plan))
    }
    return ExitCode.worst(of: session.codes + tally.codes + Interruption.codes)
  }
}
