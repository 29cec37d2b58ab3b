internal import CommandArguments
internal import HostFiles
internal import LayoutReview
internal import ReviewCache
internal import ReviewPlans
internal import ReviewReports
internal import ReviewSetup
internal import SceneLayouts

/// The command that solves and draws scenes and writes the gallery.
struct RenderCommand: RunnableCommand {
  private let options: RenderOptions
  private let console: Console

  init(_ options: RenderOptions, _ console: Console) {
    self.options = options
    self.console = console
  }

  func run() async throws -> ExitCode {
    Interruption.begin(endingAfter: options.layout.timeLimit)
    return try await RenderCommand(options.withTrustedCaches(console), console).render()
  }

  private func render() async throws -> ExitCode {
    let sharing = options.layout.sharing
    let part = try RunPart(
      of: .render, sharing, [options.pictures.output.placeless], in: options.pictures.output.directory)
    // The results of a sweep or a rotation are not cached.
    let cache = options.layout.sweep == nil && options.rotation == nil ? ReviewCache(options) : nil
    // Every share plans from all documents, so none is skipped for the cache.
    var session = await ReviewSession(options.layout, finishedIn: part == nil ? cache : nil, console)
    // If only some of the documents were read, the results of an earlier run are kept.
    guard Interruption.codes.isEmpty else { return ExitCode.worst(of: session.codes + Interruption.codes) }
    session.reportUnknownNames(in: options.pictures.output.style, options.layout.paths, console)
    session.reportMissingFonts(console)
    let ending = ReviewEnding(options, console)
    if session.plan.isEmpty, part == nil {
      return ExitCode.worst(of: session.codes + (try ending.endWithoutScenes(session.plan)))
    }
    if let size = options.layout.sweep { return try await sweep(size, session) }
    if let turns = options.rotation { return try await rotate(turns, session) }
    var plan = session.plan.ofShare
    if let cache { plan = try await finished(plan, in: cache, within: session.boundary) }
    let costs = CostRecorder(of: plan.sizes)
    let progress = ProgressPrinter(
      of: plan, options.layout.progress, sharing.shard, drawing: options.pictures.output, console)
    var pipeline = ReviewPipeline(options, of: plan, cache: cache, onFinish: progress.layoutFinished)
    pipeline.onSceneFinish = progress.sceneFinished
    pipeline.costs = costs
    let review = try await pipeline.run(plan)
    progress.end()
    cache?.keep(review, console)
    let codes = try ending.end(review)
    try sharing.writeCosts(costs, of: plan)
    if review.isComplete, review.failures.isEmpty, Interruption.codes.isEmpty {
      try part?.write(review.scenes.map(\.scene), of: session, costs: costs)
    }
    return ExitCode.worst(of: session.codes + codes + Interruption.codes)
  }

  /// Returns the plan without the scenes whose results are in the cache.
  private func finished(
    _ plan: ReviewPlan, in cache: ReviewCache, within boundary: FileBoundary?
  ) async throws -> ReviewPlan {
    try await plan.finished(
      in: cache, within: boundary, isShare: plan.share != nil,
      measuringTextWith: Engines.makeTextMeasurer(for: plan), workers: options.layout.workers,
      shouldStop: Interruption.isRequested)
  }

  /// Draws a film strip of each scene in a window of all sizes, and prints the changes.
  private func sweep(_ size: SweptSize, _ session: ReviewSession) async throws -> ExitCode {
    let sweeps = try await session.plan.sweeps(size, options.layout)
    let plan = session.plan.filmStrips(of: sweeps)
    var tally = FindingTally(isStrict: options.layout.isStrict)
    for (position, scene) in plan.scenes.enumerated() {
      tally.count(scene, scene.sweeps)
      try console.printResult(console.text(of: scene.sweeps, of: position, in: plan))
    }
    let progress = ProgressPrinter(of: plan, options.layout.progress, nil, drawing: options.pictures.output, console)
    var pipeline = ReviewPipeline(options, of: plan, onFinish: progress.layoutFinished)
    pipeline.onSceneFinish = progress.sceneFinished
    let review = try await pipeline.run(plan)
    progress.end()
    let summary = ReviewSummary(of: review, options, console)
    summary.reportFailures()
    if !console.isQuiet { try console.printResult(summary.text) }
    return ExitCode.worst(of: session.codes + tally.codes + summary.codes + Interruption.codes)
  }

  /// Draws a film strip of each layout while the device rotates, and prints the changes.
  private func rotate(_ turns: RotationOptions, _ session: ReviewSession) async throws -> ExitCode {
    let plan = session.plan
    let rotated = try await ReviewPipeline(options, of: plan).rotate(
      plan, turns.rotation, frameCount: turns.frameCount ?? RotationOptions.drawnFrameCount)
    var summary = RotationSummary(turns, isStrict: options.layout.isStrict, console)
    var codes = session.codes + Interruption.codes
    for (position, layouts) in plan.byScene(rotated).enumerated() {
      for (_, layout) in layouts {
        try summary.report(layout.steps, about: position, in: plan, isQuiet: console.isQuiet)
        for problem in layout.problems { console.printError(problem) }
        if !layout.problems.isEmpty { codes.append(.cannotWrite) }
        guard !console.isQuiet else { continue }
        let paths = layout.paths.map { FolderPath.join(options.pictures.output.directory, $0) }
        try console.printResult(paths.map { "Film strip: \($0)\n" }.joined())
      }
    }
    return ExitCode.worst(of: codes + summary.codes)
  }
}

extension ReviewPipeline {
  /// Creates a pipeline with the options of a command line.
  init(
    _ options: RenderOptions, of plan: ReviewPlan, revision: String? = nil, cache: ReviewCache? = nil,
    onFinish: @escaping @Sendable (ReviewPlan.PlannedLayout, LayoutReport) -> Void = { _, _ in }
  ) {
    self.init(
      engines: ReviewEngines(
        for: plan, compression: options.pictures.compression, painter: options.pictures.output.painter,
        cacheFolder: options.cacheFolder),
      output: options.layout.sharing.shard == nil ? options.pictures.output : options.pictures.output.withoutSinglePage,
      workers: options.layout.workers, toolVersion: CommandLineTool.version,
      shouldStop: Interruption.isRequested)
    self.revision = revision
    self.cache = cache
    self.onFinish = onFinish
  }
}

extension ReviewOutput {
  /// The output without its location.
  fileprivate var placeless: ReviewOutput {
    var output = self
    output.directory = ""
    return output
  }

  /// The output without the single-page gallery, which needs all shares.
  fileprivate var withoutSinglePage: ReviewOutput {
    var output = self
    output.singleFileLimit = nil
    return output
  }
}
