internal import AutoLayout
internal import Geometry
internal import Scenes

/// The extent of a view along an axis in the design, and the constraints that could keep it there (specification
/// RES-04).
struct DesignedSpan {
  /// The layout in which something is open.
  let layout: Layout
  let places: DesignedPlaces
  let view: Int
  let axis: Axis
  let guides: NamedGuides

  /// The distance by which a view may be off center and still count as centered, in points (specification RES-04).
  private static let centreTolerance = 0.5
  /// The share of its container from which on a view is assumed to stretch with it.
  private static let stretchingShare = 0.5

  private var item: LayoutItemID { LayoutItemID(view: view) }
  private var rect: Rect { places.rects[view] }
  private var superview: Int { layout.resolved.views[view].superview ?? 0 }
  private var start: LayoutAttribute { axis.startAttribute }
  private var end: LayoutAttribute { axis.endAttribute }
  private var size: LayoutAttribute { axis.sizeAttribute }
  private var center: LayoutAttribute { axis.centerAttribute }
  private var length: Double { rect.size[axis] }

  /// Returns constraints for an open position or size, the likeliest first. If the author already ties the position,
  /// the size is missing.
  func constraints(settlingSize isSize: Bool) -> [LayoutConstraint] {
    isSize || isPlaceTied ? constraintsForSize + constraintsForPlace : constraintsForPlace + constraintsForSize
  }

  /// Whether an equation of the author's ties an edge or the center of the view along the axis while its size is open.
  private var isPlaceTied: Bool {
    guard isSizeOpen else { return false }
    return layout.resolved.constraints.contains { constraint in
      guard constraint.relation == .equal, constraint.priority.isRequired else { return false }
      let sides =
        [(constraint.firstItem, constraint.firstAttribute)]
        + [constraint.secondItem.map { ($0, constraint.secondAttribute) }].compactMap(\.self)
      return sides.contains { $0.0 == item && $0.1.axis == axis && $0.1.kind != .size }
    }
  }

  private var isSizeOpen: Bool { layout.leavesOpen(size, of: view) }

  // MARK: - Places

  /// Constraints for the position of the view, the likeliest first.
  private var constraintsForPlace: [LayoutConstraint] {
    let pins = [pin(start), pin(end)].compactMap(\.self).sorted { $0.distance < $1.distance }.map(\.constraint)
    let edges = [containerPin(start), containerPin(end)].compactMap(\.self)
    // A view that stretches with its container is held by both edges.
    return (isCentred && !(isSizeOpen && stretches) ? [centring] : []) + pins + edges
  }

  private var centring: LayoutConstraint {
    LayoutConstraint(item, center, .equal, LayoutItemID(view: superview), center)
  }

  private var isCentred: Bool {
    let around = places.rects[superview]
    let offset = (rect.minimum(axis) + rect.maximum(axis) - around.minimum(axis) - around.maximum(axis)) / 2
    return offset.magnitude <= Self.centreTolerance
  }

  /// Returns a constraint to the nearest neighbor at an edge whose own position is settled.
  private func pin(_ edge: LayoutAttribute) -> (distance: Double, constraint: LayoutConstraint)? {
    places.neighbor(of: view, at: edge, naming: guides) { !layout.leavesOpen($0, along: axis) }
      .map { ($0.distance, constraint(to: $0, at: edge)) }
  }

  private func containerPin(_ edge: LayoutAttribute) -> LayoutConstraint? {
    places.container(of: view, at: edge, naming: guides).map { constraint(to: $0, at: edge) }
  }

  private func constraint(to neighbor: SceneNeighbor, at edge: LayoutAttribute) -> LayoutConstraint {
    neighbor.constraint(to: view, at: edge, constant: DesignedPlaces.rounded(neighbor.distance))
  }

  // MARK: - Sizes

  /// Constraints for the size of the view, whose position is settled, the likeliest first.
  private var constraintsForSize: [LayoutConstraint] {
    let fixed = LayoutConstraint(item, size, constant: DesignedPlaces.rounded(length))
    let edges = [pin(end)?.constraint, pin(start)?.constraint, containerPin(end), containerPin(start)]
    let stretching = edges.compactMap(\.self)
    let twins = twin.map { [LayoutConstraint(item, size, .equal, LayoutItemID(view: $0), size)] } ?? []
    let equal = [layout.scrollSize(ofContent: view, along: axis, in: places.rects)].compactMap(\.self) + twins
    // The far edges of a scroll view are the edges of its content, so no size follows from them.
    let isScrolled = layout.resolved.views[superview].placement.isScrollView
    return stretches && !isScrolled ? stretching + equal + [fixed] : equal + [fixed] + stretching
  }

  /// Whether the view fills so much of its container that it is assumed to grow with it.
  private var stretches: Bool { length >= Self.stretchingShare * places.rects[superview].size[axis] }

  /// A sibling in the same line with the same, settled size, or nil.
  private var twin: Int? {
    let across = axis.perpendicular
    return places.siblings(of: view).first { sibling in
      let other = places.rects[sibling]
      return !layout.leavesOpen(sibling, along: axis) && (other.size[axis] - length).magnitude <= Self.centreTolerance
        && other.minimum(across) == rect.minimum(across) && other.maximum(across) == rect.maximum(across)
        && layout.system.items[sibling].intrinsicContentSize[axis] == nil
    }
  }
}
