/// One piece of the solution of a ``ParametricProblem``: functions of the two numbers, and where they hold.
package struct ParametricPiece: Sendable {
  /// The value of each variable.
  package let functions: [ParametricValue]
  /// The functions that are not negative as long as ``functions`` are the solution and ``outcome`` stays the same.
  package let conditions: [ParametricValue]
  /// The outcome there. It may be another one before a condition is negative, unless it is plain.
  package let outcome: LinearOutcome
  /// Tells whether the values are those of the optimum; otherwise they are those of one pair of numbers.
  package let isComplete: Bool

  /// The solution at a pair of numbers, which may also lie outside: the functions then go on. Intervals of what is open
  /// are not told.
  package func solution(at first: Double, _ second: Double) -> LinearSolution {
    let parameters = Parameters(first: first, second: second)
    return LinearSolution(
      values: functions.map { $0.value(at: parameters) }, conflicts: outcome.conflicts,
      open: outcome.open.map { .init(preference: $0, minimum: nil, maximum: nil) }, isComplete: isComplete)
  }
}

/// The conflicts of a solution, and what it leaves open.
package struct LinearOutcome: Sendable, Hashable {
  /// The conflicts.
  var conflicts: [LinearSolution.Conflict] = []
  /// The positions of the preferences that were open.
  var open: [Int] = []
  /// Tells whether nothing stands in the way and nothing is open.
  package var isPlain: Bool { conflicts.isEmpty && open.isEmpty }
  /// Tells whether something stands in the way.
  package var hasConflicts: Bool { !conflicts.isEmpty }
}
