import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// Underdetermined variables, and preferences about variables that elimination has expressed in terms of them.
@Suite struct UnderdeterminedVariablesTests {
  @Test func `intervals add up, and a missing bound stays missing`() {
    expect(Interval(minimum: 1, maximum: 4) + Interval(minimum: -2, maximum: 6), is: Interval(minimum: -1, maximum: 10))
    expect(Interval(minimum: 1, maximum: nil) + Interval(2), is: Interval(minimum: 3, maximum: nil))
    expect(Interval(minimum: -.infinity, maximum: .nan), is: Interval(minimum: nil, maximum: nil))
  }

  @Test func `an interval is ambiguous if it is visibly wide`() {
    #expect(!Interval(3).isAmbiguous)
    #expect(!Interval(minimum: 3, maximum: 3 + Tolerance.ambiguity / 2).isAmbiguous)
    #expect(Interval(minimum: 3, maximum: 3 + 2 * Tolerance.ambiguity).isAmbiguous)
    #expect(Interval(minimum: nil, maximum: 3).isAmbiguous)
  }

  @Test func `a value tied to an ambiguous value is ambiguous, mirrored and scaled`() {
    // x = 100 − 2y with y from 10 to 20.
    let solution = LinearProblem(
      2,
      [
        row([(0, 1), (1, 2)], .equal, 100), row([(1, 1)], .greaterThanOrEqual, 10), row([(1, 1)], .lessThanOrEqual, 20),
      ],
      preferences: [preference(0, 65)]
    ).solution()
    expect(solution.open, is: [.init(preference: 0, minimum: 60, maximum: 80)])
    #expect(agree(solution.values, [65, 17.5]))
  }

  @Test func `a value defined by ambiguous values is ambiguous`() {
    // Three widths from 0 to 10 and a remainder sum to 30.
    var constraints = [row([(0, 1), (1, 1), (2, 1), (3, 1)], .equal, 30), row([(4, 1), (3, -1), (0, -1)], .equal, 0)]
    for width in 0..<3 { constraints.append(row([(width, 1)], .lessThanOrEqual, 10)) }
    let solution = LinearProblem(5, nonNegative: [0, 1, 2, 3], constraints, preferences: [preference(4, 12)]).solution()
    expect(solution.open, is: [.init(preference: 0, minimum: 10, maximum: 30)])
    #expect(agree([solution.values[4]], [12]))
    #expect(agree([solution.values[0...3].reduce(0, +)], [30]))
  }

  @Test func `a sum of independent values has the sum of their intervals`() {
    let sum = LinearProblem.Preference([.init(0, 1), .init(1, -2)], constant: 5, target: 0)
    let solution = LinearProblem(
      2, nonNegative: [0, 1], [row([(0, 1)], .lessThanOrEqual, 4), row([(1, 1)], .lessThanOrEqual, 3)],
      preferences: [sum, preference(1, 9)]
    ).solution()
    #expect(
      solution.open == [.init(preference: 0, minimum: -1, maximum: 9), .init(preference: 1, minimum: 0, maximum: 3)])
    #expect(agree(solution.values, [1, 3]))
  }

  @Test func `a preference for a determined value changes nothing`() {
    let solution = LinearProblem(
      2, [row([(0, 1)], .equal, 4), row([(1, 1)], .equal, 7, at: 3)],
      preferences: [preference(0, 50), preference(1, 50)]
    ).solution()
    #expect(solution.open.isEmpty)
    #expect(agree(solution.values, [4, 7]))
  }

  @Test func `an earlier preference wins over a later one`() {
    let difference = LinearProblem.Preference([.init(1, 1), .init(0, -1)], target: 10)
    let problem = LinearProblem(2, [], preferences: [preference(0, 5), difference, preference(1, 99)])
    #expect(agree(problem.solution().values, [5, 15]))
    var turned = problem
    turned.preferences.reverse()
    #expect(agree(turned.solution().values, [89, 99]))
  }

  @Test func `a value that is ambiguous at one size may be determined at another`() {
    // The only bounds: the value is at most the width and at least 100.
    var problem = LinearProblem(
      2,
      [
        row([(0, 1)], .equal, 100), row([(1, 1), (0, -1)], .lessThanOrEqual, 0),
        row([(1, 1)], .greaterThanOrEqual, 100),
      ],
      preferences: [preference(1, 130)])
    problem.parameters = [0]
    var solver = LinearSolver(problem)
    let solutions = [100.0, 300, 100, 120].map { width in
      solver.setConstant(-width, at: 0)
      return solver.solution()
    }
    expect(solutions.map(\.open.count), is: [0, 1, 0, 1])
    #expect(agree(solutions.map { $0.values[1] }, [100, 130, 100, 120]))
  }
}
