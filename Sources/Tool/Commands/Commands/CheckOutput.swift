internal import CommandArguments
internal import HostFiles
internal import LayoutReview
internal import ReviewParts
internal import ReviewPlans
internal import ReviewReports

/// The output of a check. It prints the findings and writes the reports or, for a share of a run, its part.
struct CheckOutput {
  let options: LayoutOptions
  /// The conflict logs to print.
  let log: LogOptions
  let reports: [ReportRequest]
  /// The number of accepted findings; nil if the project has no list of them.
  let acceptedCount: Int?
  /// The part to write for ``MergeCommand``; nil if the run is not divided.
  let part: RunPart?
  let console: Console

  /// Prints and writes the results of checked scenes.
  ///
  /// - Returns: The exit codes for the results.
  func finish(_ scenes: [ReviewPlan.Check], of session: ReviewSession, _ costs: CostRecorder) throws -> [ExitCode] {
    HostProcess.noteWriting(true)
    let plan = session.plan.ofShare
    let codes = try report(scenes, of: plan)
    try options.sharing.writeCosts(costs, of: plan)
    guard let part else { return codes + (try writeReports(of: scenes, of: plan)) }
    if Interruption.codes.isEmpty {
      var records = scenes.map(\.record)
      if !reports.isEmpty { records.add(report(of: scenes, of: plan)) }
      try part.write(records, of: session, costs: costs) { $0.acceptedCount = acceptedCount }
    }
    return codes
  }

  /// Writes the requested reports.
  ///
  /// - Returns: The exit codes for reports that could not be written.
  func writeReports(of scenes: [ReviewPlan.Check], of plan: ReviewPlan) throws -> [ExitCode] {
    try ReportWriter(isStrict: options.isStrict, results: StandardNames.output, console)
      .write(reports, of: report(of: scenes, of: plan), on: plan.documents)
  }

  private func report(of scenes: [ReviewPlan.Check], of plan: ReviewPlan) -> ReviewReport {
    ReviewReport(of: plan, solved: scenes.map(\.report), toolVersion: CommandLineTool.version)
  }

  private func report(_ scenes: [ReviewPlan.Check], of plan: ReviewPlan) throws -> [ExitCode] {
    var summary = CheckSummary(
      isStrict: options.isStrict, acceptedCount: acceptedCount, isWhole: part == nil && !options.choosesPart, console)
    summary.count(accepted: plan.documents)
    for (position, scene) in zip(scenes.map(\.record).reportedOnce, scenes).enumerated() {
      let (record, scene) = scene
      try summary.report(record)
      console.printLogs(scene.logs, of: position, in: plan, log)
    }
    try summary.reportTotals()
    return summary.codes
  }
}
