import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// Components whose rows all hold at the optimum.
@Suite struct ComponentPresolveTests {
  /// Returns the values of the only component's variables and the conditions, or nil if presolve does not apply.
  private func presolved(
    _ problem: LinearProblem, at parameters: Parameters = Parameters()
  ) -> (values: [Double], conditions: [ParametricValue])? {
    let stages = Stages(problem)
    var presolve = ComponentPresolve()
    guard presolve.solve(stages.components.components[0], of: stages.components, at: parameters) else { return nil }
    return (presolve.variables.map { $0.value.value(at: parameters) }, Array(presolve.conditions))
  }

  /// Returns two strings with preferred widths of 60 and 40 that together must not be wider than a container.
  private func texts(in width: Double) -> LinearProblem {
    LinearProblem(
      2,
      [
        row([(0, 1)], .greaterThanOrEqual, 60, at: 751), row([(0, 1)], .lessThanOrEqual, 60, at: 250),
        row([(1, 1)], .greaterThanOrEqual, 40, at: 751), row([(1, 1)], .lessThanOrEqual, 40, at: 250),
        row([(0, 1), (1, 1)], .lessThanOrEqual, width),
      ])
  }

  @Test(arguments: [100.0, 130]) func `if the container is wide enough, every row holds`(width: Double) {
    expect(presolved(texts(in: width))?.values, is: [60, 40])
  }

  @Test func `if a row must yield, the problem is left to the simplex method`() {
    #expect(presolved(texts(in: 99)) == nil)
    expect(texts(in: 99).solution().values.reduce(0, +), is: 99)
  }

  @Test func `a variable with more than one value is left to the simplex method`() {
    #expect(presolved(LinearProblem(1, [row([(0, 1)], .greaterThanOrEqual, 60, at: 751)])) == nil)
  }

  @Test func `an equality gives its only unknown variable a value`() {
    var problem = texts(in: 200)
    problem.variableCount = 3
    problem.constraints.append(row([(2, 2), (1, 1), (0, 1)], .equal, 500, at: 300))
    expect(presolved(problem)?.values, is: [60, 40, 200])
    problem.constraints.append(row([(2, 1)], .greaterThanOrEqual, 201, at: 200))
    #expect(presolved(problem) == nil)
  }

  @Test func `the values are valid as long as the conditions hold`() throws {
    // A string 60 points wide in half the width of the screen.
    var problem = LinearProblem(
      2,
      [
        row([(1, 1)], .equal, 320), row([(0, 1)], .greaterThanOrEqual, 60, at: 751),
        row([(0, 1)], .lessThanOrEqual, 60, at: 250), row([(0, 1), (1, -0.5)], .lessThanOrEqual, 0),
      ])
    problem.parameters = [0]
    let conditions = try #require(presolved(problem, at: Parameters(first: 320))).conditions
    let holds = [320.0, 120, 119].map { width in conditions.allSatisfy { $0.value(at: Parameters(first: width)) >= 0 } }
    expect(holds, is: [true, true, false])
    var solver = LinearSolver(problem)
    for width in [320.0, 120, 100, 320] {
      solver.setConstant(-width, at: 0)
      expect(solver.solution().values[0], is: min(60, width / 2))
    }
  }
}
