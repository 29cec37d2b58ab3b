/// Variables and the constraints on them.
///
/// The solution meets every required constraint that can be met. It then minimizes the sum of absolute violations of
/// the highest priority, keeps that optimum, continues with the next priority, and so on (specification SOL-03). If
/// more than one value is left after that, each preference in turn takes the value nearest to its target.
package struct LinearProblem: Sendable, Hashable {
  /// A value that an expression should be near if no constraint decides it.
  package struct Preference: Sendable, Hashable {
    /// The expression `terms + constant`.
    package var terms: [LinearConstraint.Term]
    /// The constant that is added to the sum.
    package var constant: Double
    /// The value that the expression should be near.
    package var target: Double

    /// Creates a preference from an expression and its target.
    package init(_ terms: [LinearConstraint.Term], constant: Double = 0, target: Double) {
      self.terms = terms
      self.constant = constant
      self.target = target
    }
  }

  /// The number of variables, which are numbered from 0.
  package var variableCount: Int
  /// The variables that are never negative. This is required, never listed in a conflict and never broken
  /// (specification SOL-02).
  package var nonNegative: [Int]
  /// The constraints in the order of their installation.
  package var constraints: LinearConstraintList
  /// Whether each constraint may be broken in a conflict. Has as many elements as ``constraints``.
  package var isBreakable: [Bool]
  /// Whether each constraint is broken before the others of a conflict, provided that it may be broken. False for
  /// constraints beyond the end.
  package var yieldsFirst: [Bool]
  /// The positions of up to two constraints `variable − value = 0` whose values change often, such as the width and
  /// height of a screen. A ``LinearSolver`` follows them without starting again.
  package var parameters: [Int]
  /// The preferences that decide values which constraints leave open, in the order they are followed.
  package var preferences: [Preference]

  /// Creates a problem, by default without constraints.
  package init(
    variableCount: Int, nonNegative: [Int] = [], constraints: LinearConstraintList = [], isBreakable: [Bool] = [],
    yieldsFirst: [Bool] = [], parameters: [Int] = [], preferences: [Preference] = []
  ) {
    self.variableCount = variableCount
    self.nonNegative = nonNegative
    self.constraints = constraints
    self.isBreakable = isBreakable
    self.yieldsFirst = yieldsFirst
    self.parameters = parameters
    self.preferences = preferences
  }

  /// Whether another problem differs at most in the constants of its constraints and in its preferences.
  package func hasSameStructure(as other: LinearProblem) -> Bool {
    variableCount == other.variableCount && parameters == other.parameters && nonNegative == other.nonNegative
      && isBreakable == other.isBreakable && yieldsFirst == other.yieldsFirst
      && constraints.hasSameStructure(as: other.constraints)
  }

  /// All numbers in which problems of the same structure may differ: the constants, then the targets of preferences.
  package var numbers: [Double] { constraints.headers.map(\.constant) + preferences.map(\.target) }
}
