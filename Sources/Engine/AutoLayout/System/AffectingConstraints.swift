/// The constraints that decide where the views of a system lie and how large they are.
public struct AffectingConstraints: Sendable, Hashable {
  /// Every constraint that affects a view, each once, in the order of installation; a content size is in it once, as
  /// one of its inequalities.
  public let constraints: [LayoutConstraint]
  /// The positions in ``constraints`` of those that affect each view: first those along the horizontal axis, each once.
  public let positions: [[Int]]

  /// The constraints that affect a view, in the order of ``positions``; none for a view that is not there.
  public func constraints(affecting view: Int) -> [LayoutConstraint] {
    positions.indices.contains(view) ? positions[view].map { constraints[$0] } : []
  }
}
