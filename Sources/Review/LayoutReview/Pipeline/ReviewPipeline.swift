package import ReviewCache
public import ReviewPlans
package import ReviewReports
internal import SceneDrawing
internal import WorkBudgets

/// From a plan to the files of a review: every layout is solved, drawn and written, every scene gets its contact
/// sheet, and at the end stand the report and the gallery.
///
/// The files are the same for any number of workers. A document or layout that fails never stops the others, and no
/// bitmap is kept once its file is written.
public struct ReviewPipeline: Sendable {
  /// The engines that measure text and draw.
  var engines: ReviewEngines
  /// The output: what is written and where.
  var output: ReviewOutput
  /// The number of workers.
  var workers: Int
  /// The version of the tool, which stands in the report.
  var toolVersion: String
  /// True where no more layouts are to be taken up; what is at hand is finished.
  var shouldStop: @Sendable () -> Bool
  /// The mark of this review among others that are made into the same folder while somebody looks at it: the gallery
  /// shows the next one by itself. Nil where no other follows.
  package var revision: String?
  /// The cache that may hold the index sheet that was drawn before.
  package var cache: ReviewCache?
  /// Adds up the time that each scene takes; nil where nobody asks.
  package var costs: CostRecorder?
  /// Hears of each layout that is finished, from any worker.
  package var onFinish: @Sendable (ReviewPlan.PlannedLayout, LayoutReport) -> Void = { _, _ in }

  /// A pipeline.
  ///
  /// - Parameters:
  ///   - engines: The engines that measure text and draw.
  ///   - output: The output: what is written and where.
  ///   - workers: The number of workers.
  ///   - toolVersion: The version of the program, which stands in the report.
  ///   - shouldStop: Returns whether to take up no more layouts.
  public init(
    engines: ReviewEngines, output: ReviewOutput, workers: Int, toolVersion: String,
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) {
    self.engines = engines
    self.output = output
    self.workers = workers
    self.toolVersion = toolVersion
    self.shouldStop = shouldStop
  }

  /// Makes the review. Documents of the plan that are finished stay as they are.
  ///
  /// - Throws: `ReviewError` where nothing can be done at all: no engine, no folder to write to.
  public func run(_ plan: ReviewPlan) async throws(ReviewError) -> FinishedReview {
    let folder = try OutputFolder(at: output.directory)
    try folder.create(for: plan)
    let outcomes = try await draw(plan, in: folder)
    let report = ReviewReport(of: plan, outcomes, toolVersion: toolVersion)
    let drawn = zip(plan.scenes, zip(report.scenes, plan.byScene(outcomes))).map { planned, found in
      let (report, outcomes) = found
      return (
        scene: SceneRecord<DrawingDetails>(
          planned, report, files: outcomes.flatMap(\.kept.files),
          indexCell: outcomes.lazy.compactMap(\.kept.indexCell).first,
          mapCell: outcomes.lazy.compactMap(\.kept.mapCell).first),
        isWhole: outcomes.count == planned.layouts.count && outcomes.allSatisfy(\.kept.isWhole)
      )
    }
    let failures = outcomes.flatMap { $0?.failures ?? [] }
    var review = FinishedReview(of: plan, report, drawn: drawn, failures: failures)
    try drawIndex(of: &review, in: folder)
    try await drawMaps(of: &review, in: folder)
    review.failures += folder.write(review, revision: revision)
    if let limit = output.singleFileLimit {
      let written = folder.writeSingleFile(of: review, limit: limit, compress: engines.compress)
      review.singleFile = written.page
      review.failures += written.failures
    }
    folder.removeGoneFiles(after: review, isWatched: revision != nil)
    return review
  }

