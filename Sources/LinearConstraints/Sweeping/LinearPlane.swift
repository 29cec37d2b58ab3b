/// A problem whose constants follow two numbers, such as the width and height of a window, and its solutions around
/// pairs of them.
package struct LinearPlane: Sendable {
  /// One solution, and where it holds.
  package struct Patch: Sendable {
    /// The value of each variable.
    package let functions: [ParametricValue]
    /// What is not negative as long as the functions are the solution and ``outcome`` stays the same.
    package let conditions: [ParametricValue]
    /// What is broken and open. It may be another one before a condition is negative, unless it is plain.
    package let outcome: LinearOutcome
  }

  private let following: FollowingProblem

  /// The problem between and beyond three pairs of numbers at which it is known; nil where it is not the same there but
  /// for its numbers, or where the pairs lie on a line.
  package init?(_ samples: [(problem: LinearProblem, first: Double, second: Double)]) {
    guard samples.count == 3,
      let following = FollowingProblem(
        samples.map { ($0.problem, Parameters(first: $0.first, second: $0.second)) })
    else { return nil }
    self.following = following
  }

  /// The solution around a pair of numbers; nil where something is broken or open, or where the solver gave up.
  package func plainPatch(at first: Double, _ second: Double) -> Patch? {
    following.functions(at: Parameters(first: first, second: second), nil).map { patch($0, LinearOutcome()) }
  }

  /// The solution around a pair of numbers; nil where the solver gave up.
  package func patch(at first: Double, _ second: Double) -> Patch? {
    let parameters = Parameters(first: first, second: second)
    let outcome = following.outcome(at: parameters)
    return following.functions(at: parameters, outcome).map { patch($0, outcome) }
  }

  /// What is broken and open at a pair of numbers.
  package func outcome(at first: Double, _ second: Double) -> LinearOutcome {
    following.outcome(at: Parameters(first: first, second: second))
  }

  private func patch(_ solved: SolvedFunctions, _ outcome: LinearOutcome) -> Patch {
    Patch(
      functions: solved.functions.prefix(following.problem.variableCount).map(fromZero),
      conditions: solved.conditions.map(fromZero), outcome: outcome)
  }

  /// A function of the numbers' distances from the origin as one of the numbers.
  private func fromZero(_ function: ParametricValue) -> ParametricValue {
    var moved = function
    moved.constant -= function.first * following.origin.first + function.second * following.origin.second
    return moved
  }
}
