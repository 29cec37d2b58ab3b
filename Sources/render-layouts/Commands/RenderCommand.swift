internal import LayoutReview
internal import SceneDocuments
internal import Scenes

/// Solves and draws scenes and writes the gallery.
struct RenderCommand: RunnableCommand {
  private let options: RenderOptions
  private let console: Console

  init(_ options: RenderOptions, _ console: Console) {
    self.options = options
    self.console = console
  }

  func run() async throws -> ExitCode {
    HostProcess.deferInterruption()
    let session = await ReviewSession(options.layout, console)
    guard !session.plan.scenes.isEmpty else { return ExitCode.worst(of: session.codes) }
    let progress = ProgressPrinter(of: session.plan, console)
    let pipeline = ReviewPipeline(
      engines: ReviewEngines(
        makeTextMeasurer: Engines.makeTextMeasurer, makeRasterizer: Engines.makeRasterizer),
      output: options.output, workers: options.layout.workers, toolVersion: RenderLayouts.version,
      shouldStop: Interruption.isRequested, onFinish: progress.layoutFinished)
    let result = try await pipeline.run(session.plan)
    progress.end()
    let codes = tell(result, session.plan)
    if !console.isQuiet { try console.printResult(summary(of: result)) }
    return ExitCode.worst(of: session.codes + codes + Interruption.codes)
  }

  /// Prints the findings and the files that could not be written, and returns the codes they lead to.
  private func tell(_ result: ReviewResult, _ plan: ReviewPlan) -> [ExitCode] {
    var tally = FindingTally(isStrict: options.layout.isStrict)
    for (position, scene) in result.report.scenes.enumerated() {
      let found = scene.layouts.map { (variant: $0.variant, findings: $0.findings.map(\.finding)) }
      tally.count(plan.scenes[position].scene.findings, found.map(\.findings))
      let groups = plan.findingGroups(of: position, layouts: found)
      console.printText(console.text(of: groups.scene, groups.layouts))
    }
    guard let failure = result.failures.first else { return tally.codes }
    let others = result.failures.count - 1
    console.printError("\(failure)\(others > 0 ? "; \(others) more files could not be written" : "")")
    return tally.codes + [.cannotWrite]
  }

  /// The totals and where to look.
  private func summary(of result: ReviewResult) -> String {
    var tally = FindingTally(isStrict: options.layout.isStrict)
    for scene in result.report.scenes {
      tally.count(scene.findings.map(\.finding), scene.layouts.map { $0.findings.map(\.finding) })
    }
    let stopped = result.isComplete ? "" : "Stopped before the end: the gallery shows what was finished.\n"
    let gallery = "\(options.output.directory)/index.html"
    let isThere = !result.failures.contains { $0.path == gallery }
    return "\(stopped)\(tally.summary)\n\(isThere ? "Gallery: \(gallery)\n" : "")"
  }
}
