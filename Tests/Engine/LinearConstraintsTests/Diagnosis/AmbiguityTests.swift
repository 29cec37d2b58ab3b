import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// Variables that the constraints leave ambiguous, and the preferences that determine them (specification AMB-01 to
/// AMB-04, CLP-01).
@Suite struct AmbiguityTests {
  @Test func `two labels of equal resistance share the loss in more than one way`() {
    let problem = LinearProblem(
      2, nonNegative: [0, 1],
      [
        row([(0, 1), (1, 1)], .equal, 272),
        row([(0, 1)], .greaterThanOrEqual, 141, at: 750), row([(1, 1)], .greaterThanOrEqual, 172, at: 750),
      ], preferences: [preference(1, 172), preference(0, 141)])
    let solution = problem.solution()
    expect(solution.open.map(\.preference), is: [0, 1])
    #expect(agree(solution.open.compactMap(\.minimum), [131, 100]))
    #expect(agree(solution.open.compactMap(\.maximum), [172, 141]))
    #expect(agree(solution.values, [100, 172]))
  }

  @Test func `an unconstrained size is ambiguous from zero upward`() {
    let solution = LinearProblem(1, nonNegative: [0], [], preferences: [preference(0, 30)]).solution()
    expect(solution.open, is: [LinearSolution.OpenExpression(preference: 0, minimum: 0, maximum: nil)])
    #expect(agree(solution.values, [30]))
  }

  @Test func `an unconstrained position is ambiguous in both directions`() {
    let solution = LinearProblem(1, [], preferences: [preference(0, -8)]).solution()
    expect(solution.open, is: [LinearSolution.OpenExpression(preference: 0, minimum: nil, maximum: nil)])
    #expect(agree(solution.values, [-8]))
  }

  @Test func `inequalities alone leave an interval`() {
    let problem = LinearProblem(
      1, [row([(0, 1)], .greaterThanOrEqual, 20), row([(0, 1)], .lessThanOrEqual, 80)],
      preferences: [preference(0, 100)])
    let solution = problem.solution()
    expect(solution.open, is: [LinearSolution.OpenExpression(preference: 0, minimum: 20, maximum: 80)])
    #expect(agree(solution.values, [80]))
  }

  @Test func `a difference can be determined although both values are ambiguous`() {
    let difference = LinearProblem.Preference([.init(0, 1), .init(1, -1)], target: 3)
    let problem = LinearProblem(
      2, [row([(0, 1), (1, -1)], .equal, 5, at: 900)], preferences: [difference, preference(0, 12)])
    let solution = problem.solution()
    expect(solution.open.map(\.preference), is: [1])
    #expect(agree(solution.values, [12, 7]))
  }

  @Test func `a preference ties independent values`() {
    let problem = LinearProblem(
      2, nonNegative: [0, 1], [row([(0, 1)], .lessThanOrEqual, 10)],
      preferences: [
        LinearProblem.Preference([.init(1, 1), .init(0, -1)], constant: 2, target: 0), preference(0, 6),
        preference(1, 9),
      ])
    let solution = problem.solution()
    expect(solution.open.map(\.preference), is: [0, 1, 2])
    expect(solution.open.first?.minimum, is: -8)
    #expect(agree(solution.values, [6, 4]))
  }

  @Test func `an interval of zero length is a single value`() {
    let problem = LinearProblem(
      2,
      [
        row([(0, 1), (1, 1)], .lessThanOrEqual, 10), row([(0, 1), (1, -1)], .lessThanOrEqual, 0),
        row([(0, 1)], .greaterThanOrEqual, 5), row([(1, 1)], .lessThanOrEqual, 40),
      ], preferences: [preference(0, 0), preference(1, 0)])
    let solution = problem.solution()
    #expect(solution.open.isEmpty)
    #expect(agree(solution.values, [5, 5]))
  }

  @Test(arguments: UInt64(1)...10)
  func `intervals and choices match those of all corners`(seed: UInt64) {
    var problems = RandomProblems(seed: seed)
    var freeCount = 0
    for _ in 0..<100 {
      let problem = problems.nextInBox()
      let oracle = LexicographicOracle(problem: problem)
      guard let best = oracle.optimum() else { continue }
      let optima = oracle.corners().filter {
        oracle.violation(of: nil, at: $0) <= 1e-7 && !LexicographicOracle.precedes(best, oracle.costs(at: $0))
      }
      let solution = problem.solution()
      freeCount += solution.open.count
      #expect(agree(Self.intervals(of: solution, problem), Self.intervals(of: optima, problem)), "\(problem)")
      #expect(agree(solution.values, Self.chosen(problem)), "\(problem)")
    }
    #expect(freeCount > 20)
  }

  /// Returns the lowest and highest value of each variable in turn, as the solver reports them.
  private static func intervals(of solution: LinearSolution, _ problem: LinearProblem) -> [Double] {
    problem.preferences.indices.flatMap { index in
      let variable = problem.preferences[index].terms[0].variable
      guard let open = solution.open.first(where: { $0.preference == index }) else {
        return [solution.values[variable], solution.values[variable]]
      }
      return [open.minimum ?? .infinity, open.maximum ?? .infinity]
    }
  }

  /// Returns the lowest and highest value of each variable in turn over corners.
  private static func intervals(of corners: [[Double]], _ problem: LinearProblem) -> [Double] {
    problem.preferences.flatMap { preference in
      let values = corners.map { $0[preference.terms[0].variable] }
      return [values.min() ?? .nan, values.max() ?? .nan]
    }
  }

  /// Returns the corner that results if each preference is an additional constraint, weaker than all previous ones.
  private static func chosen(_ problem: LinearProblem) -> [Double] {
    var problem = problem
    for (index, preference) in problem.preferences.enumerated() {
      let constraint = LinearConstraint(
        preference.terms, constant: -preference.target, .equal, priority: -Double(index))
      problem.constraints.append(constraint)
    }
    let oracle = LexicographicOracle(problem: problem)
    let best = oracle.optimum() ?? []
    return oracle.corners().first {
      oracle.violation(of: nil, at: $0) <= 1e-7 && !LexicographicOracle.precedes(best, oracle.costs(at: $0))
    } ?? []
  }
}
