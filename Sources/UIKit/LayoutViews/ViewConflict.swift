public import AutoLayout

/// Required constraints of a tree of views that could not all hold, with the system in which that showed.
public struct ViewConflict: Sendable, Hashable {
  /// The system that was solved; views and guides of the constraints are those of its items.
  public let system: ConstraintSystem
  /// The smallest set that cannot hold together, and the constraint that was broken to go on.
  public let constraints: UnsatisfiableConstraints

  /// The constraint that was broken: the oldest of the author's in the set (specification CNF-02).
  public var broken: LayoutConstraint { constraints.broken }
  /// The whole set, the broken one first.
  public var conflicting: [LayoutConstraint] { constraints.conflicting }
}

extension ViewConflict: CustomStringConvertible {
  /// The constraints as equations, one on each line, the broken one first.
  public var description: String {
    let lines = conflicting.map { "    \(system.equation(of: $0))" }
    return (["These cannot all hold; the first was broken:"] + lines).joined(separator: "\n")
  }
}
