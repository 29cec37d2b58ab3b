/// A smallest set of required constraints that cannot all hold, and the one that was broken.
public struct UnsatisfiableConstraints: Sendable, Hashable {
  /// The broken constraint: the oldest of the author's in the set (specification CNF-02).
  public var broken: LayoutConstraint
  /// The whole set, the broken constraint first, then the others in the order of installation.
  ///
  /// It may contain constraints of the system itself: of the size of the root, a guide or a stack view.
  public var conflicting: [LayoutConstraint]

  /// Creates a conflict that was resolved by dropping `broken`.
  public init(broken: LayoutConstraint, conflicting: [LayoutConstraint]) {
    self.broken = broken
    self.conflicting = conflicting
  }
}
