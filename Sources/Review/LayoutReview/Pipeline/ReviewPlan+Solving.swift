package import AutoLayout
internal import HostFiles
internal import LayoutRules
public import ReviewPlans
public import SceneLayouts
internal import Scenes
public import Typography
internal import WorkBudgets

extension ReviewPlan {
  /// Solves every layout without drawing.
  ///
  /// - Parameters:
  ///   - makeTextMeasurer: Makes an engine that measures text; called once for each worker.
  ///   - workers: The number of layouts to work on at once.
  ///   - shouldStop: Whether to stop taking new layouts.
  ///   - transform: Returns the value to keep of a layout; called by any worker.
  /// - Returns: The kept values, in the order of ``layouts``; nil for layouts that were not reached.
  /// - Throws: `ReviewError` if no engine can be made.
  public func solveLayouts<Kept: Sendable>(
    measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring, workers: Int,
    shouldStop: @escaping @Sendable () -> Bool = { false },
    _ transform: @escaping @Sendable (PlannedLayout, Layout) -> Kept
  ) async throws(ReviewError) -> [Kept?] {
    try await solveLayouts(
      measuringTextWith: makeTextMeasurer, workers: workers, shouldStop: shouldStop, recording: nil, transform)
  }

  /// Solves every layout without drawing, with several workers for the layouts of one scene.
  ///
  /// `batchSize` is the number of layouts that a worker solves in sequence, if the scene has not too many of them.
  package func solveLayouts<Kept: Sendable>(
    measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring, workers: Int,
    shouldStop: @escaping @Sendable () -> Bool, inBatchesOf batchSize: Int,
    _ transform: @escaping @Sendable (PlannedLayout, Layout) -> Kept
  ) async throws(ReviewError) -> [Kept?] {
    let pool = WorkerPool(workers: workers, shouldStop: shouldStop)
    return try await solveLayouts(
      with: pool, makingEngine: makeTextMeasurer, measurer: \.self, inBatchesOf: batchSize
    ) { planned, layout, _, _ in transform(planned, layout) }
  }

  /// Solves every layout without drawing, and records the time of each scene if `costs` is given.
  package func solveLayouts<Kept: Sendable>(
    measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring, workers: Int,
    shouldStop: @escaping @Sendable () -> Bool, recording costs: CostRecorder?,
    _ transform: @escaping @Sendable (PlannedLayout, Layout) -> Kept
  ) async throws(ReviewError) -> [Kept?] {
    let pool = WorkerPool(workers: workers, shouldStop: shouldStop)
    return try await solveLayouts(
      with: pool, makingEngine: makeTextMeasurer, measurer: \.self, recording: costs
    ) {
      planned, layout, _, _ in transform(planned, layout)
    }
  }

  /// Solves every layout with the workers of a pool, each with its own engine.
  ///
  /// The layouts of a batch share a budget. Solving a layout and transforming it each have what is left of it. A scene
  /// that exceeds its budget on one device does so on most. A layout in progress when the pool stops is omitted.
  ///
  /// - Parameters:
  ///   - pool: The pool that runs the workers.
  ///   - makeEngine: Makes the engine of a worker.
  ///   - measurer: Returns the part of an engine that measures text.
  ///   - costs: Records the time that each scene takes; nil to skip recording.
  ///   - batchSize: The number of layouts that a worker solves in sequence, if the scene has not too many of them.
  ///   - largestFirst: Whether workers take the largest scenes first.
  ///   - isChecked: Whether the layouts have findings.
  ///   - transform: Returns the value to keep of a layout. The solver is the one that solved the layout.
  /// - Returns: The kept values, in the order of ``layouts``; nil for layouts that were not reached.
  package func solveLayouts<Engine, Kept: Sendable>(
    with pool: WorkerPool, makingEngine makeEngine: @escaping @Sendable () throws -> Engine,
    measurer: @escaping @Sendable (Engine) -> any TextMeasuring, recording costs: CostRecorder? = nil,
    inBatchesOf batchSize: Int = ReviewPlan.batchSize, largestFirst: Bool = false, isChecked: Bool = true,
    _ transform: @escaping @Sendable (PlannedLayout, Layout, Engine, inout LayoutSolver) async -> Kept
  ) async throws(ReviewError) -> [Kept?] {
    let shares = scenes.map {
      WorkShares(ofLayoutsInSceneWith: $0.layouts.count, limit: selection.workLimit, leastBatchSize: batchSize)
    }
    let batches = batches(of: shares.map(\.batchSize), largestFirst: largestFirst)
    let allowances = scenes.map { FindingAllowance(ofLayoutsInSceneWith: $0.layouts.count) }
    let kept = try await pool.map(batches, makingEngine: makeEngine) { batch, engine in
      var solver = LayoutSolver()
      var kept: [Kept] = []
      var last: (planned: PlannedLayout, layout: Layout)?
      var spent = 0
      for planned in batch where !pool.shouldStop() {
        HostProcess.note(work: workName(of: planned))
        let start = ContinuousClock.now
        let twin = last.flatMap { isAlike($0.planned, planned) ? $0.layout.showing(planned.variant.appearance) : nil }
        let share = shares[planned.scene]
        let solving = WorkBudget(limit: share.limit(after: spent), shouldStop: pool.shouldStop)
        var layout = solving.run {
          if let known = made(planned) ?? twin { return known }
          let solved = resolved(planned).uncheckedLayout(measuringTextWith: measurer(engine), solvingWith: &solver)
          return isChecked ? solved.checked(measuringTextWith: measurer(engine)) : solved
        }
        layout.findings = allowances[planned.scene].limited(layout.findings)
        last = (planned, layout)
        spent += solving.spent
        let telling = WorkBudget(limit: share.limit(after: spent), shouldStop: pool.shouldStop)
        let one = solving.isCancelled ? nil : await telling.run { await transform(planned, layout, engine, &solver) }
        spent += telling.spent
        guard let one, !telling.isCancelled else { break }
        costs?.add(ContinuousClock.now - start, to: planned.scene)
        kept.append(one)
      }
      return kept
    }
    return inOrder(kept, of: batches)
  }

