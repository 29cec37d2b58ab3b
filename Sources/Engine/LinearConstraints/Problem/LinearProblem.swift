/// A problem: variables and the constraints on them.
///
/// The solution meets every required constraint that can be met, then minimises the sum of absolute violations of the
/// highest priority, keeps that optimum, goes on with the next, and so on (specification SOL-03). Where more than one
/// value is left then, each preference in turn takes the one nearest to its target.
package struct LinearProblem: Sendable, Hashable {
  /// A value that an expression should be near where nothing else decides.
  package struct Preference: Sendable, Hashable {
    /// The expression `terms + constant`.
    package var terms: [LinearConstraint.Term]
    /// The constant that is added to the sum.
    package var constant: Double
    /// The value that the expression should be near.
    package var target: Double

    /// An expression and its target.
    package init(_ terms: [LinearConstraint.Term], constant: Double = 0, target: Double) {
      self.terms = terms
      self.constant = constant
      self.target = target
    }
  }

  /// The number of variables; they are numbered from 0.
  package var variableCount: Int
  /// The variables that are never negative; this is required, never listed in a conflict and never broken
  /// (specification SOL-02).
  package var nonNegative: [Int]
  /// The constraints in the order of their installation.
  package var constraints: LinearConstraintList
  /// True for each constraint that may be broken in a conflict; the same count as `constraints`.
  package var isBreakable: [Bool]
  /// True for each constraint that is broken before the others of a conflict where it may be broken at all; constraints
  /// beyond the end are not.
  package var yieldsFirst: [Bool]
  /// The positions of up to two constraints `variable − value = 0` whose values change often, such as the width and
  /// height of a screen: a ``LinearSolver`` follows them without starting anew.
  package var parameters: [Int]
  /// The preferences that decide the values which constraints leave open, in the order in which they are followed.
  package var preferences: [Preference]

  /// A problem; without arguments but the first one it has no constraint.
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

  /// Returns whether another problem differs at most in the constants of its constraints and in its preferences.
  package func hasSameStructure(as other: LinearProblem) -> Bool {
    variableCount == other.variableCount && parameters == other.parameters && nonNegative == other.nonNegative
      && isBreakable == other.isBreakable && yieldsFirst == other.yieldsFirst
      && constraints.hasSameStructure(as: other.constraints)
  }

  /// All numbers in which problems of the same structure may differ: constants, then the targets of preferences.
  package var numbers: [Double] { constraints.headers.map(\.constant) + preferences.map(\.target) }
}
