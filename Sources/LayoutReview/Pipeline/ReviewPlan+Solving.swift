internal import AutoLayout
public import Scenes

extension ReviewPlan {
  /// Solves every layout and draws nothing.
  ///
  /// - Parameters:
  ///   - makeTextMeasurer: Makes an engine that measures text; called once for each worker.
  ///   - shouldStop: Whether to take up no more layouts.
  ///   - transform: Makes of a layout what is kept of it; called by any worker.
  /// - Returns: What is kept, in the order of ``layouts``; nil where the work was stopped before.
  /// - Throws: ``ReviewError`` where no engine can be made.
  public func solveLayouts<Kept: Sendable>(
    measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring, workers: Int,
    shouldStop: @escaping @Sendable () -> Bool = { false },
    _ transform: @escaping @Sendable (PlannedLayout, Layout) -> Kept
  ) async throws(ReviewError) -> [Kept?] {
    let pool = WorkerPool(workers: workers, shouldStop: shouldStop)
    return try await solveLayouts(with: pool, makingEngine: makeTextMeasurer, measurer: \.self) { planned, layout, _ in
      transform(planned, layout)
    }
  }

  /// Solves every layout with the workers of a pool, each with an engine of its own.
  ///
  /// - Returns: What is made of each layout, in the order of ``layouts``; nil where the work was stopped before.
  func solveLayouts<Engine, Kept: Sendable>(
    with pool: WorkerPool, makingEngine makeEngine: @escaping @Sendable () throws -> Engine,
    measurer: @escaping @Sendable (Engine) -> any TextMeasuring,
    _ transform: @escaping @Sendable (PlannedLayout, Layout, Engine) async -> Kept
  ) async throws(ReviewError) -> [Kept?] {
    let batches = batches
    let kept = try await pool.map(batches, makingEngine: makeEngine) { batch, engine in
      var solver = LayoutSolver()
      var kept: [Kept] = []
      for planned in batch where !pool.shouldStop() {
        let layout = resolved(planned).layout(measuringTextWith: measurer(engine), solvingWith: &solver)
        kept.append(await transform(planned, layout, engine))
      }
      return kept
    }
    return zip(batches, kept).flatMap { batch, kept in
      batch.indices.map { position in kept.flatMap { position < $0.count ? $0[position] : nil } }
    }
  }

  /// Layouts of one scene that one worker solves one after the other, so that what they have in common is solved once.
  ///
  /// The batches are the same for any number of workers, and there are enough of them to keep all workers busy.
  private var batches: [[PlannedLayout]] {
    scenes.flatMap { scene in
      stride(from: 0, to: scene.layouts.count, by: Self.batchSize).map {
        Array(scene.layouts[$0..<min($0 + Self.batchSize, scene.layouts.count)])
      }
    }
  }

  private static var batchSize: Int { 8 }

  /// What was kept of the layouts, scene by scene in the order of ``scenes``; layouts that were left out are missing.
  public func byScene<Kept>(_ kept: [Kept?]) -> [[(layout: PlannedLayout, kept: Kept)]] {
    var scenes = [[(layout: PlannedLayout, kept: Kept)]](repeating: [], count: scenes.count)
    for (layout, kept) in zip(layouts, kept) {
      if let kept { scenes[layout.scene].append((layout, kept)) }
    }
    return scenes
  }
}
