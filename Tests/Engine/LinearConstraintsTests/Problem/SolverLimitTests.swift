import LayoutTestSupport
import Testing
import WorkBudgets

@testable import LinearConstraints

/// Excessively large systems, whose solutions are marked as incomplete.
@Suite struct SolverLimitTests {
  /// Returns positions in a chain of bounds, all of which depend on each other, and an independent width of 30.
  private func chain(_ count: Int) -> LinearProblem {
    var problem = LinearProblem(count + 1, [row([(count, 1)], .equal, 30, at: 500)])
    for position in 1..<count {
      problem.constraints.append(row([(position, 1), (position - 1, -1)], .greaterThanOrEqual, 1))
    }
    return problem
  }

  @Test func `a component above the limit is skipped, and all others are solved`() {
    let limit = SolverLimit.componentVariables
    var problem = chain(limit + 1)
    problem.preferences = [preference(limit, 12), preference(limit + 1, 12)]
    let solution = problem.solution()
    #expect(!solution.isComplete)
    #expect(solution.conflicts.isEmpty)
    expect(solution.values, is: Array(repeating: 0, count: limit + 1) + [30])
    var solver = LinearSolver(problem)
    #expect(solver.bindingConstraints(of: [.init(limit, 1)]).isEmpty)
    #expect(solver.contradiction() == nil)
  }

  @Test func `a component below the limit is solved completely`() {
    let solution = chain(40).solution()
    #expect(solution.isComplete)
    #expect(zip(solution.values, solution.values.dropFirst()).prefix(39).allSatisfy { $1 - $0 >= 1 - 1e-6 })
  }

  @Test func `negative sizes in a skipped component are not a conflict`() {
    let limit = SolverLimit.componentVariables
    var problem = chain(limit + 1)
    problem.variableCount += 1
    problem.constraints.append(row([(limit + 2, 1), (0, -1)], .equal, -5))
    problem.nonNegative = [limit + 2]
    let solution = problem.solution()
    #expect(!solution.isComplete && solution.conflicts.isEmpty)
    expect(solution.values.dropFirst(limit + 1), is: [30, -5])
  }

  @Test func `preferences that tie too many variables are ignored`() {
    // Pairs of positions with a distance. A preference ties each position to the next.
    let pairs = SolverLimit.componentVariables / 2 + 1
    let problem = LinearProblem(
      2 * pairs, (0..<pairs).map { row([(2 * $0 + 1, 1), (2 * $0, -1)], .greaterThanOrEqual, 3) },
      preferences: (1..<pairs).map { .init([.init(2 * $0, 1), .init(2 * $0 - 1, -1)], target: 4) })
    let solution = problem.solution()
    #expect(!solution.isComplete)
    expect(solution.values.count, is: 2 * pairs)
    #expect((0..<pairs).allSatisfy { solution.values[2 * $0 + 1] - solution.values[2 * $0] >= 3 - 1e-6 })
  }

  @Test(arguments: [SolverLimit.problemSize + 1, Int(Int32.max) + 1, .max])
  func `a problem with more variables than can be numbered has no solution`(variableCount: Int) {
    let problem = LinearProblem(
      variableCount, nonNegative: [0, .max - 1], [row([(0, 1)], .equal, 3), row([(.max - 1, 1)], .equal, 3, at: 7)],
      preferences: [preference(variableCount - 1, 9)])
    var solver = LinearSolver(problem)
    let solution = solver.solution()
    #expect(!solution.isComplete && solution.values.isEmpty && solution.conflicts.isEmpty && solution.open.isEmpty)
    #expect(solver.bindingConstraints(of: [.init(0, 1)]).isEmpty)
  }

  @Test func `stopping before required constraints are satisfied is not a contradiction`() {
    let stages = Stages(
      LinearProblem(
        2,
        [
          row([(0, 1), (1, 1)], .greaterThanOrEqual, 5), row([(0, 1), (1, -1)], .greaterThanOrEqual, 7),
          row([(0, 1)], .greaterThanOrEqual, 9),
        ]))
    var simplex = LexicographicSimplex()
    simplex.meter.work = WorkBudget.standardLimit + 1
    let contradiction = simplex.solve(stages.components.components[0], of: stages.components, at: Parameters())
    #expect(simplex.isExhausted)
    #expect(contradiction.isEmpty)
  }

  @Test(arguments: UInt64(1)...5, [0, 3000, 20_000])
  func `an abandoned search still returns an unsatisfiable set`(seed: UInt64, workLimit: Int) throws {
    var problems = RandomProblems(seed: seed)
    for _ in 0..<8 {
      let problem = problems.nextRequiredOnly(rowCount: 12)
      let oracle = ConflictOracle(problem: problem)
      let conflicts = problem.conflicts(workLimit: workLimit)
      for conflict in conflicts {
        try expect(oracle.canHold(conflict.constraints), is: false, "\(conflict)")
        #expect(conflict.constraints.contains(conflict.broken))
        expect(conflict.constraints, is: conflict.constraints.sorted())
      }
      let broken = Set(conflicts.map(\.broken))
      expect(broken.count, is: conflicts.count)
      try expect(oracle.canHold(problem.constraints.indices.filter { !broken.contains($0) }), is: true)
    }
  }

  @Test func `20,000 views and a thousand priorities are solved`() {
    // The left edge and the width of each view. Every hundredth view begins a new line.
    let count = 20_000
    var constraints: [LinearConstraint] = []
    for view in 0..<count {
      let (edge, width): (Int, Int) = (2 * view, 2 * view + 1)
      constraints.append(
        view % 100 == 0
          ? row([(edge, 1)], .equal, 16) : row([(edge, 1), (edge - 2, -1), (edge - 1, -1)], .equal, 8))
      constraints.append(row([(width, 1)], .equal, 20, at: 1 + Double(view % 1000)))
      constraints.append(row([(width, 1)], .lessThanOrEqual, 30))
    }
    let solution = LinearProblem(2 * count, constraints).solution()
    #expect(solution.isComplete && solution.conflicts.isEmpty && solution.open.isEmpty)
    let expected: [Double] = (0..<count).flatMap { (view: Int) -> [Double] in [Double(16 + 28 * (view % 100)), 20] }
    #expect(agree(solution.values, expected))
  }
}
