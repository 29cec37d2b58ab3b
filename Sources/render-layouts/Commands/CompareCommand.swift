internal import Baselines
internal import CommandArguments
internal import HostFiles
internal import LayoutReview
internal import ReviewReports
internal import Scenes

/// Solves scenes, tells what is different from the approved layouts or from those of a revision, and writes a page to go
/// through it.
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
    tolerance = try arguments.number(.tolerance, in: 0...100, standard: 0)
    revision = arguments.value(of: .against)
    output = try arguments.outputFolder
    origin = DifferencePage.Origin(toolVersion: RenderLayouts.version, approval: arguments.approval)
    reports = try ReportRequest.requests(arguments, folder: output)
    self.console = console
  }

  func run() async throws -> ExitCode {
    Interruption.begin(endingAfter: options.timeLimit)
    let session = await ReviewSession(options, console)
    // A part of the documents says nothing about which scenes are new or gone.
    guard Interruption.codes.isEmpty else { return ExitCode.worst(of: session.codes + Interruption.codes) }
    guard !session.plan.scenes.isEmpty else {
      return ExitCode.worst(of: session.codes + (try report([], others: [], of: session.plan)))
    }
    guard let revision else { return try await compare(session, with: nil) }
    do {
      return try await FileSystem.withTemporaryFolder { folder in
        let before = try await layouts(of: revision, in: folder)
        guard Interruption.codes.isEmpty else { return ExitCode.worst(of: session.codes + Interruption.codes) }
        return try await compare(session, with: before)
      }
    } catch let error as GitError {
      // A program that was ended with the run is no fault of the revision.
      guard Interruption.codes.isEmpty else { return ExitCode.worst(of: session.codes + Interruption.codes) }
      console.printError(error.message, hint: error.hint)
      return ExitCode.worst(of: session.codes + [error == .notInstalled ? .engineMissing : .noInput])
    }
  }

  /// Solves the scenes of a revision.
  private func layouts(of revision: String, in folder: String) async throws -> RevisionLayouts {
    let files = try RevisionFiles(of: revision, for: options.paths, in: folder)
    tellPointers(files.pointers, in: revision)
    let layouts = await RevisionLayouts(
      revision, folders: zip(options.paths, files.paths).map { (here: $0, there: $1) }, devices: options.devices,
      selection: options.selection, followsLinks: options.followsLinks, workers: options.workers)
    return layouts.keeping(try await layouts.plan.layoutRecords(options))
  }

  /// Says once which files the revision holds only by where they are kept.
  private func tellPointers(_ paths: [String], in revision: String) {
    guard let first = paths.first, !console.isQuiet else { return }
    let others = paths.count > 1 ? " and \(paths.count - 1) more" : ""
    console.printText(
      Console.text(ofMessage: [
        "\(first):1:1: note: '\(revision)' has a pointer of git LFS here\(others), which is not followed",
        "pictures are as large there as if nobody knew their sizes; nothing is fetched",
      ]))
  }

  private func compare(_ session: ReviewSession, with revision: RevisionLayouts?) async throws -> ExitCode {
    let plan = session.plan
    let records = try await plan.layoutRecords(options)
    let codes = session.codes + console.codes(ofLayoutsGivenUp: records, in: plan)
    // Layouts that had no turn, or were given up, are not gone.
    let comparison = BaselineComparison(
      standard: revision.map { .revision($0.name) } ?? .approved, tolerance: tolerance,
      tellsStaleLayouts: !options.choosesVariants && !records.contains(nil))
    let review = session.reading(console) {
      DifferenceReview(of: plan, records, by: comparison, with: revision)
    }
    var tally = FindingTally(isStrict: options.isStrict)
    for (position, scene) in review.scenes.enumerated() {
      tally.count(scene.findings, scene.layouts.map(\.findings))
      try tell(scene, of: position, in: plan)
    }
    tally.count(outsideOfScenes: review.findings)
    try console.printResult(console.text(of: review.findings, []))
    let written = try await write(review, of: plan) + report(review.scenes, others: review.findings, of: plan)
    if !console.isQuiet {
      try console.printLine(tally.comparisonSummary(comparison.standard.likeness))
      if let place = place(of: review) { try console.printLine(place) }
    }
    return ExitCode.worst(of: codes + tally.codes + written + Interruption.codes)
  }

  private func tell(_ scene: ComparedScene, of position: Int, in plan: ReviewPlan) throws {
    let document = plan.documents[plan.scenes[position].document]
    let groups = plan.findingGroups(of: position, layouts: scene.layoutFindings)
    try console.printResult(console.text(of: scene.findings.map(document.shown), groups.layouts))
  }

  /// Writes the reports that were asked for.
  private func report(_ scenes: [ComparedScene], others: [Finding], of plan: ReviewPlan) throws -> [ExitCode] {
    try ReportWriter(isStrict: options.isStrict, console).write(
      reports,
      of: ReviewReport(
        of: plan,
        solved: zip(plan.scenes, scenes).map { planned, compared in
          (compared.findings, compared.layouts.map { LayoutReport($0, in: planned.scene.views) })
        }, others: others, toolVersion: RenderLayouts.version))
  }

  /// Writes the page, and tells what could not be written.
  private func write(_ review: DifferenceReview, of plan: ReviewPlan) async throws -> [ExitCode] {
    let failures = try await review.write(
      to: output, measuringTextWith: Engines.makeTextMeasurer(for: plan),
      decodingArtworkWith: Engines.artworkDecoder(keepingIn: nil), encodingImagesWith: Engines.encodeImage,
      workers: options.workers,
      shouldStop: Interruption.isRequested, origin: origin)
    guard let first = failures.first else { return [] }
    let others = failures.count - 1
    console.printError("\(first)\(others > 0 ? "; \(others) more files could not be written" : "")")
    return [.cannotWrite]
  }

  /// The path of the page with the differences; nil where there is nothing to look at.
  private func place(of review: DifferenceReview) -> String? {
    review.count > 0 ? "Differences: \(FolderPath.join(output, DifferenceReview.folderName))/index.html" : nil
  }
}

extension ReviewPlan {
  /// The record of every layout for a baseline, in the order of ``layouts``; nil where the work was stopped before.
  func layoutRecords(_ options: LayoutOptions) async throws(ReviewError) -> [LayoutRecord?] {
    try await layoutRecords(
      measuringTextWith: Engines.makeTextMeasurer(for: self), workers: options.workers,
      shouldStop: Interruption.isRequested)
  }
}

extension ParsedArguments {
  /// The words of the command that approves what this one compares.
  fileprivate var approval: [String] {
    let choosing: [Option] = [
      .device, .orientation, .locale, .textSize, .appearance, .state, .os, .insets, .filter, .asSaved, .leafSizes,
      .stage, .infer, .set, .config,
    ]
    let options = choosing.filter { contains($0) && origins[$0, default: .commandLine] == .commandLine }
    return ["render-layouts", Command.approve.rawValue] + paths
      + options.flatMap { option in
        ["--\(option.rawValue)"] + (list(option).isEmpty ? [] : [list(option).joined(separator: ",")])
      }
  }
}
