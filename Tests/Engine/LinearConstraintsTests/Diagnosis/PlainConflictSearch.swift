@testable import LinearConstraints

/// A simple implementation of specification CNF-02. It is slow, because it solves all constraints for each decision.
struct PlainConflictSearch {
  var problem: LinearProblem

  /// Returns the conflicts in the order of installation.
  func conflicts() -> [LinearSolution.Conflict] {
    var installed: [Int] = []
    var conflicts: [LinearSolution.Conflict] = []
    for constraint in problem.constraints.indices {
      installed.append(constraint)
      while !canHold(installed) {
        var conflict = installed
        for member in installed {
          let rest = conflict.filter { $0 != member }
          if !canHold(rest) { conflict = rest }
        }
        let breakable = conflict.filter { problem.isBreakable[$0] }
        let broken = breakable.first { problem.yieldsFirst[$0] } ?? breakable.first ?? constraint
        conflicts.append(LinearSolution.Conflict(broken: broken, constraints: conflict))
        installed.removeAll { $0 == broken }
      }
    }
    return conflicts
  }

  private func canHold(_ members: [Int]) -> Bool {
    var part = LinearProblem(variableCount: problem.variableCount, nonNegative: problem.nonNegative)
    for member in members { part.constraints.append(problem.constraints[member]) }
    var solver = LinearSolver(part)
    return solver.contradiction() == nil
  }
}
