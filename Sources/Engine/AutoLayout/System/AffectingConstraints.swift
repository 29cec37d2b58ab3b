/// The constraints that determine the positions and sizes of a system's views.
public struct AffectingConstraints: Sendable, Hashable {
  /// Every constraint that affects a view, once, in the order of installation. A content size occurs once, as one of
  /// its inequalities.
  public let constraints: [LayoutConstraint]
  /// For each view, the positions in ``constraints`` of those that affect it, each once, along the horizontal axis
  /// first.
  public let positions: [[Int]]

  /// Returns the constraints that affect a view, in the order of ``positions``. Empty for a view that does not exist.
  public func constraints(affecting view: Int) -> [LayoutConstraint] {
    positions.indices.contains(view) ? positions[view].map { constraints[$0] } : []
  }
}
