/// A smallest set of required constraints that cannot all hold, and the one that was broken to go on.
public struct UnsatisfiableConstraints: Sendable, Hashable {
  /// The constraint that was left out: the oldest of the author's in the set (specification CNF-02).
  public var broken: LayoutConstraint
  /// The whole set, the broken one first, the others in the order of their installation.
  ///
  /// It may hold constraints of the system itself: the size of the root, of a guide, of a stack view.
  public var conflicting: [LayoutConstraint]

  /// A conflict that was settled by leaving `broken` out.
  public init(broken: LayoutConstraint, conflicting: [LayoutConstraint]) {
    self.broken = broken
    self.conflicting = conflicting
  }
}
