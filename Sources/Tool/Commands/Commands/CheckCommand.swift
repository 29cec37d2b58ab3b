internal import CommandArguments
internal import Findings
internal import HostFiles
internal import LayoutReview
internal import ReviewParts
internal import ReviewPlans
internal import ReviewReports
internal import SceneFiles
internal import SceneLayouts

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
    var checklists: [SceneChecklist?] = []
    var summary = CheckSummary(
      isStrict: options.isStrict, acceptedCount: acceptedCount, isWhole: part == nil && !options.choosesPart, console)
    var reported: [(findings: [Finding], layouts: [LayoutReport])] = []
    var scenes: [SceneRecord<CheckDetails>] = []
    for (position, scene) in try await findings(of: plan, recording: costs).enumerated() {
      var found = scene.found
      let end = log.layoutsBeforeConflict(scene.kept.map(\.logs)).map { $0 + 1 } ?? scene.kept.count
      let kept = scene.kept.prefix(end)
      found.layouts = Array(found.layouts.prefix(end))
      let planned = plan.scenes[position]
      checklists.append(found.checklist(of: planned, in: plan))
      let checklist = tellsChecklists ? checklists[position]?.text(of: planned.scene) : nil
      let checked = SceneRecord(found, at: position, of: plan, checklist: checklist)
      reported.append((found.aboutScene, kept.compactMap(\.report)))
      try summary.tell(checked)
      if part != nil { scenes.append(checked) }
      console.printLogs(zip(found.layouts, kept).map { ($0.variant, $1.logs) }, of: position, in: plan, log)
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

  /// The parts of a solved layout that are kept besides its findings.
  private typealias Kept = (logs: [Finding], report: LayoutReport?)

  /// Gathers everything found about the scenes of a plan.
  private func findings(
    of plan: ReviewPlan, recording costs: CostRecorder
  ) async throws -> [(found: SceneFindings, kept: [Kept])] {
    let (log, isReported) = (log, !reports.isEmpty)
    // Most checks take a moment, so lines of progress are printed only on request.
    let progress = options.progress == .json ? ProgressPrinter(of: plan, .json, options.sharing.shard, console) : nil
    let found = try await plan.findings(
      measuringTextWith: Engines.makeTextMeasurer(for: plan), workers: options.workers,
      shouldStop: Interruption.isRequested, recording: costs
    ) { planned, layout -> Kept in
      progress?.layoutFinished(planned, ReviewStatus(layout.findings))
      return (logs: log.findings(in: layout), report: isReported ? LayoutReport(findingsIn: layout) : nil)
    }
    progress?.end()
    return found
  }

  /// Writes the reports that were asked for.
  private func write(
    _ found: [(findings: [Finding], layouts: [LayoutReport])], _ checklists: [SceneChecklist?], of plan: ReviewPlan
  ) throws -> [ExitCode] {
    try ReportWriter(isStrict: options.isStrict, console).write(
      reports, of: ReviewReport(of: plan, solved: found, checklists: checklists, toolVersion: CommandLineTool.version),
      on: plan.documents)
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
