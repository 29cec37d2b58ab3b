internal import ReviewPlans
internal import ReviewReports
internal import SceneDrawing
internal import SceneLayouts

/// Keeps the layouts of each scene until the last of them is there, so that its contact sheet can be drawn and the data
/// of its views written.
actor SceneAssembly {
  /// A layout, and what there is to say of it.
  struct Item: Sendable {
    var layout: Layout
    /// The views as they were drawn.
    var views: DrawnViews
    var report: LayoutReport
  }

  /// The most pixels of artwork that the layouts of a scene keep in all until its sheet is drawn: 128 MB.
  private static let pixelsOfScene = 32 << 20
  /// The pixels of artwork that a layout may keep in any case: a full screen of a telephone, and half as many again.
  private static let leastPixels = 2 << 20

  /// The most pixels of artwork that each layout keeps; the sheet shows them smaller.
  static func pixelLimit(ofLayoutsInSceneWith count: Int) -> Int { max(leastPixels, pixelsOfScene / max(1, count)) }

  private var items: [[Item?]]
  /// The number of layouts of each scene that are still to come.
  private var missing: [Int]

  /// An assembly for the scenes of a plan.
  init(of plan: ReviewPlan) {
    items = plan.scenes.map { Array(repeating: nil, count: $0.layouts.count) }
    missing = plan.scenes.map(\.layouts.count)
  }

  /// Adds a layout.
  ///
  /// - Returns: All layouts of the scene in their order where this was the last one missing; they are then forgotten.
  func add(_ item: Item, at planned: ReviewPlan.PlannedLayout) -> [Item]? {
    items[planned.scene][planned.position] = item
    missing[planned.scene] -= 1
    guard missing[planned.scene] == 0 else { return nil }
    defer { items[planned.scene] = [] }
    return items[planned.scene].compactMap(\.self)
  }

  /// The layouts of scenes that some are missing of, as in a review that was stopped.
  var rest: [(scene: Int, items: [Item])] {
    items.enumerated().map { ($0, $1.compactMap(\.self)) }.filter { !$0.1.isEmpty }
  }
}
