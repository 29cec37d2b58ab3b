internal import ReviewPlans
internal import ReviewReports
internal import SceneDrawing
internal import SceneLayouts

/// A collector of the layouts of each scene. It waits until a scene is complete, so that its contact sheet can be drawn
/// and the data of its views written.
actor SceneAssembly {
  /// A layout with its drawn views and its report.
  struct Item: Sendable {
    var layout: Layout
    var views: DrawnViews
    var report: LayoutReport
  }

  /// The maximum number of artwork pixels that the layouts of a scene keep until its sheet is drawn: 128 MB.
  private static let pixelsOfScene = 32 << 20
  /// The number of artwork pixels that a layout may always keep: one and a half full screens of a phone.
  private static let leastPixels = 2 << 20

  /// Returns the maximum number of artwork pixels that each layout keeps. The sheet shows them smaller.
  static func pixelLimit(ofLayoutsInSceneWith count: Int) -> Int { max(leastPixels, pixelsOfScene / max(1, count)) }

  private var items: [[Item?]]
  /// The number of missing layouts of each scene.
  private var missing: [Int]

  init(of plan: ReviewPlan) {
    items = plan.scenes.map { Array(repeating: nil, count: $0.layouts.count) }
    missing = plan.scenes.map(\.layouts.count)
  }

  /// Adds a layout.
  ///
  /// - Returns: All layouts of the scene, in order, if this was the last missing one. The assembly then releases them.
  func add(_ item: Item, at planned: ReviewPlan.PlannedLayout) -> [Item]? {
    items[planned.scene][planned.position] = item
    missing[planned.scene] -= 1
    guard missing[planned.scene] == 0 else { return nil }
    defer { items[planned.scene] = [] }
    return items[planned.scene].compactMap(\.self)
  }

  /// The layouts of incomplete scenes, as in a review that was stopped.
  var rest: [(scene: Int, items: [Item])] {
    items.enumerated().map { ($0, $1.compactMap(\.self)) }.filter { !$0.1.isEmpty }
  }
}
