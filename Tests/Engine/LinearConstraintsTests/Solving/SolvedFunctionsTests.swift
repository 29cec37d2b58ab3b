import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// Solutions that follow the parameters of a problem without a new solver run.
@Suite struct SolvedFunctionsTests {
  /// Compares a solver that is reused for several widths of the screen with new ones.
  private func compare(_ problem: LinearProblem, at widths: [Double]) {
    var solver = LinearSolver(problem)
    for width in widths {
      solver.setConstant(-width, at: 0)
      let solution = solver.solution()
      let fresh = solver.problem.solution()
      #expect(solution.values == fresh.values, "\(width)")
      #expect(solution.conflicts == fresh.conflicts && solution.open == fresh.open, "\(width)")
    }
  }

  private func problem(_ variableCount: Int, nonNegative: [Int] = [], _ others: [LinearConstraint]) -> LinearProblem {
    var problem = LinearProblem(
      variableCount, nonNegative: nonNegative, [row([(0, 1)], .equal, 300)] + others)
    problem.parameters = [0]
    problem.isBreakable[0] = false
    return problem
  }

  @Test func `the functions hold only inside their region`() throws {
    // A view that is as wide as the screen, but at most 500 points wide.
    let stages = Stages(
      problem(2, [row([(1, 1)], .lessThanOrEqual, 500), row([(1, 1), (0, -1)], .equal, 0, at: 750)]))
    var regions = CriticalRegions(stages.components)
    let (simplex, _) = stages.simplex()
    _ = regions.insert(simplex, of: stages.components.components[0], stages.components, at: 0)
    let functions = SolvedFunctions(stages.system, stages.elimination, stages.components, regions)
    expect(functions.values(at: Parameters(first: 300, second: 0)), is: [300, 300])
    expect(functions.values(at: Parameters(first: 499, second: 7)), is: [499, 499])
    #expect(functions.values(at: Parameters(first: 501, second: 0)) == nil)
  }

  @Test func `a solver that has solved other sizes finds the same as a new one`() {
    compare(
      problem(2, [row([(1, 1)], .lessThanOrEqual, 500), row([(1, 1), (0, -1)], .equal, 0, at: 750)]),
      at: [320, 390, 499, 500, 501, 1024, 600, 320, 500.5, 0, -20, 390])
  }

  @Test func `a size that becomes negative at another size is a conflict only there`() {
    // A view with margins of 100 points on both sides.
    let problem = problem(2, nonNegative: [1], [row([(1, 1), (0, -1)], .equal, -200)])
    compare(problem, at: [300, 250, 200, 199, 100, 300, 150, 320])
    var solver = LinearSolver(problem)
    expect(solver.solution().values, is: [300, 100])
    solver.setConstant(-250, at: 0)
    expect(solver.solution().values, is: [250, 50])
    solver.setConstant(-150, at: 0)
    expect(solver.solution().conflicts, is: [.init(broken: 1, constraints: [0, 1])])
  }

  @Test func `an equality without variables holds at only one size`() {
    // Two constraints require the width of the screen.
    let problem = problem(1, [row([(0, 1)], .equal, 320)])
    compare(problem, at: [320, 320, 390, 320, 321, 320])
  }

  @Test func `an inequality without variables holds from one size on`() {
    compare(problem(1, [row([(0, 1)], .greaterThanOrEqual, 320)]), at: [320, 390, 321, 319, 320, 1024])
  }

  @Test func `other constants change the functions`() {
    var solver = LinearSolver(problem(2, [row([(1, 1), (0, -1)], .equal, -20, at: 750)]))
    for (width, inset) in [(390.0, 20.0), (320, 20), (320, 8), (390, 8), (390, 30)] {
      solver.setConstant(-width, at: 0)
      solver.setConstant(inset, at: 1)
      expect(solver.solution().values, is: [width, width - inset])
    }
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a constraint with a non-finite constant takes effect once its constant is finite`(constant: Double) {
    var problem = problem(2, [row([(1, 1), (0, -1)], .equal, -20)])
    problem.constraints.setConstant(constant, at: 0)
    problem.constraints.append(row([(1, 1)], .equal, constant, at: 1))
    problem.preferences = [preference(0, 70)]
    var solver = LinearSolver(problem)
    // The position of a parameter without a value is undetermined, and everything else is solved normally.
    expect(solver.solution().values, is: [70, 50])
    solver.setConstant(-390, at: 0)
    expect(solver.solution().values, is: [390, 370])
    solver.setConstant(-320, at: 0)
    solver.setConstant(-7, at: 2)
    expect(solver.solution().values, is: [320, 300])
    #expect(solver.solution().open.isEmpty)
  }

  @Test(arguments: [[7], [-1], [.max, 0], [1, 2], [0, 0], [0, 2, 1]])
  func `parameters that are not equalities of a variable change no value`(parameters: [Int]) {
    var problem = problem(
      3,
      [
        row([(1, 2), (0, -1)], .lessThanOrEqual, 10), row([(2, -3), (1, 1)], .equal, 4, at: 20),
        row([(1, 1)], .equal, 900, at: 30),
      ])
    problem.parameters = []
    let expected = problem.solution()
    problem.parameters = parameters
    var solver = LinearSolver(problem)
    #expect(agree(solver.solution().values, expected.values, within: 1e-7))
    for position in 0...3 { solver.setConstant(Double(position) - 30, at: position) }
    problem = solver.problem
    problem.parameters = []
    #expect(agree(solver.solution().values, problem.solution().values, within: 1e-7))
  }
}
