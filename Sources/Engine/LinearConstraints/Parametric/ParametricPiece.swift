/// One piece of the solution of a ``ParametricProblem``: functions of the two numbers, and where they hold.
package struct ParametricPiece: Sendable {
  /// The value of each variable.
  package let functions: [ParametricValue]
  /// The functions that are nonnegative as long as ``functions`` are the solution and ``outcome`` stays the same.
  package let conditions: [ParametricValue]
  /// The outcome in the piece. Unless it is plain, it may change before a condition becomes negative.
  package let outcome: LinearOutcome
  /// Whether the values belong to the optimum. Otherwise they belong to one pair of numbers.
  package let isComplete: Bool

  /// Returns the solution at a pair of numbers. Outside the piece the functions are extrapolated. Open expressions have
  /// no intervals.
  package func solution(at first: Double, _ second: Double) -> LinearSolution {
    let parameters = Parameters(first: first, second: second)
    return LinearSolution(
      values: functions.map { $0.value(at: parameters) }, conflicts: outcome.conflicts,
      open: outcome.open.map { .init(preference: $0, minimum: nil, maximum: nil) }, isComplete: isComplete)
  }
}

/// The conflicts of a solution, and what it leaves open.
package struct LinearOutcome: Sendable, Hashable {
  var conflicts: [LinearSolution.Conflict] = []
  /// The positions of the open preferences.
  var open: [Int] = []
  /// Whether there are neither conflicts nor open preferences.
  package var isPlain: Bool { conflicts.isEmpty && open.isEmpty }
  package var hasConflicts: Bool { !conflicts.isEmpty }
}
