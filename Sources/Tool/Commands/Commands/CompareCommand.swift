internal import Baselines
internal import CommandArguments
internal import HostFiles
internal import LayoutReview
internal import ReviewParts
internal import ReviewPlans
internal import ReviewReports
internal import SceneLayouts
internal import Scenes

/// The command that solves scenes, reports their differences from the approved layouts or from a revision, and writes a
/// page to review them.
struct CompareCommand: RunnableCommand {
  private var options: LayoutOptions
  private let tolerance: Double
  private let revision: String?
  private let output: String
  private let origin: DifferencePage.Origin
  private let reports: [ReportRequest]
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    options = try LayoutOptions(arguments)
    options.selection.readsArtwork = true
    options.selection.embedsScenes = true
    options.selection.readsDesigns = true
    tolerance = try arguments.number(.tolerance, in: 0...100, standard: 0)
    revision = arguments.value(of: .against)
    output = try arguments.outputFolder
    origin = DifferencePage.Origin(toolVersion: CommandLineTool.version, approval: arguments.approval)
    reports = try ReportRequest.requests(arguments, folder: output)
    self.console = console
  }

  func run() async throws -> ExitCode {
    Interruption.begin(endingAfter: options.timeLimit)
    let projects = DocumentProjects(for: options.selection)
    let session = await ReviewSession(options, in: projects, console)
    // If only some of the documents were read, it is unknown which scenes are new or gone.
    guard Interruption.codes.isEmpty else { return ExitCode.worst(of: session.codes + Interruption.codes) }
    if session.plan.scenes.isEmpty, options.sharing.shard == nil {
      let unread = ReviewReport(of: session.plan, solved: [], toolVersion: CommandLineTool.version)
      return ExitCode.worst(of: session.codes + (try write(unread, of: session.plan)))
    }
    guard let revision else { return try await compare(session, with: nil) }
    do {
      return try await FileSystem.withTemporaryFolder { folder in
        let before = try await solvedLayouts(of: revision, in: folder, for: session.plan, projects)
        guard Interruption.codes.isEmpty else { return ExitCode.worst(of: session.codes + Interruption.codes) }
        return try await compare(session, with: before)
      }
    } catch let error as GitError {
      // An external program that was stopped with the run does not make the revision unreadable.
      guard Interruption.codes.isEmpty else { return ExitCode.worst(of: session.codes + Interruption.codes) }
      return ExitCode.worst(of: session.codes + [console.code(of: error)])
    }
  }

  /// Returns the scenes of a revision that a plan also has, with their solved layouts.
  private func solvedLayouts(
    of revision: String, in folder: String, for plan: ReviewPlan, _ projects: DocumentProjects
  ) async throws -> RevisionLayouts {
    var options = self.options
    // The files of a revision have no designs. Both sides are compared with the designs of the working tree.
    options.selection.readsDesigns = false
    let layouts = try await options.layouts(
      of: revision, in: folder, besides: (plan.documents, projects), console
    ).counterparts(of: plan)
    return layouts.keeping(try await layouts.plan.layoutRecords(options))
  }

  private func compare(_ session: ReviewSession, with revision: RevisionLayouts?) async throws -> ExitCode {
    let part = try RunPart(of: .compare, options.sharing, settings, in: output)
    let plan = session.plan.ofShare
    let costs = CostRecorder(of: plan.sizes)
    let records = try await plan.layoutRecords(options, recording: costs, console)
    let givenUp = console.codes(ofLayoutsGivenUp: records, in: plan)
    let comparison = BaselineComparison(
      standard: revision.map { .revision($0.name) } ?? .approved, tolerance: tolerance,
      reportsStaleLayouts: !options.choosesVariants)
    let beside = try await tryingChanges(
      in: session.reading(console) { ComparedScenes(of: plan, records, by: comparison, with: revision) }, of: plan)
    let compared = DifferenceReview(of: session.plan, beside, by: comparison, with: revision)
    let engines = ReviewEngines(for: plan)
    let review = try await compared.measuringDesigns(
      with: engines, workers: options.workers, shouldStop: Interruption.isRequested)
    let drawn = try await review.draw(
      to: output, measuringTextWith: engines.makeTextMeasurer, decodingArtworkWith: engines.decodeArtwork,
      encodingImagesWith: engines.encodeImage, workers: options.workers, shouldStop: Interruption.isRequested)
    HostProcess.noteWriting(true)
    let isReported = part != nil && !reports.isEmpty
    let scenes = review.records(
      drawn.entries, report: isReported ? report(of: review, plan, drawn.entries) : nil)
    var summary = ComparisonSummary(isStrict: options.isStrict, output: output, console)
    for scene in scenes.foldingCopies() { try summary.report(scene) }
    try summary.report(outsideOfScenes: review.findings)
    var pages = DifferencePages(standard: comparison.standard, origin: origin, findings: review.findings)
    pages.totals = summary.totals
    let failures = drawn.failures + (try pages.write(drawn.entries.compactMap(\.self), to: output))
    var codes = session.codes + givenUp + summary.report(failures)
    if part == nil { codes += try write(report(of: review, plan, drawn.entries), of: plan) }
    try summary.reportTotals(comparison.standard)
    try options.sharing.writeCosts(costs, of: plan)
    if failures.isEmpty, Interruption.codes.isEmpty {
      try part?.write(scenes, of: session, costs: costs) { header in
        header.approval = origin.approval
        header.findings = review.findings
        header.ownCodes = givenUp.map { Int($0.rawValue) }
      }
    }
    return ExitCode.worst(of: codes + summary.codes + Interruption.codes)
  }

  /// Returns the scenes. If several changes could move a view, they contain trial layouts, each without one change.
  private func tryingChanges(in scenes: ComparedScenes, of plan: ReviewPlan) async throws -> ComparedScenes {
    let trials = CauseTrials(of: plan, scenes)
    guard !trials.plan.scenes.isEmpty else { return scenes }
    let tried = try await trials.records(
      measuringTextWith: Engines.makeTextMeasurer(for: trials.plan), workers: options.workers,
      shouldStop: Interruption.isRequested)
    // The set of trials before a request to end depends on the time and the workers.
    return Interruption.codes.isEmpty ? scenes.keeping(trials, tried) : scenes
  }

  /// The settings other than the selection of scenes.
  private var settings: [Any] { [options.isStrict, tolerance, revision ?? "", !reports.isEmpty] }

  /// Returns the report on compared scenes.
  private func report(of review: DifferenceReview, _ plan: ReviewPlan, _ entries: [DifferenceEntry?]) -> ReviewReport {
    var report = ReviewReport(
      of: plan,
      solved: zip(plan.scenes, review.scenes).map { planned, compared in
        SceneReport(
          planned, findings: compared.findings,
          layouts: compared.layouts.map { LayoutReport($0, in: planned.scene.views) }
        )
      }, others: review.findings, toolVersion: CommandLineTool.version)
    for (position, entry) in entries.enumerated() where report.scenes.indices.contains(position) {
      report.scenes[position].changedPictures = entry?.changedPictures
    }
    return report
  }

  /// Writes the requested reports.
  private func write(_ report: @autoclosure () -> ReviewReport, of plan: ReviewPlan) throws -> [ExitCode] {
    try ReportWriter(isStrict: options.isStrict, results: FolderPath.join(output, DifferenceReview.folderName), console)
      .write(reports, of: report(), on: plan.documents)
  }
}

