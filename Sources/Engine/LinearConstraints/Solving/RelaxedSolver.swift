/// A solver of a problem without the constraints that conflicts have broken, for all parameters at which these
/// conflicts are known to be the same.
struct RelaxedSolver: Sendable {
  private let conflicts: [LinearSolution.Conflict]
  /// Functions of the parameters that are nonnegative while the conflicts are the same. Nil if they are only known at
  /// the parameters at which they were found.
  private let conditions: [ParametricValue]?
  private let parameters: Parameters
  private var solver: LinearSolver

  /// Creates a solver of a system whose conflicts were found.
  init(_ system: LinearSystem, _ search: ConflictSearch) {
    conflicts = search.conflicts
    conditions = search.conditions
    parameters = system.parameters
    var isBroken = Array(filledWith: false, count: system.problem.constraints.count)
    for conflict in conflicts { isBroken[conflict.broken] = true }
    solver = LinearSolver(LinearSystem(system.problem) { isBroken[$0] })
  }

  /// Returns the solution of the system, which may differ only in parameters and preferences. Nil if its conflicts may
  /// be different.
  mutating func solution(of system: LinearSystem) -> LinearSolution? {
    guard hasSameConflicts(at: system.parameters) else { return nil }
    for position in system.problem.parameters.prefix(2) where system.problem.constraints.indices.contains(position) {
      solver.setConstant(system.problem.constraints.headers[position].constant, at: position)
    }
    solver.setPreferences(system.problem.preferences)
    guard var solution = try? solver.feasibleSolution() else { return nil }
    solution.conflicts = conflicts
    return solution
  }

  private func hasSameConflicts(at parameters: Parameters) -> Bool {
    guard parameters != self.parameters else { return true }
    guard let conditions else { return false }
    return conditions.allSatisfy { $0.value(at: parameters) >= -Tolerance.region }
  }
}
