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
    return try await pool.map(layouts, makingEngine: makeTextMeasurer) { planned, measurer in
      transform(planned, resolved(planned).layout(measuringTextWith: measurer))
    }
  }

  /// What was kept of the layouts, scene by scene in the order of ``scenes``; layouts that were left out are missing.
  public func byScene<Kept>(_ kept: [Kept?]) -> [[(layout: PlannedLayout, kept: Kept)]] {
    var scenes = [[(layout: PlannedLayout, kept: Kept)]](repeating: [], count: scenes.count)
    for (layout, kept) in zip(layouts, kept) {
      if let kept { scenes[layout.scene].append((layout, kept)) }
    }
    return scenes
  }
}
