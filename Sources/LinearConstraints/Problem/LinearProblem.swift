/// Variables and the constraints on them.
///
/// The solution meets every required constraint that can be met, then minimises the sum of absolute violations of the
/// highest priority, keeps that optimum, goes on with the next, and so on (specification SOL-03). Of the values that
/// are then still open, each preference in turn takes the nearest to what it wants.
package struct LinearProblem: Sendable, Hashable {
  /// A value that an expression should be near where nothing else decides.
  package struct Preference: Sendable, Hashable {
    /// The expression `terms + constant`.
    package var terms: [LinearConstraint.Term]
    /// What is added to the sum.
    package var constant: Double
    /// What the expression should be near.
    package var target: Double

    /// An expression and what it should be near.
    package init(_ terms: [LinearConstraint.Term], constant: Double = 0, target: Double) {
      self.terms = terms
      self.constant = constant
      self.target = target
    }
  }

  /// How many variables there are, numbered from 0.
  package var variableCount: Int
  /// The variables that are never negative; a rule of the system that is never listed or broken.
  package var nonNegative: [Int]
  /// The constraints in the order of their installation.
  package var constraints: LinearConstraintList
  /// For each constraint whether it may be broken in a conflict; the same count as `constraints`.
  package var isBreakable: [Bool]
  /// The positions of up to two constraints `variable − value = 0` whose values change often, such as the width and
  /// height of a screen: a ``LinearSolver`` follows them without starting anew.
  package var parameters: [Int]
  /// What settles values that remain open, in the order they are settled.
  package var preferences: [Preference]

  /// A problem.
  package init(
    variableCount: Int, nonNegative: [Int] = [], constraints: LinearConstraintList = [], isBreakable: [Bool] = [],
    parameters: [Int] = [], preferences: [Preference] = []
  ) {
    self.variableCount = variableCount
    self.nonNegative = nonNegative
    self.constraints = constraints
    self.isBreakable = isBreakable
    self.parameters = parameters
    self.preferences = preferences
  }

  /// Whether another problem differs at most in the constants of its constraints and in its preferences.
  package func hasSameStructure(as other: LinearProblem) -> Bool {
    variableCount == other.variableCount && parameters == other.parameters && nonNegative == other.nonNegative
      && isBreakable == other.isBreakable && constraints.hasSameStructure(as: other.constraints)
  }

  /// All numbers in which problems of the same structure may differ: constants, then what preferences want.
  package var numbers: [Double] { constraints.headers.map(\.constant) + preferences.map(\.target) }
}
