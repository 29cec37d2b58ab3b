internal import Scenes

/// Keeps the layouts of each scene until the last of them is there, so that its contact sheet can be drawn.
actor SceneAssembly {
  private var layouts: [[Layout?]]

  /// An assembly for the scenes of a plan.
  init(of plan: ReviewPlan) {
    layouts = plan.scenes.map { Array(repeating: nil, count: $0.layouts.count) }
  }

  /// Adds a layout.
  ///
  /// - Returns: All layouts of the scene in their order where this was the last one missing; they are then forgotten.
  func add(_ layout: Layout, at planned: ReviewPlan.PlannedLayout) -> [Layout]? {
    layouts[planned.scene][planned.position] = layout
    let present = layouts[planned.scene].compactMap(\.self)
    guard present.count == layouts[planned.scene].count else { return nil }
    layouts[planned.scene] = []
    return present
  }
}
