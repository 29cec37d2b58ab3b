internal import CommandArguments
internal import HostFiles
internal import LayoutReview
internal import ReviewReports
internal import SceneFiles
internal import SceneLayouts
internal import Scenes

/// Solves scenes and prints what is wrong with them; draws nothing.
struct CheckCommand: RunnableCommand {
  private var options: LayoutOptions
  private let newSince: String?
  private let log: LogOptions
  private let reports: [ReportRequest]
  private let output: String
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    options = try LayoutOptions(arguments)
    log = try LogOptions(arguments)
    let isWritten = arguments.contains(.report) || options.sharing.shard != nil
    output = try isWritten ? arguments.outputFolder : StandardNames.output
    reports = try ReportRequest.requests(arguments, folder: output)
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
    let part = try RunPart(of: .check, options.sharing, [options.isStrict, !reports.isEmpty], in: output)
    let session = await ReviewSession(options, console)
    session.tellMissingFonts(console)
    if session.plan.scenes.isEmpty, part == nil {
      return ExitCode.worst(of: session.codes + (try write([], [], of: session.plan)))
    }
    if let size = options.sweep { return try await sweep(size, session) }
    let plan = session.plan.ofShare
    let costs = CostRecorder(of: plan.sizes)
    let solved = try await solve(plan, recording: costs)
    let misplaced = try await plan.misplacedViews(
      measuringTextWith: Engines.makeTextMeasurer(for: plan), workers: options.workers,
      shouldStop: Interruption.isRequested)
    let trials = try await plan.trials(
      measuringTextWith: Engines.makeTextMeasurer(for: plan), workers: options.workers,
      shouldStop: Interruption.isRequested)
    var checklists: [SceneChecklist?] = []
    var summary = CheckSummary(
      isStrict: options.isStrict, acceptedCount: acceptedCount, isWhole: part == nil && !options.choosesPart, console)
    var reported: [(findings: [Finding], layouts: [LayoutReport])] = []
    var scenes: [CheckedScene] = []
    for (position, all) in plan.byScene(solved).enumerated() {
      let end = log.layoutsBeforeConflict(all.map(\.kept.logs))
      let layouts = all.prefix(end.map { $0 + 1 } ?? all.count)
      let found = layouts.map { (variant: $0.layout.variant, findings: $0.kept.findings) }
      let planned = plan.scenes[position]
      let tried = planned.scene.judged(trials[position].map(\.finding))
      checklists.append(plan.checklist(of: planned, found, trials: trials[position]))
      var scene = CheckedScene(
        at: position, of: plan, about: tried.new, layouts: found, misplaced: misplaced[position].found)
      scene.known = Set(
        planned.scene.knownFindings + tried.known + all.flatMap(\.kept.known) + misplaced[position].known
      ).sorted()
      if tellsChecklists { scene.checklist = checklists[position]?.text(of: planned.scene) }
      let aboutScene = planned.scene.findings + tried.new + misplaced[position].found.flatMap(\.findings)
      reported.append((aboutScene, layouts.compactMap(\.kept.report)))
      try summary.tell(scene)
      if part != nil { scenes.append(scene) }
      console.printLogs(layouts.map { ($0.layout.variant, $0.kept.logs) }, of: position, in: plan, log)
    }
    try summary.tellTotals()
    try options.sharing.writeCosts(costs, of: plan)
    guard let part else {
      return ExitCode.worst(
        of: session.codes + summary.codes + (try write(reported, checklists, of: plan)) + Interruption.codes)
    }
    if !reports.isEmpty {
      scenes.add(
        ReviewReport(of: plan, solved: reported, checklists: checklists, toolVersion: CommandLineTool.version))
    }
    if Interruption.codes.isEmpty {
      try part.write(scenes, of: session, costs: costs) { $0.acceptedCount = acceptedCount }
    }
    return ExitCode.worst(of: session.codes + summary.codes + Interruption.codes)
  }

  /// The number of accepted findings; nil where nobody wants to hear of them: those of a revision are no list to keep.
  private var acceptedCount: Int? { newSince == nil ? options.selection.known?.entries.count : nil }

  /// True where somebody asked for any of the checklists.
  private var tellsChecklists: Bool { options.selection.isThorough || !options.selection.requiredChecks.isEmpty }

  /// The parts of a solved layout that are kept.
  private typealias Kept = (findings: [Finding], logs: [Finding], report: LayoutReport?, known: [Int])

  /// Solves the layouts of a plan.
  private func solve(_ plan: ReviewPlan, recording costs: CostRecorder) async throws -> [Kept?] {
    let (log, isReported) = (log, !reports.isEmpty)
    // Only who asks for lines of progress gets them: most checks take a moment.
    let progress = options.progress == .json ? ProgressPrinter(of: plan, .json, options.sharing.shard, console) : nil
    let solved = try await plan.solveLayouts(
      measuringTextWith: Engines.makeTextMeasurer(for: plan), workers: options.workers,
      shouldStop: Interruption.isRequested, recording: costs
    ) { planned, layout -> Kept in
      progress?.layoutFinished(planned, ReviewStatus(layout.findings))
      return (
        findings: layout.findings, logs: log.findings(in: layout),
        report: isReported ? LayoutReport(findingsIn: layout) : nil, known: layout.knownFindings
      )
    }
    progress?.end()
    return solved
  }

  /// Writes the reports that were asked for.
  private func write(
    _ found: [(findings: [Finding], layouts: [LayoutReport])], _ checklists: [SceneChecklist?], of plan: ReviewPlan
  ) throws -> [ExitCode] {
    try ReportWriter(isStrict: options.isStrict, console).write(
      reports, of: ReviewReport(of: plan, solved: found, checklists: checklists, toolVersion: CommandLineTool.version))
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
