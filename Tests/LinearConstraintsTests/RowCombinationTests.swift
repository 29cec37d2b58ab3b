import Testing

@testable import LinearConstraints

/// How sums follow from the rows that elimination has used up, and what makes rows contradict each other.
@Suite struct RowCombinationTests {
  /// The sum of rows, each times its factor and turned to `≥`: the terms that are not zero, and the constant.
  private func sum(_ factors: [RowFactor], _ problem: LinearProblem) -> (terms: [Int: Double], constant: Double) {
    var terms: [Int: Double] = [:]
    var constant = 0.0
    for factor in factors {
      guard factor.row < problem.constraints.count else {
        terms[problem.nonNegative[factor.row - problem.constraints.count], default: 0] += factor.factor
        continue
      }
      let constraint = problem.constraints[factor.row]
      let sign = constraint.relation == .lessThanOrEqual ? -factor.factor : factor.factor
      constant += sign * constraint.constant
      for term in constraint.terms { terms[term.variable, default: 0] += sign * term.coefficient }
    }
    return (terms.filter { abs($0.value) > 1e-9 }, constant)
  }

  private func combination(_ problem: LinearProblem) -> RowCombination {
    let stages = Stages(problem)
    return RowCombination(stages.system, stages.elimination)
  }

  @Test func `a sum that follows from equalities is a sum of them`() {
    let problem = LinearProblem(
      5,
      [
        row([(0, 1)], .equal, 3), row([(1, 1), (0, -2)], .equal, 1), row([(2, 1), (1, 1), (3, 1)], .equal, 5),
        row([(3, 1), (2, -1), (0, 4)], .equal, 2), row([(4, 1)], .equal, 8),
      ])
    let factors = combination(problem).factors(of: [2: 3])
    #expect(!factors.contains { $0.row == 4 })
    #expect(factors.map(\.row) == factors.map(\.row).sorted())
    #expect(sum(factors, problem).terms.mapValues { ($0 * 1e6).rounded() / 1e6 } == [2: 3])
  }

  @Test func `nothing follows from nothing`() {
    let problem = LinearProblem(2, [row([(0, 1)], .equal, 3)])
    #expect(combination(problem).factors(of: [:]).isEmpty)
    #expect(combination(problem).factors(of: [1: 2]).isEmpty)
  }

  @Test(arguments: UInt64(1)...6)
  func `the rows of a contradiction add up to a number that is not allowed`(seed: UInt64) {
    var problems = RandomProblems(seed: seed)
    var found = 0
    for _ in 0..<60 {
      let problem = problems.nextRequiredOnly(rowCount: 9)
      var solver = LinearSolver(problem)
      do {
        _ = try solver.feasibleSolution()
      } catch {
        found += 1
        let behind = RowCombination(solver.system, solver.elimination).factors(of: error.rows)
        let sum = sum(error.rows + behind.map { RowFactor(row: $0.row, factor: -$0.factor) }, problem)
        #expect(sum.terms.isEmpty, "\(problem)")
        #expect(abs(sum.constant) > 1e-6, "\(problem)")
      }
    }
    #expect(found > 20)
  }
}
