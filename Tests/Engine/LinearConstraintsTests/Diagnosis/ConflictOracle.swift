@testable import LinearConstraints

/// The literal definition of specification CNF-02. It decides feasibility with exact arithmetic.
struct ConflictOracle {
  var problem: LinearProblem

  /// Returns the conflicts in the order of installation.
  func conflicts() throws -> [LinearSolution.Conflict] {
    var installed: [Int] = []
    var conflicts: [LinearSolution.Conflict] = []
    for constraint in problem.constraints.indices {
      installed.append(constraint)
      while try !canHold(installed) {
        var conflict = installed
        for member in installed {
          let rest = conflict.filter { $0 != member }
          if try !canHold(rest) { conflict = rest }
        }
        let breakable = conflict.filter { problem.isBreakable[$0] }
        let yielding = breakable.first { problem.yieldsFirst.indices.contains($0) && problem.yieldsFirst[$0] }
        let broken = yielding ?? breakable.first ?? constraint
        conflicts.append(LinearSolution.Conflict(broken: broken, constraints: conflict))
        installed.removeAll { $0 == broken }
      }
    }
    return conflicts
  }

  /// Whether constraints can all hold, including the nonnegativity of variables.
  func canHold(_ constraints: [Int]) throws -> Bool {
    let part = LinearProblem(
      problem.variableCount, nonNegative: problem.nonNegative, constraints.map { problem.constraints[$0] })
    return try ExactOptimum(part).isFeasible
  }
}
