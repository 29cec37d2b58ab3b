internal import DocumentFacts
internal import LayoutReview
package import ReviewPlans
package import ReviewReports
internal import Scenes

/// Layouts without one of several changes of a scene, which show what follows from each.
///
/// A document names the objects that its author changed, but not which of the changes moves a view. If a scene has
/// several that could, it is laid out again without each of them.
package struct CauseTrials: Sendable {
  /// The scenes to lay out: each without one change.
  package private(set) var plan: ReviewPlan
  /// The position of the compared scene and of the cause, for each scene of the plan.
  private var causes: [(scene: Int, cause: Int)] = []
  /// The records by scene, cause and variant.
  private var records: [Int: [Int: [String: LayoutRecord]]] = [:]

  /// The largest number of changes of a scene to try. More would take too long.
  private static let mostCauses = 40
  /// The largest number of layouts of a scene for trials. In others, the first tried layout decides.
  private static let mostLayouts = 120

  /// Creates the trials for the scenes of a plan in which views moved.
  ///
  /// - Parameters:
  ///   - plan: The plan of the current layouts.
  ///   - records: The current layouts, in the order of the plan.
  ///   - revision: The layouts to compare with.
  ///   - tolerance: The largest difference between the numbers of equal frames, in points.
  package init(of plan: ReviewPlan, _ records: [LayoutRecord?], with revision: RevisionLayouts, tolerance: Double) {
    self.plan = plan
    self.plan.scenes = []
    // All trials of a layout together get as much work as the layout itself.
    self.plan.selection.workLimit = max(1, plan.selection.workLimit / Self.mostCauses)
    for (position, (planned, found)) in zip(plan.scenes, plan.byScene(records)).enumerated() {
      guard let changes = revision.changes(of: planned, in: plan), let former = changes.scene,
        case .layouts(let baseline) = revision.reference(for: planned, in: plan)
      else { continue }
      let before = Dictionary(baseline.map { ($0.variant, $0) }, uniquingKeysWith: { first, _ in first })
      let moved = found.filter { _, record in
        guard let other = before[record.variant]?.named(as: record) else { return false }
        return LayoutChange.changes(from: other, to: record, tolerance: tolerance).contains(where: \.isOfFrame)
      }
      guard !moved.isEmpty else { continue }
      let causes = SceneChanges(of: planned.scene, former, in: changes.difference).causes
      add(causes, of: planned, at: position, former, moved.map(\.layout))
    }
  }

  private mutating func add(
    _ causes: [AuthorsChange], of planned: ReviewPlan.PlannedScene, at position: Int, _ former: Scene,
    _ layouts: [ReviewPlan.PlannedLayout]
  ) {
    let able = causes.indices.filter { causes[$0].effect != .nothing && causes[$0].effect != .look }
    guard able.count > 1, able.count <= Self.mostCauses else { return }
    let layouts = layouts.prefix(max(1, Self.mostLayouts / able.count))
    for cause in able {
      guard let scene = planned.scene.takingBack(causes[cause], to: former) else { continue }
      var trial = planned
      trial.scene = scene
      trial.layouts = layouts.map { layout in
        var layout = layout
        layout.scene = plan.scenes.count
        return layout
      }
      plan.scenes.append(trial)
      self.causes.append((position, cause))
    }
  }

  /// Returns the trials with the records of their layouts, in the order of the plan.
  package func keeping(_ records: [LayoutRecord?]) -> CauseTrials {
    var trials = self
    for (cause, layouts) in zip(causes, plan.byScene(records)) {
      trials.records[cause.scene, default: [:]][cause.cause] = Dictionary(
        layouts.map { ($0.kept.variant, $0.kept) }, uniquingKeysWith: { first, _ in first })
    }
    return trials
  }

  /// The layouts of a compared scene without each of its changes: by the position of the cause, and by variant.
  subscript(scene: Int) -> [Int: [String: LayoutRecord]] { records[scene] ?? [:] }
}
