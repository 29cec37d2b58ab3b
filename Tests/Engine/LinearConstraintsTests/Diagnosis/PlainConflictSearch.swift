@testable import LinearConstraints

/// Specification CNF-02 with the solver asked about all constraints for each decision: slow and plain.
struct PlainConflictSearch {
  var problem: LinearProblem

  /// The conflicts in the order of installation.
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
