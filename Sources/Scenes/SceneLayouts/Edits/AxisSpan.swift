internal import AutoLayout
internal import Geometry
internal import Scenes

/// The extent along an axis of a view without a recorded design, and the constraints of a first guess.
struct AxisSpan {
  let layout: Layout
  let view: Int
  let axis: Axis
  private let superview: Int

  /// The default height of a row that is easy to touch, in points.
  private static let standardHeight = 44.0

  init(of view: Int, along axis: Axis, in layout: Layout) {
    self.layout = layout
    self.view = view
    self.axis = axis
    superview = layout.resolved.views[view].superview ?? 0
  }

  private var item: LayoutItemID { LayoutItemID(view: view) }
  private var start: LayoutAttribute { axis.startAttribute }
  private var end: LayoutAttribute { axis.endAttribute }
  private var size: LayoutAttribute { axis.sizeAttribute }

  /// The item at whose edges views of the root start: the safe area.
  private var container: LayoutItemID {
    superview == 0 ? LayoutItemID(view: 0, guide: .safeArea) : LayoutItemID(view: superview)
  }

  /// Constraints for the position of the view. If its near edge is already tied, they give its size instead. Otherwise
  /// the view is below the one before it, or at the standard distance from the edge, or in the center if neither is
  /// possible.
  var constraintsForPlace: [LayoutConstraint] {
    if isTied(start), isSizeOpen { return equalSizes + [LayoutConstraint(item, size, constant: Self.standardHeight)] }
    let before = siblings.last { $0 < view && !layout.leavesOpen($0, along: axis) && layout.frames[$0].height > 0 }
    let below = before.map {
      LayoutConstraint(
        item, .top, .equal, LayoutItemID(view: $0), .bottom, constant: StandardSpacing.betweenSiblings)
    }
    let edge = LayoutConstraint(item, start, .equal, container, start, constant: StandardSpacing.toSuperview)
    let center = LayoutConstraint(
      item, axis.centerAttribute, .equal, LayoutItemID(view: superview), axis.centerAttribute)
    return (axis == .vertical ? [below] : []).compactMap(\.self) + [edge, center]
  }

  /// Returns constraints for the size of the view, whose position is settled.
  func constraints(forSize open: AmbiguousLayout) -> [LayoutConstraint] {
    (scrollSize.map { [$0] } ?? []) + equalSizes + [constraint(forSize: open)]
  }

  /// The width of the view's scroll view minus twice the view's distance from the near edge, or nil for other views.
  /// Content that is taller than its scroll view scrolls.
  private var scrollSize: LayoutConstraint? {
    guard axis == .horizontal else { return nil }
    var rects = layout.solution.alignmentRects
    let around = rects[superview]
    let near = distanceFromNearEdge
    rects[view] = Rect(x: around.minX + near, y: around.minY, width: around.width - 2 * near, height: 0)
    return layout.scrollSize(ofContent: view, along: axis, in: rects)
  }

  /// The same size as each tied sibling whose size is also open.
  private var equalSizes: [LayoutConstraint] {
    let tied = siblings.filter { sibling in
      layout.leavesOpen(sibling, along: axis)
        && layout.resolved.constraints.contains { $0.names(view) && $0.names(sibling) }
    }
    return tied.map { LayoutConstraint(item, size, .equal, LayoutItemID(view: $0), size) }
  }

  private var isSizeOpen: Bool { layout.leavesOpen(size, of: view) }

  /// Whether the author ties an edge of the view to something.
  private func isTied(_ edge: LayoutAttribute) -> Bool {
    layout.resolved.constraints.contains {
      ($0.firstItem == item && $0.firstAttribute == edge) || ($0.secondItem == item && $0.secondAttribute == edge)
    }
  }

  private func constraint(forSize open: AmbiguousLayout) -> LayoutConstraint {
    guard axis == .horizontal else {
      let height = min(max(Self.standardHeight, open.minimum ?? 0), open.maximum ?? .infinity)
      return LayoutConstraint(item, size, constant: height)
    }
    // The far edge gets the same distance as the near edge.
    return LayoutConstraint(
      item, end, .equal, LayoutItemID(view: superview), end, constant: -max(0, distanceFromNearEdge).rounded())
  }

  /// The distance of the view from the leading or top edge of its superview, in points.
  private var distanceFromNearEdge: Double {
    let rect = layout.solution.alignmentRects
    let around = rect[superview]
    let isMirrored = layout.system.items[superview].direction == .rightToLeft
    return isMirrored ? around.maxX - rect[view].maxX : rect[view].minX - around.minX
  }

  private var siblings: [Int] {
    layout.resolved.views.indices.filter { $0 != view && layout.resolved.views[$0].superview == superview }
  }
}
