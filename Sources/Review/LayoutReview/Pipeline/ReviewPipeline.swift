internal import Drawing
internal import Gallery
internal import HostFiles
package import ReviewCache
public import ReviewPlans
package import ReviewReports
internal import SceneDrawing
internal import WorkBudgets

/// A pipeline that turns a plan into the files of a review: solves, draws and writes every layout, draws a contact
/// sheet for each scene, and finally writes the report and the gallery.
///
/// The files are the same for any number of workers. A document or layout that fails never stops the others. Bitmaps
/// are released once their files are written.
public struct ReviewPipeline: Sendable {
  /// The engines that measure text and draw.
  var engines: ReviewEngines
  /// The output: its files and their location.
  var output: ReviewOutput
  /// The number of workers.
  var workers: Int
  /// The version of the tool, which the report names.
  var toolVersion: String
  /// Whether to stop taking new layouts. Layouts in progress are finished.
  var shouldStop: @Sendable () -> Bool
  /// The revision that an open gallery polls in watch mode to reload itself. Nil for one-shot runs.
  package var revision: String?
  /// The cache, which may contain the index sheet.
  package var cache: ReviewCache?
  /// The recorder of the time that each scene takes; nil to skip recording.
  package var costs: CostRecorder?
  /// Called by any worker after each layout.
  package var onFinish: @Sendable (ReviewPlan.PlannedLayout, LayoutReport) -> Void = { _, _ in }
  /// Called by any worker after the sheet and the data of each scene, with the position of the scene in the plan.
  package var onSceneFinish: @Sendable (Int) -> Void = { _ in }

  /// Creates a pipeline.
  ///
  /// - Parameters:
  ///   - engines: The engines that measure text and draw.
  ///   - output: The output: its files and their location.
  ///   - workers: The number of workers.
  ///   - toolVersion: The version of the tool, which the report names.
  ///   - shouldStop: Whether to stop taking new layouts.
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

