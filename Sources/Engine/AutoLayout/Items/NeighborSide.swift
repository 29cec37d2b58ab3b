package import Geometry

/// A direction that the neighbours of a rectangle are looked for in (specification NBR-01).
package struct NeighborSide: Sendable, Hashable {
  /// The axis of the direction.
  package let axis: Axis
  /// True where the direction is that of growing coordinates: right or down.
  package let isForward: Bool

  /// The direction that an edge looks in; nil for an attribute that is no edge.
  package init?(_ edge: LayoutAttribute, _ direction: LayoutDirection) {
    switch edge {
    case .left, .right: (axis, isForward) = (.horizontal, edge == .right)
    case .top, .bottom: (axis, isForward) = (.vertical, edge == .bottom)
    case .leading, .trailing: (axis, isForward) = (.horizontal, (edge == .trailing) == (direction == .leftToRight))
    default: return nil
    }
  }

  /// The edge of a neighbour that faces an edge; the attribute itself where it is no edge.
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

  /// The distance to a rectangle that lies wholly beyond the edge and overlaps across, in points; nil for another.
  package func distance(from own: Rect, to other: Rect) -> Double? {
    let across = axis.perpendicular
    guard own.minimum(across) < other.maximum(across), other.minimum(across) < own.maximum(across) else { return nil }
    let distance = distance(from: own, toNearEdgeOf: other)
    return distance >= 0 ? distance : nil
  }

  /// The distance to the edge of a rectangle that faces, in points; negative where it lies behind.
  package func distance(from own: Rect, toNearEdgeOf other: Rect) -> Double {
    isForward ? other.minimum(axis) - own.maximum(axis) : own.minimum(axis) - other.maximum(axis)
  }

  /// The distance to the edge of what the rectangle lies in, in points; negative where it reaches beyond.
  package func distance(from own: Rect, toEdgeOf container: Rect) -> Double {
    isForward ? container.maximum(axis) - own.maximum(axis) : own.minimum(axis) - container.minimum(axis)
  }
}
