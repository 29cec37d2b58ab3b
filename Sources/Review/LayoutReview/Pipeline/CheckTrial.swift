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
  /// The variants whose layouts are known to have no conflicts.
  let conflictFree: Set<SceneVariant>
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
    var known = KnownLayouts()
    return plain.flatMap { layout -> [Finding] in
      guard !WorkBudget.checkCancellation(), !WorkBudget.isOver else { return [] }
      known = known.filter { $0.key.device == layout.variant.device }
      let found = rotation(of: layout, &known) + keyboard(over: layout, &known)
      // The layouts of a trial that was stopped are incomplete.
      return WorkBudget.isOver ? [] : found
    }
  }

  /// The layouts of a device in both orientations, which usually follow each other.
  private typealias KnownLayouts = [SceneVariant: Layout]

  /// Returns the views that are elsewhere after the device was rotated and back.
  ///
  /// Only a constraint that breaks during a rotation leaves a trace (specification ORI-04). Without conflicts the screen
  /// returns to the same layout, which is not laid out again.
  private func rotation(of planned: ReviewPlan.PlannedLayout, _ known: inout KnownLayouts) -> [Finding] {
    let variant = planned.variant
    let way = variant.orientation
    let other: Orientation = way.isPortrait ? .landscape : .portrait
    var turned = variant
    turned.orientation = other
    let held = scene.scene.app.orientations[variant.device.idiom]
    guard held?.contains(other) ?? true,
      hasConflicts(planned, in: variant, &known) || hasConflicts(planned, in: turned, &known)
    else { return [] }
    let begun = layout(of: planned, in: variant, &known)
    let steps = SceneRotation([way, other, way]).steps(from: begun, of: variant, measuringTextWith: measurer) {
      resolved(planned, in: $0)
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

  /// Whether a constraint of a screen breaks in a variant.
  private func hasConflicts(
    _ planned: ReviewPlan.PlannedLayout, in variant: SceneVariant, _ known: inout KnownLayouts
  ) -> Bool {
    !conflictFree.contains(variant) && !layout(of: planned, in: variant, &known).solution.conflicts.isEmpty
  }

  /// Returns the layout of a screen in a variant.
  private func layout(
    of planned: ReviewPlan.PlannedLayout, in variant: SceneVariant, _ known: inout KnownLayouts
  ) -> Layout {
    let layout = known[variant] ?? resolved(planned, in: variant).uncheckedLayout(measuringTextWith: measurer)
    known[variant] = layout
    return layout
  }

  private func resolved(_ planned: ReviewPlan.PlannedLayout, in variant: SceneVariant) -> ResolvedScene {
    var turned = planned
    turned.variant = variant
    return plan.resolved(turned)
  }

  /// Returns the text fields that the keyboard would cover.
  private func keyboard(over planned: ReviewPlan.PlannedLayout, _ known: inout KnownLayouts) -> [Finding] {
    let mayType = scene.scene.views.contains { view in
      switch view.content {
      case .textField, .textView: true
      default: false
      }
    }
    guard mayType, scene.scene.keyboard == .hidden, planned.variant.device.idiom == .phone else { return [] }
    var layout = layout(of: planned, in: planned.variant, &known)
    layout.resolved.hasLints = true
    return layout.checked(measuringTextWith: measurer).findings.filter { $0.code.name == "under-keyboard" }
  }
}

extension ReviewPlan {
  /// Returns the findings of each scene's trials; empty unless the selection is thorough and has a checklist.
  ///
  /// - Parameters:
  ///   - conflictFree: The variants whose layouts are known to have no conflicts, for each scene.
  ///   - makeTextMeasurer: Makes an engine that measures text; called once for each worker.
  ///   - workers: The number of workers.
  ///   - shouldStop: Whether to stop taking new scenes.
  /// - Returns: The findings, in the order of ``scenes``.
  /// - Throws: `ReviewError` if no engine can be made.
  func trials(
    conflictFree: [Set<SceneVariant>],
    measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring, workers: Int,
    shouldStop: @escaping @Sendable () -> Bool
  ) async throws(ReviewError) -> [[Finding]] {
    guard selection.isThorough, selection.hasChecklist else { return scenes.map { _ in [] } }
    let pool = WorkerPool(workers: workers, shouldStop: shouldStop)
    let found = try await pool.map(Array(zip(scenes, conflictFree)), makingEngine: makeTextMeasurer) {
      trials(of: $0.0, conflictFree: $0.1, measuringTextWith: $1, shouldStop: shouldStop)
    }
    return found.map { $0 ?? [] }
  }

  /// Returns the findings of a scene's trials; empty unless the selection is thorough and has a checklist.
  ///
  /// `conflictFree` are the variants whose layouts are known to have no conflicts.
  func trials(
    of scene: PlannedScene, conflictFree: Set<SceneVariant>, measuringTextWith measurer: any TextMeasuring,
    shouldStop: @escaping @Sendable () -> Bool
  ) -> [Finding] {
    guard selection.isThorough, selection.hasChecklist else { return [] }
    let budget = budget(shouldStop: shouldStop)
    let found = budget.run {
      CheckTrial(plan: self, scene: scene, conflictFree: conflictFree, measurer: measurer).findings
    }
    if budget.isCancelled { return [] }
    return budget.isSpent ? found + [WorkLimitRule.findingOfTrials(scene.scene)] : found
  }
}

extension Layout {
  /// Whether no constraints contradict each other. False if that was not found out.
  var isConflictFree: Bool { solution.conflicts.isEmpty && !isGivenUp }
}
