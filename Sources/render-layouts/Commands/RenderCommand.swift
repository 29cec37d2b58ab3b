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
    var session = await ReviewSession(options.layout, console)
    session.tellUnknownNames(in: options.output.style, options.layout.paths, console)
    guard !session.plan.scenes.isEmpty else { return ExitCode.worst(of: session.codes) }
    let progress = ProgressPrinter(of: session.plan, console)
    let review = try await ReviewPipeline(options, onFinish: progress.layoutFinished).run(session.plan)
    progress.end()
    let summary = ReviewSummary(of: review, options, console)
    summary.tellFindings()
    if !console.isQuiet { try console.printResult(summary.text) }
    return ExitCode.worst(of: session.codes + summary.codes + Interruption.codes)
  }
}

extension ReviewPipeline {
  /// The pipeline that a command line asks for.
  init(
    _ options: RenderOptions, revision: String? = nil,
    onFinish: @escaping @Sendable (ReviewPlan.PlannedLayout, LayoutReport) -> Void = { _, _ in }
  ) {
    self.init(
      engines: ReviewEngines(
        makeTextMeasurer: Engines.makeTextMeasurer, makeRasterizer: Engines.makeRasterizer(options.compression)),
      output: options.output, workers: options.layout.workers, toolVersion: RenderLayouts.version, revision: revision,
      shouldStop: Interruption.isRequested, onFinish: onFinish)
  }
}
