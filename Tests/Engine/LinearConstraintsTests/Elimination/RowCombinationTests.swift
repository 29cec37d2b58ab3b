import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// The combinations of eliminated rows that yield sums, and those that prove a contradiction.
@Suite struct RowCombinationTests {
  /// Returns the sum of rows, each multiplied by its factor: the terms other than zero, and the constant.
  private func sum(_ factors: [RowFactor], _ problem: LinearProblem) -> (terms: [Int: Double], constant: Double) {
    var terms: [Int: Double] = [:]
    var constant = 0.0
    for factor in factors {
      guard factor.row < problem.constraints.count else {
        terms[problem.nonNegative[factor.row - problem.constraints.count], default: 0] += factor.factor
        continue
      }
      let constraint = problem.constraints[factor.row]
      constant += factor.factor * constraint.constant
      for term in constraint.terms { terms[term.variable, default: 0] += factor.factor * term.coefficient }
    }
    return (terms.filter { abs($0.value) > 1e-9 }, constant)
  }

  private func factors(of terms: [Int: Double], in problem: LinearProblem) -> [RowFactor] {
    let stages = Stages(problem)
    var combination = RowCombination<Double>(stages.system, stages.elimination.pivots)
    return combination.factors(of: terms.map { (key: $0.key, value: $0.value) })
      .map { RowFactor(row: $0.row, factor: $0.factor) }
  }

  @Test func `a sum that follows from equalities is a combination of them`() {
    let problem = LinearProblem(
      5,
      [
        row([(0, 1)], .equal, 3), row([(1, 1), (0, -2)], .equal, 1), row([(2, 1), (1, 1), (3, 1)], .equal, 5),
        row([(3, 1), (2, -1), (0, 4)], .equal, 2), row([(4, 1)], .equal, 8),
      ])
    let factors = factors(of: [2: 3], in: problem)
    #expect(!factors.contains { $0.row == 4 })
    expect(sum(factors, problem).terms.mapValues { ($0 * 1e6).rounded() / 1e6 }, is: [2: 3])
  }

  @Test func `an independent sum has no combination`() {
    let problem = LinearProblem(2, [row([(0, 1)], .equal, 3)])
    #expect(factors(of: [:], in: problem).isEmpty)
    #expect(factors(of: [1: 2], in: problem).isEmpty)
  }

  @Test(arguments: UInt64(1)...6)
  func `the rows of a contradiction add up to an impossible number`(seed: UInt64) {
    var problems = RandomProblems(seed: seed)
    var found = 0
    for _ in 0..<60 {
      let problem = problems.nextRequiredOnly(rowCount: 9)
      var solver = LinearSolver(problem)
      guard let contradiction = solver.contradiction() else { continue }
      found += 1
      let sum = sum(contradiction, problem)
      #expect(sum.terms.isEmpty && sum.constant < -1e-6, "\(problem)")
      for factor in contradiction where factor.row < problem.constraints.count {
        switch problem.constraints[factor.row].relation {
        case .equal: break
        case .greaterThanOrEqual: #expect(factor.factor > 0)
        case .lessThanOrEqual: #expect(factor.factor < 0)
        }
      }
    }
    #expect(found > 20)
  }
}
