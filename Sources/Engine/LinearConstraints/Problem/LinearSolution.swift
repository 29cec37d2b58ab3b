/// The values of a problem's variables, with the conflicts and the expressions that are open.
package struct LinearSolution: Sendable {
  /// A set of required constraints that cannot all hold.
  package struct Conflict: Sendable, Hashable {
    /// The position of the dropped constraint: the oldest breakable one of the set, if possible one that yields first.
    /// If none of the set is breakable, the newest.
    package var broken: Int
    /// The positions of a smallest set that cannot hold together, ascending. It contains ``broken``.
    package var constraints: [Int]
  }

  /// An expression whose value the constraints leave open, and the interval it may take.
  package struct OpenExpression: Sendable, Hashable {
    /// The position of the preference that contains the expression.
    package var preference: Int
    /// The lowest value, or nil if there is no lower bound.
    package var minimum: Double?
    /// The highest value, or nil if there is no upper bound.
    package var maximum: Double?
  }

  /// The value of each variable. Empty if the problem is too large to be solved at all.
  package var values: [Double]
  /// The conflicts, in the order they were found.
  package var conflicts: [Conflict] = []
  /// The preferences' expressions that were open before any preference was followed, in the order of the preferences.
  package var open: [OpenExpression] = []
  /// For each open expression, the directions in which the optimal points move it: terms over direction numbers that
  /// all expressions share, ascending. Expressions whose terms are equal, or multiples of each other, move together.
  package var movements: [[LinearConstraint.Term]] = []
  /// Whether the values are optimal. False if a system was too large to be solved completely.
  package var isComplete = true
}
