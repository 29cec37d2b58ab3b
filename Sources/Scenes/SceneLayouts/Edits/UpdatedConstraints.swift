public import AutoLayout
internal import Geometry
internal import Scenes

extension DesignedPlaces {
  /// Returns the constraint with the constant, or for an aspect ratio the multiplier, that makes it hold in the design.
  /// Nil if it already holds or cannot hold (specification RES-03).
  ///
  /// An inequality that the design satisfies is unchanged.
  public func updated(_ constraint: LayoutConstraint) -> LayoutConstraint? {
    guard !holds(constraint) else { return nil }
    var constraint = constraint
    if constraint.constant == 0, constraint.firstItem == constraint.secondItem, let second = constraint.secondItem {
      let base = value(of: constraint.secondAttribute, of: second)
      guard base > 0 else { return nil }
      constraint.multiplier = value(of: constraint.firstAttribute, of: constraint.firstItem) / base
      constraint.text = nil
      return constraint
    }
    constraint.constant = Self.rounded(constant(of: constraint))
    constraint.usesStandardSpacing = false
    constraint.text = nil
    return constraint
  }

  /// Whether a constraint holds in the design, to the half point that Interface Builder shows.
  public func holds(_ constraint: LayoutConstraint) -> Bool {
    let difference = constant(of: constraint) - constraint.constant
    return switch constraint.relation {
    case .equal: difference.magnitude <= Self.tolerance
    case .greaterThanOrEqual: difference >= -Self.tolerance
    case .lessThanOrEqual: difference <= Self.tolerance
    }
  }

  /// The largest difference due to rounding to pixels, in points.
  private static let tolerance = 0.5
}
