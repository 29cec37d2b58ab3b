internal import CommandArguments
internal import Findings
internal import HostFiles
internal import LayoutReview
internal import ReviewPlans
internal import SceneFiles
internal import SceneLayouts

/// The command that solves scenes and prints their findings, without drawing.
struct CheckCommand: RunnableCommand {
  private var options: LayoutOptions
  private let newSince: String?
  /// Whether to compare layouts with pictures of their design.
  private let comparesDesigns: Bool
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
    comparesDesigns = arguments.contains(.design)
    if comparesDesigns {
      options.selection.readsDesigns = true
      options.selection.readsArtwork = true
      options.selection.embedsScenes = true
    }
    if newSince != nil, options.sweep != nil {
      throw UsageError(
        "'--new-since' and '--sweep' cannot be combined",
        hint: "the findings of a sweep belong to sizes, not to devices")
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
    // Findings of the revision that were not reached would seem to be new.
    guard Interruption.codes.isEmpty else { return ExitCode.worst(of: Interruption.codes) }
    return try await command.check()
  }

  private func check() async throws -> ExitCode {
    let settings: [Any] = [options.isStrict, !reports.isEmpty, comparesDesigns]
    let part = try RunPart(of: .check, options.sharing, settings, in: output)
    let session = await ReviewSession(options, console)
    session.reportMissingFonts(console)
    // The findings of a revision are not a maintained list, so they are not counted as accepted.
    let judged = newSince == nil ? options.selection.known?.positions(judgedBy: session.plan.documents) : nil
    let acceptedCount = judged.flatMap { $0.isEmpty ? nil : $0.count }
    let output = CheckOutput(
      options: options, log: log, reports: reports, acceptedCount: acceptedCount, part: part, console: console)
    if session.plan.scenes.isEmpty, part == nil {
      return ExitCode.worst(of: session.codes + (try output.writeReports(of: [], of: session.plan)))
    }
    if let size = options.sweep { return try await SweepSummary(options, console).run(size, session) }
    let plan = session.plan.ofShare
    let costs = CostRecorder(of: plan.sizes)
    // Most checks are quick, so progress is printed only on request.
    let progress = options.progress == .json ? ProgressPrinter(of: plan, .json, options.sharing.shard, console) : nil
    let designs = comparesDesigns ? DesignComparison(drawingWith: ReviewEngines(for: plan)) : nil
    let request = CheckRequest(
      logs: log.findings, stopsAtLog: log.stopsOnConflict, isReported: !reports.isEmpty,
      printsChecklists: options.selection.isThorough || !options.selection.requiredChecks.isEmpty, designs: designs
    ) { progress?.layoutFinished($0, $1) }
    let scenes = try await plan.check(
      request, measuringTextWith: Engines.makeTextMeasurer(for: plan), workers: options.workers,
      shouldStop: Interruption.isRequested, recording: costs)
    progress?.end()
    let codes = try output.finish(scenes, of: session, costs)
    if let designs, !console.isQuiet {
      // If only some variants are checked, the layouts of a design may be among the others.
      let notes = (options.choosesPart ? [] : plan.scenes).flatMap { scene in
        designs.notes(on: scene.scene).map(plan.documents[scene.document].shown)
      }
      try console.printResult(console.text(of: notes, []))
      try console.printResult(designs.totals.text + "\n")
    }
    return ExitCode.worst(of: session.codes + codes + Interruption.codes)
  }
}
