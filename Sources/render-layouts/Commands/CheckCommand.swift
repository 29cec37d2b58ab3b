internal import CommandArguments
internal import HostFiles
internal import LayoutReview
internal import ReviewReports
internal import SceneLayouts
internal import Scenes

/// Solves scenes and prints what is wrong with them; draws nothing.
struct CheckCommand: RunnableCommand {
  private let options: LayoutOptions
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
    self.console = console
  }

  func run() async throws -> ExitCode {
    Interruption.begin(endingAfter: options.timeLimit)
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
    var summary = CheckSummary(isStrict: options.isStrict, console)
    var reported: [(findings: [Finding], layouts: [LayoutReport])] = []
    var scenes: [CheckedScene] = []
    for (position, all) in plan.byScene(solved).enumerated() {
      let end = log.layoutsBeforeConflict(all.map(\.kept.logs))
      let layouts = all.prefix(end.map { $0 + 1 } ?? all.count)
      let found = layouts.map { (variant: $0.layout.variant, findings: $0.kept.findings) }
      let planned = plan.scenes[position]
      let tried = planned.scene.policy.applied(to: trials[position].map(\.finding), views: planned.scene.views)
      checklists.append(plan.checklist(of: planned, found, trials: trials[position]))
      var scene = CheckedScene(at: position, of: plan, about: tried, layouts: found, misplaced: misplaced[position])
      if tellsChecklists { scene.checklist = checklists[position]?.text(of: planned.scene) }
      let aboutScene = planned.scene.findings + tried + misplaced[position].flatMap(\.findings)
      reported.append((aboutScene, layouts.compactMap(\.kept.report)))
      try summary.tell(scene)
      if part != nil { scenes.append(scene) }
      console.printLogs(layouts.map { ($0.layout.variant, $0.kept.logs) }, of: position, in: plan, log)
    }
    try summary.tellTotals()
    try options.sharing.writeCosts(costs, of: plan)
    guard let part else {
      return ExitCode.worst(of: session.codes + summary.codes + (try write(reported, checklists, of: plan)) + Interruption.codes)
    }
    if !reports.isEmpty {
      scenes.add(
        ReviewReport(of: plan, solved: reported, checklists: checklists, toolVersion: RenderLayouts.version))
    }
    if Interruption.codes.isEmpty { try part.write(scenes, of: session, costs: costs) }
    return ExitCode.worst(of: session.codes + summary.codes + Interruption.codes)
  }

  /// True where somebody asked for any of the checklists.
  private var tellsChecklists: Bool { options.selection.isThorough || !options.selection.requiredChecks.isEmpty }

  /// The parts of a solved layout that are kept.
  private typealias Kept = (findings: [Finding], logs: [Finding], report: LayoutReport?)

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
        report: isReported ? LayoutReport(findingsIn: layout) : nil
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
      reports, of: ReviewReport(of: plan, solved: found, checklists: checklists, toolVersion: RenderLayouts.version))
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
