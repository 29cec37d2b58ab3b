internal import Drawing
internal import SceneDrawing
internal import Scenes

/// From a plan to the files of a review: every layout is solved, drawn and written, every scene gets its contact
/// sheet, and at the end stand the report and the gallery.
///
/// The files are the same for any number of workers. A document or layout that fails never stops the others, and no
/// bitmap is kept once its file is written.
public struct ReviewPipeline: Sendable {
  /// What measures text and draws.
  public var engines: ReviewEngines
  /// What is written and where.
  public var output: ReviewOutput
  /// How many workers there are.
  public var workers: Int
  /// The version of the tool, which stands in the report.
  public var toolVersion: String
  /// What tells this review from the others that are made into the same folder while somebody looks at it: the gallery
  /// shows the next one by itself. Nil where no other follows.
  public var revision: String?
  /// Whether to take up no more layouts; what is at hand is finished.
  public var shouldStop: @Sendable () -> Bool
  /// Hears of each layout that is finished, from any worker.
  public var onFinish: @Sendable (ReviewPlan.PlannedLayout, LayoutReport) -> Void

  /// A pipeline.
  public init(
    engines: ReviewEngines, output: ReviewOutput, workers: Int, toolVersion: String, revision: String? = nil,
    shouldStop: @escaping @Sendable () -> Bool = { false },
    onFinish: @escaping @Sendable (ReviewPlan.PlannedLayout, LayoutReport) -> Void = { _, _ in }
  ) {
    self.engines = engines
    self.output = output
    self.workers = workers
    self.toolVersion = toolVersion
    self.revision = revision
    self.shouldStop = shouldStop
    self.onFinish = onFinish
  }

  /// Makes the review.
  ///
  /// - Parameter last: A review that was made into the same folder; what it found in scenes that have not changed since
  ///   is taken from it, and their pictures stay as they are.
  /// - Throws: ``ReviewError`` where nothing can be done at all: no engine, no folder to write to.
  public func run(_ plan: ReviewPlan, after last: FinishedReview? = nil) async throws(ReviewError) -> FinishedReview {
    let folder = OutputFolder(path: output.directory)
    try folder.create(for: plan)
    let kept = last?.scenesKept(in: plan) ?? [:]
    var work = plan
    for position in kept.keys { work.scenes[position].layouts = [] }
    let assembly = SceneAssembly(of: work)
    let pool = WorkerPool(workers: workers, shouldStop: shouldStop)
    let finished = try await work.solveLayouts(with: pool, makingEngine: worker, measurer: \.measurer) {
      planned, layout, worker in
      var outcome = worker.draw(layout, as: planned, in: plan)
      if let layouts = await assembly.add(layout, at: planned) {
        outcome.sheet = worker.drawSheet(of: plan.scenes[planned.scene], layouts)
      }
      onFinish(planned, outcome.report)
      return outcome
    }
    var report = ReviewReport(of: work, finished, toolVersion: toolVersion)
    for (position, scene) in kept { report.scenes[position] = scene }
    let failures = finished.flatMap { $0?.failures ?? [] } + folder.write(report, revision: revision, except: kept.keys)
    let result = ReviewResult(report: report, failures: failures, isComplete: !finished.contains { $0 == nil })
    return FinishedReview(plan: plan, result: result, drawnScenes: plan.scenes.indices.filter { kept[$0] == nil })
  }

  /// What one worker works with.
  private func worker() throws -> ReviewWorker {
    ReviewWorker(
      output: output, generator: "render-layouts \(toolVersion)", measurer: try engines.makeTextMeasurer(),
      rasterizer: try engines.makeRasterizer())
  }
}
