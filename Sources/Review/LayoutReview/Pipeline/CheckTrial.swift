internal import AutoLayout
internal import Findings
internal import Geometry
internal import LayoutRules
internal import ReviewPlans
internal import ReviewReports
internal import SceneLayouts
internal import Scenes
internal import Typography
internal import WorkBudgets

/// The trials of a scene that need more than its layouts: rotating the device and back, and showing the keyboard over
/// text fields (specification AUD-06 to AUD-08).
struct CheckTrial {
  let plan: ReviewPlan
  let scene: ReviewPlan.PlannedScene
  let measurer: any TextMeasuring

  /// The findings of the trials on each screen of the plan. Of several findings by the same rule about the same views,
  /// only the first is included.
  var findings: [Finding] {
    var seen: Set<String> = []
    return trials.filter { seen.insert("\($0.code.name) \($0.views)").inserted }
  }

  private var trials: [Finding] {
    let first = scene.layouts.first?.variant
    // Trials do not depend on language, text size or appearance, so each screen is tried once.
    var screens: Set<String> = []
    let plain = scene.layouts.filter { layout in
      let variant = layout.variant
      return variant.locale == first?.locale && variant.textSize == first?.textSize
        && variant.appearance == first?.appearance && variant.state == first?.state
        && screens.insert("\(variant.device.identifier) \(variant.orientation.general)").inserted
    }
    return plain.flatMap { layout -> [Finding] in
      guard !WorkBudget.checkCancellation(), !WorkBudget.isOver else { return [] }
      let found = rotation(of: layout) + keyboard(over: layout)
      // The layouts of a trial that was stopped are incomplete.
      return WorkBudget.isOver ? [] : found
    }
  }

  /// Returns the views that are elsewhere after the device was rotated and back.
  private func rotation(of planned: ReviewPlan.PlannedLayout) -> [Finding] {
    let variant = planned.variant
    let way = variant.orientation
    let other: Orientation = way.isPortrait ? .landscape : .portrait
    let held = scene.scene.app.orientations[variant.device.idiom]
    guard held?.contains(other) ?? true else { return [] }
    let begun = plan.resolved(planned).uncheckedLayout(measuringTextWith: measurer)
    let steps = SceneRotation([way, other, way]).steps(from: begun, of: variant, measuringTextWith: measurer) {
      var turned = planned
      turned.variant = $0
      return plan.resolved(turned)
    }
    guard let ended = steps.last?.layout else { return [] }
    let views = begun.resolved.views
    return views.indices.filter { begun.frames[$0] != ended.frames[$0] }.prefix(1).map { position in
      Finding(
        code: .rotationDrift,
        message:
          "\(views[position].nameInFindings) is in a different position after \(variant.device.placedTitle) was rotated "
          + "to \(other.words) and back",
        hint: "constrain its position and size in both orientations",
        source: views[position].source ?? scene.scene.source,
        views: [position])
    }
  }

  /// Returns the text fields that the keyboard would cover.
  private func keyboard(over planned: ReviewPlan.PlannedLayout) -> [Finding] {
    guard scene.scene.keyboard == .hidden, planned.variant.device.idiom == .phone else { return [] }
    var resolved = plan.resolved(planned)
    resolved.hasLints = true
    return resolved.layout(measuringTextWith: measurer).findings.filter { $0.code.name == "under-keyboard" }
  }
}

extension ReviewPlan {
  /// Returns the findings of each scene's trials; empty unless the selection is thorough and has a checklist.
  ///
  /// - Parameters:
  ///   - makeTextMeasurer: Makes an engine that measures text; called once for each worker.
  ///   - workers: The number of workers.
  ///   - shouldStop: Whether to stop taking new scenes.
  /// - Returns: The findings, in the order of ``scenes``.
  /// - Throws: `ReviewError` if no engine can be made.
  func trials(
    measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring, workers: Int,
    shouldStop: @escaping @Sendable () -> Bool
  ) async throws(ReviewError) -> [[Finding]] {
    guard selection.isThorough, selection.hasChecklist else { return scenes.map { _ in [] } }
    let pool = WorkerPool(workers: workers, shouldStop: shouldStop)
    let found = try await pool.map(scenes, makingEngine: makeTextMeasurer) { scene, measurer in
      trials(of: scene, measuringTextWith: measurer, shouldStop: shouldStop)
    }
    return found.map { $0 ?? [] }
  }

  /// Returns the findings of a scene's trials; empty unless the selection is thorough and has a checklist.
  func trials(
    of scene: PlannedScene, measuringTextWith measurer: any TextMeasuring, shouldStop: @escaping @Sendable () -> Bool
  ) -> [Finding] {
    guard selection.isThorough, selection.hasChecklist else { return [] }
    let budget = budget(shouldStop: shouldStop)
    let found = budget.run { CheckTrial(plan: self, scene: scene, measurer: measurer).findings }
    if budget.isCancelled { return [] }
    return budget.isSpent ? found + [WorkLimitRule.findingOfTrials(scene.scene)] : found
  }
}
