public import UIKit

/// Returns edges moved inward by an inset.
@MainActor
public func inset<Side: ConstraintSide>(_ edges: Side, _ all: CGFloat) -> Expression<Edges> where Side.Kind == Edges {
  inset(edges, all, all, all, all)
}

/// Returns edges moved inward by a horizontal and a vertical inset.
@MainActor
public func inset<Side: ConstraintSide>(
  _ edges: Side, _ horizontal: CGFloat, _ vertical: CGFloat
) -> Expression<Edges> where Side.Kind == Edges { inset(edges, vertical, horizontal, vertical, horizontal) }

/// Returns edges moved inward, each by its own inset.
@MainActor
public func inset<Side: ConstraintSide>(
  _ edges: Side, _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
) -> Expression<Edges> where Side.Kind == Edges {
  var expression = edges.expression
  expression.constants = zip(expression.constants, [top, leading, -bottom, -trailing]).map { $0 + $1 }
  return expression
}

/// Returns edges moved inward by a horizontal inset.
@MainActor
public func inset<Side: ConstraintSide>(
  _ edges: Side, horizontally inset: CGFloat
) -> Expression<Edges> where Side.Kind == Edges { edges.inseted(horizontally: inset) }

/// Returns edges moved inward by a vertical inset.
@MainActor
public func inset<Side: ConstraintSide>(
  _ edges: Side, vertically inset: CGFloat
) -> Expression<Edges> where Side.Kind == Edges { edges.inseted(vertically: inset) }

/// Returns edges moved inward by insets. The left inset applies to the leading edge.
@MainActor
public func inset<Side: ConstraintSide>(
  _ edges: Side, _ insets: UIEdgeInsets
) -> Expression<Edges> where Side.Kind == Edges { edges.inseted(by: insets) }

extension ConstraintSide where Kind == Edges {
  public func inseted(by all: CGFloat) -> Expression<Edges> { inset(self, all) }

  public func inseted(by insets: UIEdgeInsets) -> Expression<Edges> {
    inset(self, insets.top, insets.left, insets.bottom, insets.right)
  }

  public func inseted(horizontally: CGFloat = 0, vertically: CGFloat = 0) -> Expression<Edges> {
    inset(self, horizontally, vertically)
  }

  public func inseted(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) -> Expression<Edges> {
    inset(self, top, leading, bottom, trailing)
  }
}