  /// Runs the review. Documents of the plan with finished results are not drawn.
  ///
  /// - Throws: `ReviewError` if nothing can be drawn, without an engine or a folder to write to.
  public func run(_ plan: ReviewPlan) async throws(ReviewError) -> FinishedReview {
    let folder = try OutputFolder(at: output.directory)
    try folder.create(for: plan)
    HostProcess.noteWriting(false)
    let outcomes = try await draw(plan, in: folder)
    HostProcess.noteWriting(true)
    let report = ReviewReport(of: plan, outcomes, toolVersion: toolVersion)
    let drawn = zip(plan.scenes, zip(report.scenes, plan.byScene(outcomes))).map { planned, found in
      let (report, outcomes) = found
      return (
        scene: SceneRecord<DrawingDetails>(
          planned, report, files: outcomes.flatMap(\.kept.files),
          indexCell: outcomes.lazy.compactMap(\.kept.indexCell).first,
          mapCell: outcomes.lazy.compactMap(\.kept.mapCell).first,
          constraintDrawnAs: output.style.involvedConstraint),
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

  /// Draws the index sheet if there are several scenes, unless it is in the cache.
  private func drawIndex(of review: inout FinishedReview, in folder: OutputFolder) throws(ReviewError) {
    let cells = review.indexCells
    guard cells.count > 1 else { return }
    if let index = cache?.index(of: cells) {
      review.report.sheets = index.pages
      return
    }
    let indexWorker = try WorkerPool.engine(made: { try worker(in: folder, artwork: nil) })
    // A request to end skips the sheet, so that the report is still written.
    let budget = WorkBudget(limit: .max, shouldStop: shouldStop)
    let pages = budget.run { indexWorker.drawIndex(of: cells) }
    review.report.sheets = pages.map(\.picture)
    review.failures += pages.flatMap(\.failures)
    // A stopped review lacks scenes or pages of the sheet, so they are not kept for the next one.
    guard review.isComplete, !budget.isCancelled, !pages.isEmpty,
      pages.allSatisfy({ $0.problems.isEmpty && $0.failures.isEmpty })
    else { return }
    review.newIndex = CachedIndex(pages: pages.map(\.picture), files: pages.flatMap(\.files))
  }

  /// Solves and draws the layouts of a plan, in order. The result is nil for layouts that were not reached.
  ///
  /// Once all layouts of a scene are finished, its contact sheet and data are written and its geometry is released.
  /// Otherwise memory would grow with thousands of layouts.
  private func draw(_ plan: ReviewPlan, in folder: OutputFolder) async throws(ReviewError) -> [ReviewWorker.Outcome?] {
    let assembly = SceneAssembly(of: plan)
    let pool = WorkerPool(workers: workers, shouldStop: shouldStop)
    let artwork = artworkPainter
    let copies = plan.copies
    let contents = plan.scenes.map {
      WorkShares(ofLayoutsInSceneWith: $0.layouts.count, limit: plan.selection.workLimit).limitOfContents
    }
    let (designs, letters) = (DesignComparison(drawingWith: engines), LetterWidths())
    let makeWorker: @Sendable () throws -> ReviewWorker = {
      try worker(in: folder, artwork: artwork, comparingWith: designs, letters: letters)
    }
    var outcomes = try await plan.solveLayouts(
      with: pool, makingEngine: makeWorker, measurer: \.measurer, recording: costs,
      // A single worker gains nothing from this order. It would only delay the first finished scenes of a run that may
      // end early.
      largestFirst: workers > 1
    ) {
      planned, solved, worker, solver in
      let layout = worker.withContents(
        solved, budget: WorkBudget(limit: contents[planned.scene], shouldStop: shouldStop))
      let views = layout.drawnViews(measuringTextWith: worker.measurer, under: output.style.overlays, artwork: artwork)
      var outcome = worker.draw(layout, views, as: planned, in: plan, asking: &solver)
      // A stopped layout is omitted, and its scene is incomplete.
      guard !WorkBudget.isCancelled else { return outcome }
      let kept = views.withBitmaps(
        pixelsInAll: SceneAssembly.pixelLimit(ofLayoutsInSceneWith: plan.scenes[planned.scene].layouts.count),
        sharing: artwork?.shrunkBitmaps)
      let item = SceneAssembly.Item(layout: layout, views: kept, report: outcome.report)
      onFinish(planned, outcome.report)
      outcome.report = outcome.report.withoutGeometry
      if let items = await assembly.add(item, at: planned) {
        // Finishing the scene has its own budget and, if it is stopped, leaves the layout intact.
        let budget = plan.budget(shouldStop: shouldStop)
        let scene = plan.scenes[planned.scene]
        budget.run {
          worker.finish(scene, of: plan, items, isCopy: copies.contains(scene.document), in: &outcome)
        }
        let budgetOfLiveSizes = plan.budgetOfAllSizes(shouldStop: shouldStop)
        budgetOfLiveSizes.run { outcome.live = worker.writeLive(scene, of: plan) }
        outcome.isInterrupted = budget.isCancelled || budgetOfLiveSizes.isCancelled
        onSceneFinish(planned.scene)
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

  /// The painter of artwork for all workers; nil to draw it as boxes.
  var artworkPainter: ArtworkPainter? {
    guard let opacity = output.artwork.opacity, let decode = engines.decodeArtwork else { return nil }
    let library = ArtworkLibrary(decodingWith: decode)
    return ArtworkPainter(reading: library, pixelsPerPoint: output.pixelsPerPoint, opacity: opacity)
  }

  /// Returns the engines and output of one worker.
  func worker(
    in folder: OutputFolder, artwork: ArtworkPainter?, comparingWith designs: DesignComparison? = nil,
    letters: LetterWidths = LetterWidths()
  ) throws -> ReviewWorker {
    // Starting a rasterizer takes longer than drawing SVGs, so runs that need none do not start one.
    let needsRasterizer = output.painter == .cairo || output.allFormats.contains { $0 != .svg }
    return ReviewWorker(
      output: output, folder: folder, generator: "render-layouts \(toolVersion)",
      measurer: try engines.makeTextMeasurer(), letters: letters,
      rasterizer: needsRasterizer ? try engines.makeRasterizer() : NoRasterizer(),
      artwork: artwork, designs: designs ?? DesignComparison(drawingWith: engines), encodeImage: engines.encodeImage)
  }
}