  /// Draws the sheet of all scenes where there are several, unless it is there already.
  private func drawIndex(of review: inout FinishedReview, in folder: OutputFolder) throws(ReviewError) {
    let cells = review.indexCells
    guard cells.count > 1 else { return }
    if let index = cache?.index(of: cells) {
      review.report.sheets = index.pages
      return
    }
    let pages = try WorkerPool.engine(made: { try worker(in: folder, artwork: nil) }).drawIndex(of: cells)
    review.report.sheets = pages.map(\.picture)
    review.failures += pages.flatMap(\.failures)
    // The next review of a stopped one has more scenes.
    guard review.isComplete, pages.allSatisfy({ $0.problems.isEmpty && $0.failures.isEmpty }) else { return }
    review.newIndex = CachedIndex(pages: pages.map(\.picture), files: pages.flatMap(\.files))
  }

  /// Solves and draws the layouts of a plan, in its order; nil for those that had no turn.
  ///
  /// As soon as all layouts of a scene are there, what is drawn and written of them together is: only what is said of
  /// them is kept, so that memory does not grow with the frames of thousands of layouts.
  private func draw(_ plan: ReviewPlan, in folder: OutputFolder) async throws(ReviewError) -> [ReviewWorker.Outcome?] {
    let assembly = SceneAssembly(of: plan)
    let pool = WorkerPool(workers: workers, shouldStop: shouldStop)
    let artwork = artworkPainter
    let makeWorker: @Sendable () throws -> ReviewWorker = { try worker(in: folder, artwork: artwork) }
    var outcomes = try await plan.solveLayouts(
      with: pool, makingEngine: makeWorker, measurer: \.measurer, recording: costs, largestFirst: true
    ) {
      planned, solved, worker, solver in
      let layout = worker.withContents(solved, budget: plan.budget(shouldStop: shouldStop))
      let views = layout.drawnViews(measuringTextWith: worker.measurer, under: output.style.overlays, artwork: artwork)
      var outcome = worker.draw(layout, views, as: planned, in: plan, asking: &solver)
      // It is left out, and its scene is not whole.
      guard !WorkBudget.isCancelled else { return outcome }
      let kept = views.withBitmaps(
        pixelsInAll: SceneAssembly.pixelLimit(ofLayoutsInSceneWith: plan.scenes[planned.scene].layouts.count),
        sharing: artwork?.shrunkBitmaps)
      let item = SceneAssembly.Item(layout: layout, views: kept, report: outcome.report)
      onFinish(planned, outcome.report)
      outcome.report = outcome.report.withoutGeometry
      if let items = await assembly.add(item, at: planned) {
        // What belongs to the scene may be stopped and leaves the layout as it is.
        let budget = plan.budget(shouldStop: shouldStop)
        budget.run { worker.finish(plan.scenes[planned.scene], of: plan, items, in: &outcome) }
        outcome.isInterrupted = budget.isCancelled
      }
      return outcome
    }
    let layouts = plan.layouts
    for (scene, items) in await assembly.rest {
      let present = layouts.indices.last { layouts[$0].scene == scene && outcomes[$0] != nil }
      guard let present else { continue }
      outcomes[present]?.details = ReviewWorker.details(of: plan.scenes[scene], items, in: folder)
    }
    return outcomes
  }

  /// The painter of artwork for all workers; nil where boxes stand for it.
  var artworkPainter: ArtworkPainter? {
    guard let opacity = output.artwork.opacity, let decode = engines.decodeArtwork else { return nil }
    let library = ArtworkLibrary(decodingWith: decode)
    return ArtworkPainter(reading: library, pixelsPerPoint: output.pixelsPerPoint, opacity: opacity)
  }

  /// The tools of one worker.
  func worker(in folder: OutputFolder, artwork: ArtworkPainter?) throws -> ReviewWorker {
    // An engine takes longer to start than SVGs to draw.
    let drawsPixels = output.allFormats.contains { $0 != .svg }
    return ReviewWorker(
      output: output, folder: folder, generator: "render-layouts \(toolVersion)",
      measurer: try engines.makeTextMeasurer(),
      rasterizer: drawsPixels ? try engines.makeRasterizer() : NoRasterizer(),
      artwork: artwork, encodeImage: engines.encodeImage)
  }
}
