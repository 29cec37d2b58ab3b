internal import LayoutReview
internal import SceneDocuments
internal import Scenes

/// Solves scenes and tells what is different from the approved layouts; writes nothing.
struct CompareCommand: RunnableCommand {
  private let options: LayoutOptions
  private let tolerance: Double
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    options = try LayoutOptions(arguments)
    tolerance = try arguments.number(.tolerance, in: 0...100, standard: 0)
    self.console = console
  }

  func run() async throws -> ExitCode {
    HostProcess.deferInterruption()
    let session = await ReviewSession(options, console)
    let plan = session.plan
    guard !plan.scenes.isEmpty else { return ExitCode.worst(of: session.codes) }
    let files = BaselineFiles(of: plan)
    let solved = try await plan.layoutRecords(options)
    let comparison = BaselineComparison(tolerance: tolerance, tellsStaleLayouts: !options.choosesVariants)
    var tally = FindingTally(isStrict: options.isStrict)
    for (position, records) in plan.byScene(solved).enumerated() {
      let result = comparison.result(
        for: plan.scenes[position].scene, records.map { ($0.layout.variant, $0.kept) },
        baselineAt: files.paths[position])
      tally.count(result.findings, result.layouts.map(\.findings))
      try tell(result, of: position, in: plan)
    }
    let stray = options.selection.filters.isEmpty ? files.strayFiles(of: plan).map(BaselineComparison.strayFile) : []
    tally.count(outsideOfScenes: stray)
    try console.printResult(console.text(of: stray, []))
    if !console.isQuiet { try console.printResult(tally.comparisonSummary + "\n") }
    return ExitCode.worst(of: session.codes + tally.codes + Interruption.codes)
  }

  private func tell(_ result: BaselineComparison.SceneResult, of position: Int, in plan: ReviewPlan) throws {
    let document = plan.documents[plan.scenes[position].document]
    let groups = plan.findingGroups(of: position, layouts: result.layouts)
    try console.printResult(console.text(of: result.findings.map(document.shown), groups.layouts))
  }
}

extension ReviewPlan {
  /// What a baseline keeps of every layout, in the order of ``layouts``; nil where the work was stopped before.
  func layoutRecords(_ options: LayoutOptions) async throws(ReviewError) -> [LayoutRecord?] {
    try await solveLayouts(
      measuringTextWith: Engines.makeTextMeasurer, workers: options.workers, shouldStop: Interruption.isRequested
    ) { _, layout in LayoutRecord(of: layout) }
  }
}
