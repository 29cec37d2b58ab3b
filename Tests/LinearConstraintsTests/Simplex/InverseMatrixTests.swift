import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// Variables in terms of the rows that are zero.
@Suite struct InverseMatrixTests {
  /// A vector of some numbers.
  private func vector(_ numbers: [Double]) -> ColumnVector {
    var vector = ColumnVector()
    vector.reset(count: numbers.count)
    for (column, number) in numbers.enumerated() { vector[column] = number }
    return vector
  }

  private func entries(_ matrix: InverseMatrix) -> [[Double]] {
    (0..<matrix.count).map { variable in (0..<matrix.count).map { matrix.entry(variable, $0) } }
  }

  @Test func `at first each variable is its own column`() {
    var matrix = InverseMatrix()
    matrix.reset(count: 3)
    #expect(entries(matrix) == [[1, 0, 0], [0, 1, 0], [0, 0, 1]])
    var changed = ReusableList<LinearConstraint.Term>()
    matrix.exchange(0, with: vector([2, 1, 0]), changed: &changed)
    matrix.reset(count: 2)
    #expect(entries(matrix) == [[1, 0], [0, 1]])
  }

  @Test func `an exchange puts a row in the place of a column`() {
    // r = 2x + 4y, so x = r/2 − 2y.
    var matrix = InverseMatrix()
    matrix.reset(count: 2)
    var changed = ReusableList<LinearConstraint.Term>()
    changed.append(.init(9, 9))
    matrix.exchange(0, with: vector([2, 4]), changed: &changed)
    #expect(entries(matrix) == [[0.5, -2], [0, 1]])
    #expect(Array(changed) == [.init(0, 0.5)])
  }

  @Test func `a sum of variables is a sum of columns`() {
    var matrix = InverseMatrix()
    matrix.reset(count: 2)
    var changed = ReusableList<LinearConstraint.Term>()
    matrix.exchange(0, with: vector([2, 4]), changed: &changed)
    var row = vector([1, 1])
    matrix.add(0, times: 4, to: &row)
    #expect([row[0], row[1]] == [3, -7])
    #expect(matrix.value(of: 0, columns: vector([4, 3])) == -4)
  }

  @Test(arguments: [3, 70])
  func `a column is found in the variables that contain it`(count: Int) {
    var matrix = InverseMatrix()
    matrix.reset(count: count)
    var changed = ReusableList<LinearConstraint.Term>()
    // Each new column is a variable and half the next one's, from behind.
    for column in (0..<count - 1).reversed() {
      var row = vector(Array(repeating: 0, count: count))
      matrix.add(column, times: 1, to: &row)
      matrix.add(column + 1, times: 0.5, to: &row)
      matrix.exchange(column, with: row, changed: &changed)
    }
    for column in 0..<count {
      matrix.collect(column, into: &changed)
      let expected = (0..<count).map { LinearConstraint.Term($0, matrix.entry($0, column)) }.filter {
        $0.coefficient != 0
      }
      #expect(Array(changed) == expected)
    }
  }

  @Test func `squares of columns are known through exchanges`() {
    var matrix = InverseMatrix()
    matrix.reset(count: 5)
    var changed = ReusableList<LinearConstraint.Term>()
    matrix.exchange(0, with: vector([2, 4, 0, 0, 1]), changed: &changed)
    matrix.computeEdgeWeights()
    matrix.exchange(4, with: vector([1, 0, 3, 0, 0.5]), changed: &changed)
    let squares = matrix.edgeWeights
    for column in 0..<5 {
      #expect(squares[column] == (0..<5).reduce(0) { $0 + matrix.entry($1, column) * matrix.entry($1, column) })
    }
  }

  @Test(arguments: UInt64(1)...5)
  func `after many exchanges it still is the inverse`(seed: UInt64) {
    var generator = SeededRandomNumberGenerator(seed: seed)
    let count = 6
    // The rows whose values the columns are, in terms of the variables.
    var rows = (0..<count).map { row in (0..<count).map { $0 == row ? 1.0 : 0 } }
    var matrix = InverseMatrix()
    matrix.reset(count: count)
    var changed = ReusableList<LinearConstraint.Term>()
    for _ in 0..<40 {
      let new = (0..<count).map { _ in Double(Int.random(in: -2...2, using: &generator)) }
      var coefficients = vector(Array(repeating: 0, count: count))
      for variable in 0..<count { matrix.add(variable, times: new[variable], to: &coefficients) }
      guard let column = (0..<count).max(by: { abs(coefficients[$0]) < abs(coefficients[$1]) }),
        abs(coefficients[column]) > 0.1
      else { continue }
      matrix.exchange(column, with: coefficients, changed: &changed)
      rows[column] = new
    }
    for row in 0..<count {
      var product = vector(Array(repeating: 0, count: count))
      for variable in 0..<count { matrix.add(variable, times: rows[row][variable], to: &product) }
      #expect(agree((0..<count).map { product[$0] }, (0..<count).map { $0 == row ? 1 : 0 }, within: 1e-9))
    }
  }
}