  /// Returns a budget for the work on one scene as a whole, such as its contact sheet: the budget of a layout.
  func budget(shouldStop: @escaping @Sendable () -> Bool) -> WorkBudget {
    WorkBudget(limit: selection.workLimit, shouldStop: shouldStop)
  }

  /// Returns a budget for a sweep or the live sizes of a scene, which solve many sizes: twice the budget of a layout.
  func budgetOfAllSizes(shouldStop: @escaping @Sendable () -> Bool) -> WorkBudget {
    WorkBudget(limit: selection.workLimit.multipliedReportingOverflow(by: 2).partialValue, shouldStop: shouldStop)
  }

  /// Returns a description of a layout, for the message if the process crashes while working on it.
  private func workName(of planned: PlannedLayout) -> String {
    let scene = scenes[planned.scene]
    return "\(documents[scene.document].path): \(scene.scene.name), \(planned.variant.title)"
  }

  /// Returns the kept values of each batch, in the order of ``layouts``.
  private func inOrder<Kept>(_ kept: [[Kept]?], of batches: [[PlannedLayout]]) -> [Kept?] {
    var byPosition = scenes.map { _ in [Int: Kept]() }
    for (batch, kept) in zip(batches, kept) {
      for (planned, one) in zip(batch, kept ?? []) { byPosition[planned.scene][planned.position] = one }
    }
    return layouts.map { byPosition[$0.scene][$0.position] }
  }

  /// Whether two layouts of a scene differ only in colors.
  private func isAlike(_ first: PlannedLayout, _ second: PlannedLayout) -> Bool {
    guard first.scene == second.scene, !first.isAsSaved, !second.isAsSaved else { return false }
    return first.variant.inLight == second.variant.inLight && !scenes[first.scene].scene.dependsOnAppearance
  }

  /// Returns the layouts in batches. A worker solves the layouts of a batch in sequence, so that what they have in
  /// common is solved once.
  ///
  /// The batches do not depend on the number of workers, and there are enough to keep all workers busy.
  ///
  /// - Parameters:
  ///   - sizes: The maximum number of layouts in a batch of each scene.
  ///   - largestFirst: Whether the scenes with the most work come first.
  private func batches(of sizes: [Int], largestFirst: Bool) -> [[PlannedLayout]] {
    let positions = largestFirst ? positionsByWork : Array(scenes.indices)
    return positions.flatMap { position in
      let layouts = scenes[position].layoutsByGeometry
      return stride(from: 0, to: layouts.count, by: sizes[position]).map {
        Array(layouts[$0..<min($0 + sizes[position], layouts.count)])
      }
    }
  }

  /// The positions of the scenes in the order of their estimated work, the most work first. Scenes with the same work
  /// keep their order.
  private var positionsByWork: [Int] {
    let costs = scenes.map { $0.scene.estimatedCost * $0.layouts.count }
    return scenes.indices.sorted { (-costs[$0], $0) < (-costs[$1], $1) }
  }

  /// A multiple of the number of appearances, so that layouts that differ only in appearance are in the same batch.
  static var batchSize: Int { 4 * Appearance.allCases.count }

  /// Returns the kept values of the layouts, scene by scene in the order of ``scenes``. Layouts without a value are
  /// omitted.
  public func byScene<Kept>(_ kept: [Kept?]) -> [[(layout: PlannedLayout, kept: Kept)]] {
    var scenes = [[(layout: PlannedLayout, kept: Kept)]](repeating: [], count: scenes.count)
    for (layout, kept) in zip(layouts, kept) {
      if let kept { scenes[layout.scene].append((layout, kept)) }
    }
    return scenes
  }
}

extension ReviewPlan.PlannedScene {
  /// The layouts, sorted so that those that differ only in appearance are adjacent.
  fileprivate var layoutsByGeometry: [ReviewPlan.PlannedLayout] {
    var groups: [[ReviewPlan.PlannedLayout]] = []
    var positions: [SceneVariant: Int] = [:]
    for layout in layouts {
      if let position = positions[layout.variant.inLight] {
        groups[position].append(layout)
      } else {
        positions[layout.variant.inLight] = groups.count
        groups.append([layout])
      }
    }
    return groups.flatMap { $0 }
  }
}

extension SceneVariant {
  /// The same variant with the light appearance.
  fileprivate var inLight: SceneVariant {
    var variant = self
    variant.appearance = .light
    return variant
  }
}
