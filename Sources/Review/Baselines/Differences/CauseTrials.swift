internal import AutoLayout
internal import LayoutReview
package import ReviewPlans
package import ReviewReports
internal import SceneLayouts
internal import Scenes
package import Typography

/// Layouts without one of several changes of a scene, which show what follows from each.
///
/// A document names the objects that its author changed, but not which of the changes moves a view. If a scene has
/// several that could, it is laid out again without each of them: of layouts in which the same edges and lengths
/// changed by the same distances, the first one. If other scenes of the document may have changed its container, its
/// bars or its size, it is laid out with the former ones too. It is always laid out with the former code, which shows what
/// other files of the project changed.
package struct CauseTrials: Sendable {
  /// The scenes to lay out: each without one change, or without several.
  package private(set) var plan: ReviewPlan
  /// The position of the compared scene, and what a scene of the plan lacks.
  private var trials: [(scene: Int, lacking: Lack)] = []

  /// What is taken back in a scene.
  private enum Lack {
    /// The cause at this position.
    case cause(Int)
    /// All causes that can be taken back.
    case causes
    /// The container, the bars and the size.
    case context
  }

  /// The largest number of changes of a scene to try. More would take too long.
  private static let mostCauses = 40
  /// The largest number of layouts of a scene for trials.
  private static let mostLayouts = 120

  /// Creates the trials for the scenes of a plan in which views moved or conflicts are new.
  package init(of plan: ReviewPlan, _ compared: ComparedScenes) {
    self.plan = plan
    self.plan.scenes = []
    // All trials of a layout together get as much work as the layout itself.
    self.plan.selection.workLimit = max(1, plan.selection.workLimit / Self.mostCauses)
    for (position, (planned, scene)) in zip(plan.scenes, compared.scenes).enumerated() {
      guard let changes = scene.changes, let former = changes.scene else { continue }
      let moving = changes.moving
      // The layouts with the former code are tried for any number of changes.
      let able = moving.count <= Self.mostCauses ? moving : moving.filter { changes.changes.causes[$0].isOfCode }
      let hasCode = able.contains { changes.changes.causes[$0].isOfCode }
      let triesCauses = (moving.count > 1 || hasCode) && !able.isEmpty
      let triesContext = changes.changes.hasChangesElsewhere
      let count = (triesCauses ? able.count : 0) + (triesContext ? 1 : 0)
      guard count > 0 else { continue }
      var variants = Array(
        CauseEffects.representatives(among: scene.layouts).prefix(max(1, Self.mostLayouts / count)))
      // Code may only choose other cells.
      if variants.isEmpty, hasCode {
        variants = scene.layouts.filter { !$0.changes.isEmpty }.prefix(1).map(\.after.variant)
      }
      guard !variants.isEmpty else { continue }
      var trial = planned
      trial.layouts = planned.layouts.filter { variants.contains($0.variant.identifier) }
      if triesCauses {
        add(
          able.map { ($0, changes.changes.causes[$0]) }, of: trial, at: position, former, changes.sceneOfFormerCode)
      }
      if triesContext {
        var elsewhere = SceneRetraction(of: planned.scene, to: former)
        elsewhere.takeBackContext()
        add(elsewhere.scene, of: trial, lacking: .context, at: position)
      }
    }
  }

  private mutating func add(
    _ causes: [(position: Int, cause: AuthorsChange)], of planned: ReviewPlan.PlannedScene, at position: Int,
    _ former: Scene, _ sceneOfFormerCode: Scene?
  ) {
    let present = SceneRetraction(of: planned.scene, to: former)
    var joint = sceneOfFormerCode.map { SceneRetraction(of: $0, to: former) } ?? present
    var count = 0
    for (cause, change) in causes {
      if change.isOfCode, let sceneOfFormerCode {
        count += 1
        add(sceneOfFormerCode, of: planned, lacking: .cause(cause), at: position)
        continue
      }
      var trial = present
      guard trial.takeBack(change) else { continue }
      count += 1
      // A change that cannot be taken back together with others is left.
      var others = joint
      if others.takeBack(change) { joint = others }
      add(trial.scene, of: planned, lacking: .cause(cause), at: position)
    }
    // Without all of them, the layout shows what follows from the others.
    if count > 1, count < causes.count { add(joint.scene, of: planned, lacking: .causes, at: position) }
  }

  private mutating func add(
    _ scene: Scene, of planned: ReviewPlan.PlannedScene, lacking: Lack, at position: Int
  ) {
    var trial = planned
    trial.scene = scene
    for layout in trial.layouts.indices { trial.layouts[layout].scene = plan.scenes.count }
    plan.scenes.append(trial)
    trials.append((position, lacking))
  }

  /// Solves the layouts, without findings other than conflicts.
  ///
  /// - Parameters:
  ///   - makeTextMeasurer: Makes an engine that measures text; called once for each worker.
  ///   - workers: The number of layouts to work on at once.
  ///   - shouldStop: Whether to stop taking new layouts.
  /// - Returns: The records in the order of the plan's layouts, or nil for layouts that were not reached or were given up.
  /// - Throws: `ReviewError` if no engine can be made.
  package func records(
    measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring, workers: Int,
    shouldStop: @escaping @Sendable () -> Bool
  ) async throws(ReviewError) -> [LayoutRecord?] {
    let pool = WorkerPool(workers: workers, shouldStop: shouldStop)
    let records = try await plan.solveLayouts(
      with: pool, makingEngine: makeTextMeasurer, measurer: \.self, isChecked: false
    ) { _, layout, _, _ -> LayoutRecord? in
      guard !layout.isGivenUp else { return nil }
      var record = LayoutRecord(of: layout)
      if !layout.solution.conflicts.isEmpty { record.findings = [CauseEffects.conflict] }
      return record
    }
    return records.map { $0.flatMap(\.self) }
  }

  /// Returns the tried layouts of each compared scene, given the records of those of the plan in its order.
  func layouts(_ records: [LayoutRecord?]) -> [Int: TriedLayouts] {
    var result: [Int: TriedLayouts] = [:]
    for (trial, layouts) in zip(trials, plan.byScene(records)) {
      let byVariant = Dictionary(
        layouts.map { ($0.kept.variant, $0.kept) }, uniquingKeysWith: { first, _ in first })
      var tried = result[trial.scene] ?? TriedLayouts()
      switch trial.lacking {
      case .cause(let cause): tried.single[cause] = byVariant
      case .causes: tried.joint = byVariant
      case .context: tried.context = byVariant
      }
      result[trial.scene] = tried
    }
    // If only one change can be taken back, the layout without it shows what follows from the others.
    for (scene, tried) in result where tried.single.count == 1 {
      result[scene]?.joint = tried.single.values.first ?? [:]
    }
    return result
  }
}
