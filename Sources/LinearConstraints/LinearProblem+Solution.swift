extension LinearProblem {
  /// The values that the variables take, the conflicts on the way, and what the constraints leave open.
  ///
  /// 1. ``LinearSystem`` brings all constraints to one form and priorities to levels.
  /// 2. ``Elimination`` uses up the required equalities.
  /// 3. ``Components`` separates what is left into independent problems.
  /// 4. ``LexicographicSimplex`` solves each, one level after the other; all of it together is the ``Optimum``.
  /// 5. ``OpenValues`` finds what is still open, follows the preferences and evaluates what was eliminated.
  ///
  /// Only when the required constraints contradict each other, ``ConflictSearch`` finds out which, and it starts anew.
  ///
  /// Constraints with a number that is not finite, or with a variable that does not exist, are ignored. No value is
  /// ever other than finite. The same problem gives the same bits on every run (specification SOL-06).
  package func solution() -> LinearSolution {
    var isBroken = Array(repeating: false, count: constraints.count)
    if let optimum = try? Optimum(LinearSystem(self, isBroken: isBroken)) {
      return solution(optimum, conflicts: [])
    }
    let conflicts = ConflictSearch(self).conflicts
    for conflict in conflicts { isBroken[conflict.broken] = true }
    guard let optimum = try? Optimum(LinearSystem(self, isBroken: isBroken)) else {
      return LinearSolution(values: Array(repeating: 0, count: max(0, variableCount)), conflicts: conflicts)
    }
    return solution(optimum, conflicts: conflicts)
  }

  /// The optimal point that the preferences choose.
  private func solution(_ optimum: Optimum, conflicts: [LinearSolution.Conflict]) -> LinearSolution {
    var openValues = OpenValues(optimum, preferences: preferences)
    let open = openValues.openExpressions(preferences)
    openValues.follow(open.map(\.preference))
    return LinearSolution(values: openValues.values(), conflicts: conflicts, open: open)
  }
}
