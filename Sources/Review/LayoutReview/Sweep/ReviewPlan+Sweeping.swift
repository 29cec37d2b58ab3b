package import LayoutRules
package import ReviewPlans
internal import ReviewReports
package import SceneLayouts
internal import Scenes
package import Typography
internal import WorkBudgets

extension ReviewPlan {
  /// Returns the sweeps of each scene, in the order of ``scenes``, or nil if the work was stopped.
  ///
  /// A scene is swept once for each language, text size and state of its layouts. It is swept on its largest device in
  /// portrait, unless the user selected devices and orientations.
  ///
  /// - Parameters:
  ///   - size: The sizes of the window.
  ///   - makeTextMeasurer: Makes an engine that measures text; called once for each worker.
  ///   - workers: The number of workers.
  ///   - shouldStop: Whether to stop taking new scenes.
  /// - Throws: `ReviewError` if no engine can be made.
  package func sweeps(
    _ size: SweptSize, measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring,
    workers: Int, shouldStop: @escaping @Sendable () -> Bool = { false }
  ) async throws(ReviewError) -> [[LayoutSweep]?] {
    let pool = WorkerPool(workers: workers, shouldStop: shouldStop)
    let found = try await pool.map(Array(scenes.indices), makingEngine: makeTextMeasurer) { position, measurer in
      sweeps(size, of: position, measuringTextWith: measurer, shouldStop: shouldStop)
    }
    return found.map { $0.flatMap(\.self) }
  }

  /// Returns the sweeps of one scene, or nil if the work was stopped before they were finished.
  private func sweeps(
    _ size: SweptSize, of position: Int, measuringTextWith measurer: any TextMeasuring,
    shouldStop: @escaping @Sendable () -> Bool
  ) -> [LayoutSweep]? {
    let scene = scenes[position].scene
    var sweeps: [LayoutSweep] = []
    for variant in windowVariants(of: scenes[position]) {
      let budget = budgetOfAllSizes(shouldStop: shouldStop)
      let sweep = budget.run {
        scene.sweep(size, of: variant, measuringTextWith: measurer) { resolved(sceneAt: position, for: $0) }
      }
      guard !budget.isCancelled else { return nil }
      sweeps.append(sweep)
    }
    return sweeps
  }

  /// Returns the same scenes, each with the layouts of a film strip of its sweeps: at both ends, at changes, and at
  /// some sizes between.
  package func filmStrips(of sweeps: [[LayoutSweep]?]) -> ReviewPlan {
    var plan = self
    for (position, sweeps) in zip(scenes.indices, sweeps) {
      let sweeps = sweeps ?? []
      // Sweeps on one screen share their sizes, so that their frames are aligned in columns.
      let screens = Dictionary(grouping: sweeps) { Screen(of: $0.variant) }
      let variants = sweeps.flatMap { sweep in
        FilmStrip.lengths(of: screens[Screen(of: sweep.variant)] ?? []).map {
          sweep.size.variant(sweep.variant, at: $0)
        }
      }
      let names = OutputName.distinctNames(for: variants.map { [OutputName.name(for: $0.identifier)] })
      plan.scenes[position].scene.surroundings = .screen
      plan.scenes[position].sweeps = sweeps
      plan.scenes[position].layouts = zip(variants, names).enumerated().map { index, item in
        PlannedLayout(scene: position, position: index, variant: item.0, isAsSaved: false, name: item.1)
      }
    }
    return plan
  }
}

/// A device in an orientation.
private struct Screen: Hashable {
  let device: Device
  let orientation: Orientation

  init(of variant: SceneVariant) {
    device = variant.device
    orientation = variant.orientation
  }
}
