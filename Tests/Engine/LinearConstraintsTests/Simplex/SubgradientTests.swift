import Testing

@testable import LinearConstraints

/// Subgradients at degenerate optima: many constraints of one level that hold at the same point (specification SOL-03,
/// AMB-02).
@Suite struct SubgradientTests {
  /// Returns a problem whose variables sum to the width of the screen and should be equal. At a higher priority, each
  /// variable should be at least its number.
  private func web(_ count: Int, width: Double) -> LinearProblem {
    let all = (1...count).map { ($0, 1.0) }
    var problem = LinearProblem(
      count + 1, [row([(0, 1)], .equal, width), row(all + [(0, -1)], .equal, 0)])
    problem.parameters = [0]
    for variable in 1...count {
      problem.constraints.append(row([(variable, 1)], .greaterThanOrEqual, Double(variable), at: 700))
      for other in 1..<variable {
        problem.constraints.append(row([(variable, 1), (other, -1)], .equal, 0, at: 500))
      }
    }
    return problem
  }

  @Test(arguments: [36.0, 78, 120]) func `the variables of a web are equal, except for bounded ones`(
    width: Double
  ) {
    let (narrow, wide) = (30.0 / 9, 87.0 / 9)
    let values: [Double: (Int) -> Double] = [
      36: { min(Double($0), narrow) }, 78: { Double($0) }, 120: { max(Double($0), wide) },
    ]
    #expect(agree(web(12, width: width).solution().values, [width] + (1...12).map { values[width]?($0) ?? .nan }))
  }

  @Test func `a web needs one or two exchanges per variable`() {
    // The time of an exchange is quadratic in the number of variables, and each moves all rows of the web.
    let works = [20, 40, 80].map { count in
      var solver = LinearSolver(web(count, width: 5000))
      _ = solver.solution()
      return solver.work
    }
    #expect(works[1] < 10 * works[0] && works[2] < 10 * works[1])
  }

  @Test(arguments: UInt64(1)...6)
  func `webs are solved to their exact optima, with exact ambiguous intervals`(seed: UInt64) throws {
    var problems = RandomProblems(seed: seed)
    for _ in 0..<20 {
      let problem = problems.nextWeb()
      let solution = problem.solution()
      let exact = try ExactOptimum(problem)
      let costs = LexicographicOracle(problem: problem).costs(at: solution.values)
      #expect(agree(costs, exact.costs.dropFirst().map(\.double), within: 1e-5), "\(problem)")
      for (position, preference) in problem.preferences.enumerated() {
        let interval = try exact.interval(of: preference.terms)
        let open = solution.open.first { $0.preference == position }
        let value = solution.values[preference.terms[0].variable]
        #expect(agree([open?.minimum ?? value], [interval.minimum?.double ?? .nan]), "\(problem)")
        #expect(agree([open?.maximum ?? value], [interval.maximum?.double ?? .nan]), "\(problem)")
      }
    }
  }

  @Test(arguments: UInt64(1)...6)
  func `rows that are zero at only one size are not implicit equalities at others`(seed: UInt64) {
    var problems = RandomProblems(seed: seed)
    for _ in 0..<20 {
      var problem = problems.nextWeb()
      problem.constraints.append(row([(problem.variableCount, 1)], .equal, 10))
      problem.parameters = [problem.constraints.count - 1]
      // Half of the rows depend on the parameter. All have their original constants if it is ten.
      for position in problem.constraints.indices where problem.constraints[position].relation == .equal {
        guard problem.constraints[position].priority != nil, problems.number(in: 0...1) == 0 else { continue }
        var row = problem.constraints[position]
        row.terms.append(.init(problem.variableCount, 1))
        row.constant -= 10
        problem.constraints.replaceSubrange(position..<position + 1, with: [row])
      }
      problem.variableCount += 1
      var solver = LinearSolver(problem)
      for size in [10.0, 11, 9.5, 30, 10, 0] {
        solver.setConstant(-size, at: problem.parameters[0])
        #expect(solver.solution().values == solver.problem.solution().values, "\(problem)")
      }
    }
  }
}
