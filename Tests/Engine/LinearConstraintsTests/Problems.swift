import LinearConstraints

/// Returns a required or optional constraint on a sum: `[(variable, coefficient)]`, relation, right-hand side.
func row(
  _ terms: [(Int, Double)], _ relation: LinearConstraint.Relation, _ right: Double, at priority: Double? = nil
) -> LinearConstraint {
  LinearConstraint(
    terms.map { LinearConstraint.Term($0.0, $0.1) }, constant: -right, relation, priority: priority)
}

/// Returns a preference that one variable is near a target.
func preference(_ variable: Int, _ target: Double) -> LinearProblem.Preference {
  LinearProblem.Preference([LinearConstraint.Term(variable, 1)], target: target)
}

extension LinearProblem {
  /// Creates a problem in which all constraints may be broken.
  init(
    _ variableCount: Int, nonNegative: [Int] = [], _ constraints: [LinearConstraint],
    preferences: [LinearProblem.Preference] = []
  ) {
    self.init(
      variableCount: variableCount, nonNegative: nonNegative, constraints: LinearConstraintList(constraints),
      isBreakable: Array(repeating: true, count: constraints.count), preferences: preferences)
  }
}

/// Whether values are equal within the tolerance of the solver.
func agree(_ first: [Double], _ second: [Double], within tolerance: Double = 1e-6) -> Bool {
  first.count == second.count && zip(first, second).allSatisfy { abs($0 - $1) <= tolerance }
}
