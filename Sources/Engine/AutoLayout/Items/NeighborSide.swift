package import Geometry

/// A direction to search for neighbors of a rectangle (specification NBR-01).
package struct NeighborSide: Sendable, Hashable {
  /// The axis of the direction.
  package let axis: Axis
  /// Whether the direction increases coordinates: right or down.
  package let isForward: Bool

  /// Creates the direction outward from an edge, or nil if the attribute is not an edge.
  package init?(_ edge: LayoutAttribute, _ direction: LayoutDirection) {
    switch edge {
    case .left, .right: (axis, isForward) = (.horizontal, edge == .right)
    case .top, .bottom: (axis, isForward) = (.vertical, edge == .bottom)
    case .leading, .trailing: (axis, isForward) = (.horizontal, (edge == .trailing) == (direction == .leftToRight))
    default: return nil
    }
  }

  /// Returns the edge of a neighbor that faces an edge. Attributes other than edges are unchanged.
  package static func opposite(of edge: LayoutAttribute) -> LayoutAttribute {
    switch edge {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    default: edge
    }
  }

  /// Returns the distance to a rectangle that is completely beyond the edge and overlaps across, in points. Nil for
  /// other rectangles.
  package func distance(from own: Rect, to other: Rect) -> Double? {
    let across = axis.perpendicular
    guard own.minimum(across) < other.maximum(across), other.minimum(across) < own.maximum(across) else { return nil }
    let distance = distance(from: own, toNearEdgeOf: other)
    return distance >= 0 ? distance : nil
  }

  /// Returns the distance to the facing edge of a rectangle, in points. Negative if that edge is not beyond this one.
  package func distance(from own: Rect, toNearEdgeOf other: Rect) -> Double {
    isForward ? other.minimum(axis) - own.maximum(axis) : own.minimum(axis) - other.maximum(axis)
  }

  /// Returns the distance to the edge of the container, in points. Negative if the rectangle extends beyond it.
  package func distance(from own: Rect, toEdgeOf container: Rect) -> Double {
    isForward ? container.maximum(axis) - own.maximum(axis) : own.minimum(axis) - container.minimum(axis)
  }
}
