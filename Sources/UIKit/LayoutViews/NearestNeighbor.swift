public import AutoLayout
internal import Geometry

/// The nearest item on one side of a view: the one that Interface Builder pins that side to (specification NBR-01).
public struct NearestNeighbor {
  /// A sibling, the top or bottom layout guide, or the superview where nothing lies between.
  public let item: ConstraintItem
  /// The attribute of the neighbour that faces the view.
  public let attribute: LayoutAttribute
  /// The distance from edge to edge, in points; never negative for a sibling or guide.
  public let distance: Double
  /// The standard distance, in points: 8 to a sibling or guide, 20 to the superview (specification NBR-02).
  public let standardSpacing: Double
}

extension LayoutView {
  /// The nearest neighbour on a side of the view, by the frames of the last layout; nil for a view without a superview
  /// and for an attribute that is no edge.
  ///
  /// Siblings and, in a root, the layout guides that have a length count where they overlap the view across and lie
  /// wholly beyond its edge. Of equally near ones the rearmost is taken.
  ///
  /// - Parameter edge: `LayoutAttribute/left`, `LayoutAttribute/right`, `LayoutAttribute/top`,
  ///   `LayoutAttribute/bottom`, `LayoutAttribute/leading` or `LayoutAttribute/trailing`.
  public func nearestNeighbor(at edge: LayoutAttribute) -> NearestNeighbor? {
    guard let superview, let side = NeighborSide(edge, superview.effectiveUserInterfaceLayoutDirection) else {
      return nil
    }
    let own = alignmentRect(forFrame: frame)
    var nearest: NearestNeighbor?
    for (item, rect) in superview.neighbors(of: self) {
      guard let distance = side.distance(from: own, to: rect), distance < nearest?.distance ?? .infinity else {
        continue
      }
      nearest = NearestNeighbor(
        item: item, attribute: NeighborSide.opposite(of: edge), distance: distance,
        standardSpacing: StandardSpacing.betweenSiblings)
    }
    return nearest
      ?? NearestNeighbor(
        item: superview, attribute: edge, distance: side.distance(from: own, toEdgeOf: superview.bounds),
        standardSpacing: StandardSpacing.toSuperview)
  }

  /// A constraint that keeps an edge of the view at a distance from its nearest neighbour, not installed yet, in the
  /// order of items that Interface Builder writes: the view first at its top or leading edge, last at the others.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - constant: The distance in points; nil for the standard one (specification CON-10).
  /// - Returns: The constraint; nil where ``nearestNeighbor(at:)`` is nil.
  public func constraintToNearestNeighbor(at edge: LayoutAttribute, constant: Double? = nil) -> ViewConstraint? {
    guard let neighbor = nearestNeighbor(at: edge) else { return nil }
    let sides = [(item: self as ConstraintItem, attribute: edge), (neighbor.item, neighbor.attribute)]
    let (first, second) = [.top, .left, .leading].contains(edge) ? (sides[0], sides[1]) : (sides[1], sides[0])
    let constraint = ViewConstraint(unchecked: first, .equal, second, constant: constant ?? neighbor.standardSpacing)
    constraint.usesStandardSpacing = constant == nil
    return constraint
  }

  /// The siblings of a subview and, in a root, the layout guides that have a height, with their alignment rectangles in
  /// the view's coordinates, in points; the siblings first, the rearmost at the beginning.
  private func neighbors(of view: LayoutView) -> [(item: ConstraintItem, rect: Rect)] {
    let siblings = subviews.filter { $0 !== view }.map {
      (item: $0 as ConstraintItem, rect: $0.alignmentRect(forFrame: $0.frame))
    }
    guard superview == nil else { return siblings }
    let guides = [topLayoutGuide, bottomLayoutGuide].map { (guide: ViewLayoutGuide) in
      (item: guide as ConstraintItem, rect: guide.layoutFrame)
    }
    return siblings + guides.filter { $0.rect.height > 0 }
  }
}
