/// The values that a problem's variables take, with the conflicts and the expressions that are left open.
package struct LinearSolution: Sendable {
  /// A set of required constraints that cannot all hold.
  package struct Conflict: Sendable, Hashable {
    /// The constraint that was left out, by its position: the oldest breakable one of the set, if possible one that
    /// yields first, or the newest where none of the set is breakable.
    package var broken: Int
    /// A smallest set that cannot hold together, by position, in order; it contains the broken one.
    package var constraints: [Int]
  }

  /// An expression whose value the constraints leave open, and the interval it may take.
  package struct OpenExpression: Sendable, Hashable {
    /// The preference that the expression belongs to, by its position.
    package var preference: Int
    /// The lowest value; nil for no bound.
    package var minimum: Double?
    /// The highest value; nil for no bound.
    package var maximum: Double?
  }

  /// The value of each variable; none where the problem is too large to be solved at all.
  package var values: [Double]
  /// The conflicts in the order they were found.
  package var conflicts: [Conflict] = []
  /// The expressions of preferences that were open before any preference was followed, in the order of preferences.
  package var open: [OpenExpression] = []
  /// For each open expression the directions in which the optimal points move it: terms in numbers of directions, which
  /// all expressions share, ascending. Expressions with the same terms, or multiples of them, move together.
  package var movements: [[LinearConstraint.Term]] = []
  /// Indicates whether the values are those of the optimum; false where a system was too large to be solved whole.
  package var isComplete = true
}
