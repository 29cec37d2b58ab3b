internal import CommandArguments
internal import HostFiles
internal import LayoutReview
internal import ReviewReports
internal import SceneLayouts
internal import Scenes
internal import VisibleText

/// Solves scenes and prints what is wrong with them; draws nothing.
struct CheckCommand: RunnableCommand {
  private let options: LayoutOptions
  private let log: LogOptions
  private let reports: [ReportRequest]
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    options = try LayoutOptions(arguments)
    log = try LogOptions(arguments)
    let folder = try arguments.contains(.report) ? arguments.outputFolder : StandardNames.output
    reports = try ReportRequest.requests(arguments, folder: folder)
    self.console = console
  }

  func run() async throws -> ExitCode {
    Interruption.begin(endingAfter: options.timeLimit)
    let session = await ReviewSession(options, console)
    session.tellMissingFonts(console)
    let plan = session.plan
    let (log, isReported) = (log, !reports.isEmpty)
    guard !plan.scenes.isEmpty else { return ExitCode.worst(of: session.codes + (try write([], [], of: plan))) }
    if let size = options.sweep { return try await sweep(size, session) }
    let solved = try await plan.solveLayouts(
      measuringTextWith: Engines.makeTextMeasurer(for: plan), workers: options.workers,
      shouldStop: Interruption.isRequested
    ) { _, layout in
      (
        findings: layout.findings, logs: log.findings(in: layout),
        report: isReported ? LayoutReport(findingsIn: layout) : nil
      )
    }
    let misplaced = try await plan.misplacedViews(
      measuringTextWith: Engines.makeTextMeasurer(for: plan), workers: options.workers,
      shouldStop: Interruption.isRequested)
    let trials = try await plan.trials(
      measuringTextWith: Engines.makeTextMeasurer(for: plan), workers: options.workers,
      shouldStop: Interruption.isRequested)
    var checklists: [SceneChecklist?] = []
    var tally = FindingTally(isStrict: options.isStrict)
    var rules = RuleTally()
    var reported: [(findings: [Finding], layouts: [LayoutReport])] = []
    for (position, all) in plan.byScene(solved).enumerated() {
      let end = log.layoutsBeforeConflict(all.map(\.kept.logs))
      let layouts = all.prefix(end.map { $0 + 1 } ?? all.count)
      let found = layouts.map { (variant: $0.layout.variant, findings: $0.kept.findings) }
      let asSaved = misplaced[position]
      let scene = plan.scenes[position].scene
      let tried = scene.policy.applied(to: trials[position].map(\.finding), views: scene.views)
      let aboutScene = scene.findings + tried + asSaved.flatMap(\.findings)
      tally.count(aboutScene, found.map(\.findings))
      reported.append((aboutScene, layouts.compactMap(\.kept.report)))
      checklists.append(plan.checklist(of: plan.scenes[position], found, trials: trials[position]))
      let groups = plan.findingGroups(of: position, about: tried, layouts: found)
      let misplacedGroups = plan.findingGroups(of: position, layouts: asSaved).layouts
      try console.printResult(console.text(of: groups.scene, groups.layouts))
      try console.printResult(console.text(of: [], misplacedGroups))
      for finding in groups.scene + (groups.layouts + misplacedGroups).map(\.finding) {
        rules.count(finding, usual: finding.code.severity)
      }
      try tell(checklists.last ?? nil, of: scene)
      console.printLogs(layouts.map { ($0.layout.variant, $0.kept.logs) }, of: position, in: plan, log)
    }
    if !console.isQuiet { try console.printResult(console.text(of: rules) + tally.summary + "\n") }
    let codes = try write(reported, checklists, of: plan)
    return ExitCode.worst(of: session.codes + tally.codes + codes + Interruption.codes)
  }

  /// Prints the checklist of a scene to those who asked for any of it.
  private func tell(_ checklist: SceneChecklist?, of scene: Scene) throws {
    let selection = options.selection
    guard let checklist, !console.isQuiet, selection.isThorough || !selection.requiredChecks.isEmpty else { return }
    try console.printResult(
      VisibleText.line("\(scene.documentPath): \(scene.name): checklist: \(checklist.summary)") + "\n"
        + TextTable.aligned(checklist.rows, indentation: "    "))
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
