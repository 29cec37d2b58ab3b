import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// Problems with conflicts, at several sizes of the screen.
@Suite struct RelaxedSolverTests {
  /// Returns a view that is both 20 points narrower than the screen and 300 points wide. The first row is the width of
  /// the screen.
  private func problem(_ width: Double) -> LinearProblem {
    var problem = LinearProblem(
      3,
      [
        row([(0, 1)], .equal, width), row([(1, 1), (0, -1)], .equal, -20), row([(1, 1)], .equal, 300),
        row([(2, 1), (1, -1)], .equal, 5),
      ])
    problem.isBreakable[0] = false
    problem.parameters = [0]
    return problem
  }

  @Test func `the same conflict is found at other sizes, and none if everything fits`() {
    var solver = LinearSolver(problem(390))
    for width in [390.0, 400, 1000, 320, 320.0005, 100, 390, 320, 400] {
      solver.setConstant(-width, at: 0)
      let (solution, fresh) = (solver.solution(), problem(width).solution())
      expect(solution.conflicts, is: fresh.conflicts)
      expect(solution.values, is: fresh.values)
    }
  }

  @Test func `changes of other constants are respected`() {
    var solver = LinearSolver(problem(390))
    _ = solver.solution()
    solver.setConstant(-370, at: 2)
    #expect(solver.solution().conflicts.isEmpty)
    solver.setConstant(-350, at: 2)
    expect(solver.solution().values, is: [390, 350, 355])
    expect(solver.solution().conflicts.map(\.broken), is: [1])
  }

  @Test func `preferences apply to values that a conflict leaves ambiguous`() {
    var changed = problem(390)
    changed.constraints.append(row([(2, 1)], .equal, 700))
    var solver = LinearSolver(changed)
    _ = solver.solution()
    changed.preferences = [preference(2, 12)]
    solver.setConstants(from: changed)
    expect(solver.solution().values, is: changed.solution().values)
  }

  @Test(arguments: UInt64(1)...6)
  func `conflicts at other sizes equal those of a new solver`(seed: UInt64) throws {
    var problems = RandomProblems(seed: seed)
    for _ in 0..<60 {
      var problem = problems.nextInGroups()
      problem.parameters = [0]
      var solver = LinearSolver(problem)
      _ = solver.solution()
      for _ in 0..<4 {
        let constant = Double(problems.number(in: -20...3))
        solver.setConstant(constant, at: 0)
        problem.constraints.setConstant(constant, at: 0)
        let (solution, fresh) = (solver.solution(), problem.solution())
        expect(solution.conflicts, is: fresh.conflicts, "\(problem)")
        try #require(agree(solution.values, fresh.values), "\(problem)")
      }
    }
  }
}
