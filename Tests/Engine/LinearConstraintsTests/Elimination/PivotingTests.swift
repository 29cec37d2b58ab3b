import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// Long equalities, each solved for one of its variables.
@Suite struct PivotingTests {
  /// Returns the definitions from rows `terms = right`.
  private func solve(_ rows: [(terms: [(Int, Double)], right: Double)], variableCount: Int) -> Pivoting {
    var pivoting = Pivoting(variableCount: variableCount, rowCount: rows.count)
    var sum = SparseAccumulator(variableCount: variableCount)
    for (number, row) in rows.enumerated() {
      sum.clear()
      sum.constant = ParametricValue(-row.right)
      for (variable, coefficient) in row.terms { sum.add(variable, times: coefficient) }
      pivoting.add(number, sum)
    }
    pivoting.solve(of: LinearSystem(LinearProblem(variableCount, [])), after: [], &sum)
    return pivoting
  }

  /// Returns the values of the definitions. Each other variable has its index as the value.
  private func values(_ pivoting: Pivoting, variableCount: Int) -> [Double] {
    var values = (0..<variableCount).map { Double($0) }
    for definition in pivoting.definitions.reversed() {
      values[definition.variable] = pivoting.definitionTerms[definition.terms]
        .reduce(definition.constant.value(at: Parameters())) { $0 + $1.coefficient * values[$1.variable] }
    }
    return values
  }

  @Test func `rows with a variable of their own are solved without growing`() {
    let rows: [([(Int, Double)], Double)] = [
      ([(0, 1), (1, 1), (2, 1)], 6), ([(0, 1), (1, -1), (3, 2)], 4), ([(0, 1), (1, 3), (4, 1)], 1),
    ]
    let pivoting = solve(rows, variableCount: 5)
    expect(pivoting.definitions.map(\.terms.count), is: [2, 2, 2])
    expect(Set(pivoting.definitions.map(\.row)), is: [0, 1, 2])
    #expect(pivoting.residuals.isEmpty)
  }

  @Test func `a definition refers only to later ones and to undefined variables`() {
    let rows: [([(Int, Double)], Double)] = (0..<6).map { ([($0, 1), ($0 + 1, -2), ($0 + 2, 1)], Double($0)) }
    let pivoting = solve(rows, variableCount: 8)
    var earlier: Set<Int> = []
    for definition in pivoting.definitions {
      earlier.insert(definition.variable)
      #expect(pivoting.definitionTerms[definition.terms].allSatisfy { !earlier.contains($0.variable) })
    }
    let values = values(pivoting, variableCount: 8)
    #expect(rows.allSatisfy { row in abs(row.0.reduce(-row.1) { $0 + $1.1 * values[$1.0] }) < 1e-9 })
  }

  @Test func `a row that follows from others leaves its constant`() {
    let pivoting = solve(
      [
        ([(0, 1), (1, 1), (2, 1)], 6), ([(0, 1), (1, -1), (2, 3)], 4), ([(0, 2), (2, 4)], 11),
      ], variableCount: 3)
    expect(pivoting.definitions.count, is: 2)
    expect(pivoting.residuals.count, is: 1)
    #expect(pivoting.residuals.allSatisfy { abs($0.value.constant) >= 0.25 && abs($0.value.constant) <= 1 })
  }

  @Test func `the solver does not divide by a small coefficient if there is another`() {
    let pivoting = solve([([(0, 1e-6), (1, 1), (2, 1)], 3), ([(1, 1), (2, -1), (3, 1)], 0)], variableCount: 4)
    #expect(!pivoting.definitions.map(\.variable).contains(0))
  }
}
