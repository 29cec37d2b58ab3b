import LinearConstraints

/// The definition of specification CNF-02 word by word, with corners to see whether a set can hold.
struct ConflictOracle {
  var problem: LinearProblem

  /// The conflicts in the order of installation.
  func conflicts() -> [LinearSolution.Conflict] {
    var installed: [Int] = []
    var conflicts: [LinearSolution.Conflict] = []
    for constraint in problem.constraints.indices {
      installed.append(constraint)
      while !canHold(installed) {
        var conflict = installed
        for member in installed where !canHold(conflict.filter { $0 != member }) { conflict.removeAll { $0 == member } }
        let broken = conflict.first { problem.isBreakable[$0] } ?? constraint
        conflicts.append(LinearSolution.Conflict(broken: broken, constraints: conflict))
        installed.removeAll { $0 == broken }
      }
    }
    return conflicts
  }

  /// Whether constraints can hold together; if so, some corner of theirs and of the axes shows it.
  private func canHold(_ constraints: [Int]) -> Bool {
    var part = LinearProblem(
      problem.variableCount, nonNegative: problem.nonNegative, constraints.map { problem.constraints[$0] })
    for variable in 0..<problem.variableCount {
      part.constraints.append(row([(variable, 1)], .equal, 0, at: 1))
    }
    let oracle = LexicographicOracle(problem: part)
    return oracle.corners().contains { oracle.violation(of: nil, at: $0) <= 1e-7 }
  }
}
