import LinearConstraints
import Testing

/// Compares the solver's results with exact ones (specification SOL-03, AMB-02, G-05).
@Suite struct ExactOptimalityTests {
  @Test(arguments: UInt64(1)...8)
  func `every level is at its exact optimum`(seed: UInt64) throws {
    var problems = RandomProblems(seed: seed)
    for _ in 0..<20 {
      let count = problems.number(in: 2...6)
      try expectOptimal(problems.next(variableCount: count, rowCount: 4 * count, levelCount: 6))
    }
  }

  @Test(arguments: UInt64(1)...3)
  func `a hundred levels are at their exact optima`(seed: UInt64) throws {
    var problems = RandomProblems(seed: seed)
    for _ in 0..<2 { try expectOptimal(problems.next(variableCount: 6, rowCount: 130, levelCount: 100)) }
  }

  @Test func `constraints of one level share the rest optimally`() throws {
    var problems = RandomProblems(seed: 3)
    for _ in 0..<40 { try expectOptimal(problems.next(variableCount: 4, rowCount: 12, levelCount: 1)) }
  }

  @Test(arguments: UInt64(1)...6)
  func `ambiguous intervals are exact`(seed: UInt64) throws {
    var problems = RandomProblems(seed: seed)
    var freeCount = 0
    for _ in 0..<40 {
      let count = problems.number(in: 2...5)
      let problem = problems.next(variableCount: count, rowCount: problems.number(in: 0...count), levelCount: 3)
      let solution = problem.solution()
      let exact = try ExactOptimum(problem)
      freeCount += solution.open.count
      for (position, preference) in problem.preferences.enumerated() {
        let interval = try exact.interval(of: preference.terms)
        let open = solution.open.first { $0.preference == position }
        #expect((open == nil) == (interval.minimum != nil && interval.minimum == interval.maximum), "\(problem)")
        guard let open else { continue }
        #expect(
          isBound(open.minimum, at: interval.minimum) && isBound(open.maximum, at: interval.maximum), "\(problem)")
      }
    }
    #expect(freeCount > 20)
  }

  @Test(arguments: UInt64(1)...4)
  func `preferences are applied in order, like ever weaker constraints`(seed: UInt64) throws {
    var problems = RandomProblems(seed: seed)
    for _ in 0..<20 {
      let count = problems.number(in: 2...5)
      let problem = problems.next(variableCount: count, rowCount: problems.number(in: 0...count), levelCount: 3)
      var ranked = problem
      for (position, preference) in problem.preferences.enumerated() {
        ranked.constraints.append(
          LinearConstraint(preference.terms, constant: -preference.target, .equal, priority: -Double(position)))
      }
      expect(problem.solution().values, areOptimalFor: ranked, try ExactOptimum(ranked))
    }
  }

  private func expectOptimal(_ problem: LinearProblem) throws {
    let solution = problem.solution()
    #expect(solution.conflicts.isEmpty, "\(problem)")
    expect(solution.values, areOptimalFor: problem, try ExactOptimum(problem))
  }

  /// Values are rounded to a grid, so that sums of many violations have small errors.
  private func expect(_ values: [Double], areOptimalFor problem: LinearProblem, _ exact: ExactOptimum) {
    let oracle = LexicographicOracle(problem: problem)
    let costs = [oracle.violation(of: nil, at: values)] + oracle.costs(at: values)
    #expect(agree(costs, exact.costs.map(\.double), within: 1e-5), "\(problem)")
  }

  private func isBound(_ bound: Double?, at exact: Fraction?) -> Bool {
    guard let bound, let exact else { return bound == nil && exact == nil }
    return abs(bound - exact.double) <= 1e-6
  }
}