extension ReviewPlan {
  /// Returns the record of every layout for a baseline, in the order of ``layouts``, or nil for layouts that were not
  /// reached.
  func layoutRecords(
    _ options: LayoutOptions, recording costs: CostRecorder? = nil, _ console: Console? = nil
  ) async throws(ReviewError) -> [LayoutRecord?] {
    let isReported = options.progress == .json
    let progress = console.flatMap { isReported ? ProgressPrinter(of: self, .json, options.sharing.shard, $0) : nil }
    defer { progress?.end() }
    return try await layoutRecords(
      measuringTextWith: Engines.makeTextMeasurer(for: self), workers: options.workers,
      shouldStop: Interruption.isRequested, recording: costs
    ) { planned, layout in progress?.layoutFinished(planned, ReviewStatus(layout.findings)) }
  }
}

extension ParsedArguments {
  /// The command that approves the compared layouts, as text.
  fileprivate var approval: [String] {
    let choosing: [Option] = [
      .device, .orientation, .locale, .textSize, .appearance, .accessibility, .state, .os, .insets, .filter, .asSaved,
      .leafSizes,
      .stage, .infer, .set, .config,
    ]
    let options = choosing.filter { contains($0) && origins[$0, default: .commandLine] == .commandLine }
    return ["render-layouts", Command.approve.rawValue] + paths
      + options.flatMap { option in
        ["--\(option.rawValue)"] + (list(option).isEmpty ? [] : [list(option).joined(separator: ",")])
      }
  }
}
