import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// Repeated solutions of one problem.
@Suite struct LinearSolverTests {
  private static var problem: LinearProblem {
    var problem = LinearProblem(
      5,
      [
        row([(0, 1)], .equal, 390), row([(1, 1)], .equal, 844), row([(2, 1), (0, -0.5)], .equal, -8),
        row([(3, 1), (2, -1)], .lessThanOrEqual, 0), row([(3, 1)], .equal, 170, at: 750),
        row([(4, 1), (1, -1)], .equal, -20, at: 250),
      ])
    problem.parameters = [0, 1]
    return problem
  }

  @Test func `another screen size evaluates the same functions`() {
    var solver = LinearSolver(Self.problem)
    expect(solver.solution().values, is: [390, 844, 187, 170, 824])
    solver.setConstant(-320, at: 0)
    solver.setConstant(-568, at: 1)
    expect(solver.solution().values, is: [320, 568, 152, 152, 548])
    expect(solver.problem.solution().values, is: [320, 568, 152, 152, 548])
  }

  @Test func `any other constant can be changed too`() {
    var solver = LinearSolver(Self.problem)
    _ = solver.solution()
    solver.setConstant(-200, at: 4)
    expect(solver.solution().values, is: [390, 844, 187, 187, 824])
    solver.setConstant(-40, at: 2)
    expect(solver.solution().values, is: [390, 844, 235, 200, 824])
    solver.setConstant(-1000, at: 0)
    solver.setConstant(20, at: 5)
    expect(solver.solution().values, is: [1000, 844, 540, 200, 824])
  }

  @Test func `the last constant set is used, in any order`() {
    var solver = LinearSolver(Self.problem)
    for constant in [1.0, -3, 12, -170] { solver.setConstant(constant, at: 4) }
    for constant in [1.0, -3, -390] { solver.setConstant(constant, at: 0) }
    expect(solver.problem, is: Self.problem)
    expect(solver.solution().values, is: [390, 844, 187, 170, 824])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a non-finite constant is ignored`(constant: Double) {
    var solver = LinearSolver(Self.problem)
    for position in [0, 2, 4] { solver.setConstant(constant, at: position) }
    expect(solver.solution().values, is: [390, 844, 187, 170, 824])
  }

  @Test(arguments: [-1, 6, 1000])
  func `setting a constant of a missing constraint is ignored`(position: Int) {
    var solver = LinearSolver(Self.problem)
    solver.setConstant(5, at: position)
    expect(solver.problem, is: Self.problem)
  }

  @Test func `a copy is independent`() {
    var solver = LinearSolver(Self.problem)
    _ = solver.solution()
    var copy = solver
    copy.setConstant(-100, at: 0)
    copy.setConstant(-7, at: 4)
    expect(copy.solution().values, is: [100, 844, 42, 7, 824])
    expect(solver.solution().values, is: [390, 844, 187, 170, 824])
  }

  @Test func `a conflict appears and disappears with a constant`() {
    var problem = Self.problem
    problem.constraints.append(row([(2, 1)], .lessThanOrEqual, 190))
    problem.isBreakable = [false, false] + Array(repeating: true, count: 5)
    var solver = LinearSolver(problem)
    #expect(solver.solution().conflicts.isEmpty)
    solver.setConstant(-500, at: 0)
    let conflict = solver.solution()
    expect(conflict.conflicts, is: [LinearSolution.Conflict(broken: 2, constraints: [0, 2, 6])])
    solver.setConstant(-390, at: 0)
    #expect(solver.solution().conflicts.isEmpty)
    expect(solver.solution().values, is: [390, 844, 187, 170, 824])
  }

  @Test func `constants and preferences can be replaced by those of a problem of the same structure`() {
    var problem = LinearProblem(1, [row([(0, 1)], .lessThanOrEqual, 50)], preferences: [preference(0, 20)])
    var solver = LinearSolver(problem)
    expect(solver.solution().values, is: [20])
    problem.preferences = [preference(0, 80)]
    problem.constraints.setConstant(-60, at: 0)
    solver.setConstants(from: problem)
    expect(solver.solution().values, is: [60])
    expect(solver.solution().open, is: [.init(preference: 0, minimum: nil, maximum: 60)])
    expect(solver.problem, is: problem)
  }

  @Test func `values are on a grid that hides rounding errors`() {
    let values = LinearProblem(
      2, [row([(0, 3)], .equal, 1), row([(1, 10), (0, 3)], .equal, 457)]
    ).solution().values
    expect(values, is: [(Tolerance.valuesPerPoint / 3).rounded() / Tolerance.valuesPerPoint, 45.6])
  }
}
