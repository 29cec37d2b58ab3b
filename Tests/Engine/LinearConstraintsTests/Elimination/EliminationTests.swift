import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// Required equalities, eliminated one by one.
@Suite struct EliminationTests {
  private func eliminate(_ problem: LinearProblem) -> Elimination {
    var sum = SparseAccumulator(variableCount: problem.variableCount)
    return Elimination(LinearSystem(problem), &sum)
  }

  private func values(_ elimination: Elimination, of unknowns: [Double], at parameters: Parameters = .init())
    -> [Double]
  {
    var values = unknowns
    elimination.complete(&values) { $0.value(at: parameters) }
    return values
  }

  @Test func `a known value determines all values that depend on it`() {
    let elimination = eliminate(
      LinearProblem(
        4,
        [
          row([(0, 1), (1, 1), (2, 1), (3, 1)], .equal, 10), row([(1, 2), (0, -1)], .equal, 0),
          row([(2, 1), (1, -1)], .equal, 1), row([(0, 1)], .equal, 4),
        ]))
    #expect(!(0..<4).contains { elimination.isUnknown($0) })
    #expect(elimination.definitions.isEmpty)
    expect(elimination.pivots.count, is: 4)
    expect(values(elimination, of: [0, 0, 0, 0]), is: [4, 2, 3, 1])
  }

  @Test func `rows of three variables that no other row shortens are solved`() {
    let rows = [
      row([(0, 1), (1, 1), (2, 1)], .equal, 12), row([(1, 1), (2, 1), (3, 1)], .equal, 9),
      row([(0, 1), (2, -1), (3, 1)], .equal, 1),
    ]
    let elimination = eliminate(LinearProblem(4, rows))
    expect((0..<4).filter { elimination.isUnknown($0) }.count, is: 1)
    expect(elimination.definitions.count, is: 3)
    let values = values(elimination, of: [5, 5, 5, 5])
    #expect(
      rows.allSatisfy { row in abs(row.terms.reduce(row.constant) { $0 + values[$1.variable] * $1.coefficient }) < 1e-9
      })
  }

  @Test func `values depend on the parameters`() {
    var problem = LinearProblem(
      3,
      [row([(0, 1)], .equal, 320), row([(1, 1)], .equal, 480), row([(2, 1), (0, -0.5), (1, 1)], .equal, 7)])
    problem.parameters = [0, 1]
    let elimination = eliminate(problem)
    expect(values(elimination, of: [0, 0, 0], at: .init(first: 320, second: 480)), is: [320, 480, -313])
    expect(values(elimination, of: [0, 0, 0], at: .init(first: 100, second: 20)), is: [100, 20, 37])
  }

  @Test func `a repeated equality leaves a residual that must be zero`() {
    let elimination = eliminate(
      LinearProblem(
        2,
        [row([(0, 1), (1, 1)], .equal, 3), row([(0, 2), (1, 2)], .equal, 6), row([(1, -1), (0, -1)], .equal, -5)]))
    expect(elimination.residuals.map(\.row), is: [1, 2])
    expect(elimination.residuals.map { abs($0.value.constant) }, is: [0, 2])
  }

  @Test func `inequalities and optional constraints are not eliminated`() {
    let elimination = eliminate(
      LinearProblem(2, [row([(0, 1)], .lessThanOrEqual, 3), row([(1, 1)], .equal, 3, at: 999)]))
    #expect(elimination.isUnknown(0) && elimination.isUnknown(1))
    #expect(elimination.pivots.isEmpty)
  }

  @Test func `a row in terms of unknown variables contains no other`() {
    let problem = LinearProblem(
      5,
      [
        row([(0, 1), (1, 1), (2, 1)], .equal, 12), row([(0, 1), (1, -1), (3, 2)], .equal, 9),
        row([(4, 1), (0, -2)], .equal, 1), row([(4, 1), (3, 1), (2, 1)], .lessThanOrEqual, 40),
      ])
    var sum = SparseAccumulator(variableCount: 5)
    let system = LinearSystem(problem)
    var elimination = Elimination(system, &sum)
    elimination.reduce(3, of: system, into: &sum)
    #expect(!sum.terms.isEmpty && sum.terms.allSatisfy { elimination.isUnknown($0.variable) })
    // The row with its sign reversed: 40 − x₄ − x₃ − x₂.
    let values = values(elimination, of: [3, 1, 4, 1, 5])
    let reduced = sum.terms.reduce(sum.constant.constant) { $0 + $1.coefficient * values[$1.variable] }
    #expect(abs(reduced - (40 - values[4] - values[3] - values[2])) < 1e-9)
  }
}
