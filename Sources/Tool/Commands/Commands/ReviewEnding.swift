internal import CommandArguments
internal import HostFiles
internal import LayoutReview
internal import ReviewPlans
internal import ReviewReports
internal import ReviewSetup

/// The end of a review: its summary and reports, the same for one run and for joined parts.
struct ReviewEnding {
  private let options: RenderOptions
  private let console: Console

  init(_ options: RenderOptions, _ console: Console) {
    self.options = options
    self.console = console
  }

  /// Completes the review of a plan whose scenes are all finished.
  func end(_ plan: ReviewPlan) async throws -> [ExitCode] {
    guard !plan.isEmpty else { return try endWithoutScenes(plan) }
    return try end(try await ReviewPipeline(options, of: plan).run(plan))
  }

  /// Writes the reports about documents that could not be read, if there are no scenes.
  func endWithoutScenes(_ plan: ReviewPlan) throws -> [ExitCode] {
    let unread = ReviewReport(of: plan, solved: [], toolVersion: CommandLineTool.version)
    return try writer.write(
      options.reports, of: unread, on: plan.documents)
  }

  /// Prints the findings and writes the reports. Reports of a share are left to ``MergeCommand``.
  func end(_ review: FinishedReview) throws -> [ExitCode] {
    let summary = ReviewSummary(of: review, options, console)
    summary.reportFindings()
    if !console.isQuiet { try console.printResult(summary.text) }
    guard options.layout.sharing.shard == nil else { return summary.codes }
    return summary.codes
      + (try writer.write(
        options.reports, ofReportAt: FolderPath.join(options.pictures.output.directory, "report.json"),
        on: review.plan.documents))
  }

  private var writer: ReportWriter {
    ReportWriter(isStrict: options.layout.isStrict, results: options.pictures.output.directory, console)
  }
}
