import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// The matrix that expresses variables in terms of the rows that are zero.
@Suite struct InverseMatrixTests {
  /// Returns a vector of some numbers.
  private func vector(_ numbers: [Double]) -> ColumnVector {
    var vector = ColumnVector()
    vector.reset(count: numbers.count)
    for (column, number) in numbers.enumerated() { vector[column] = number }
    return vector
  }

  private func entries(_ matrix: InverseMatrix) -> [[Double]] {
    (0..<matrix.count).map { variable in (0..<matrix.count).map { matrix.entry(variable, $0) } }
  }

  @Test func `the initial matrix is the identity`() {
    var matrix = InverseMatrix()
    matrix.reset(count: 3)
    expect(entries(matrix), is: [[1, 0, 0], [0, 1, 0], [0, 0, 1]])
    var changed = ReusableList<LinearConstraint.Term>()
    matrix.exchange(0, with: vector([2, 1, 0]), changed: &changed)
    matrix.reset(count: 2)
    expect(entries(matrix), is: [[1, 0], [0, 1]])
  }

  @Test func `an exchange replaces a column by a row`() {
    // r = 2x + 4y, so x = r/2 − 2y.
    var matrix = InverseMatrix()
    matrix.reset(count: 2)
    var changed = ReusableList<LinearConstraint.Term>()
    changed.append(.init(9, 9))
    matrix.exchange(0, with: vector([2, 4]), changed: &changed)
    expect(entries(matrix), is: [[0.5, -2], [0, 1]])
    expect(Array(changed), is: [.init(0, 0.5)])
  }

  @Test func `a sum of variables is a sum of columns`() {
    var matrix = InverseMatrix()
    matrix.reset(count: 2)
    var changed = ReusableList<LinearConstraint.Term>()
    matrix.exchange(0, with: vector([2, 4]), changed: &changed)
    var row = vector([1, 1])
    matrix.add(0, times: 4, to: &row)
    expect([row[0], row[1]], is: [3, -7])
    expect(matrix.value(of: 0, columns: vector([4, 3])), is: -4)
  }

  @Test(arguments: [3, 70, 150])
  func `a column is found in the variables that contain it`(count: Int) {
    var matrix = InverseMatrix()
    matrix.reset(count: count)
    var changed = ReusableList<LinearConstraint.Term>()
    // Each new column is a variable plus half the next one, in reverse order.
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
      expect(Array(changed), is: expected)
    }
  }

  @Test func `squares of columns are updated by exchanges`() {
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

  @Test func `an exchange counts each block of each changed row`() {
    var matrix = InverseMatrix()
    matrix.reset(count: 40)
    var changed = ReusableList<LinearConstraint.Term>()
    let sparse = matrix.exchange(0, with: vector([1] + Array(repeating: 0, count: 39)), changed: &changed)
    // All columns are in the first variable now, so replacing another one changes ten blocks of two rows.
    let dense = matrix.exchange(0, with: vector(Array(repeating: 1, count: 40)), changed: &changed)
    let denser = matrix.exchange(1, with: vector(Array(repeating: 1, count: 40)), changed: &changed)
    expect(changed.count, is: 2)
    #expect(sparse < dense && dense < denser)
    expect(denser - dense, is: dense - 10)
  }

  @Test(arguments: UInt64(1)...5)
  func `the matrix is still the inverse after many exchanges`(seed: UInt64) {
    var generator = SeededRandomNumberGenerator(seed: seed)
    let count = 6
    // The rows that the columns correspond to, in terms of the variables.
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

  @Test(arguments: UInt64(1)...5)
  func `a large matrix has the entries of plain arithmetic and drops those that cancel`(seed: UInt64) {
    var generator = SeededRandomNumberGenerator(seed: seed)
    let count = 140
    var plain = (0..<count).map { row in (0..<count).map { $0 == row ? 1.0 : 0 } }
    var matrix = InverseMatrix()
    matrix.reset(count: count)
    var changed = ReusableList<LinearConstraint.Term>()
    var work: [Int] = []
    for step in 0..<20 {
      // A row of all variables replaces a column, and is replaced in the next step.
      let column = Int.random(in: 0..<count, using: &generator)
      var row = (0..<count).map { $0 == column || !step.isMultiple(of: 3) ? 1.0 : Double(-(($0 + step) % 2)) }
      if step.isMultiple(of: 2) { row = (0..<count).map { $0 == column || $0.isMultiple(of: 97) ? 1 : 0 } }
      var coefficients = vector(Array(repeating: 0, count: count))
      for variable in 0..<count where row[variable] != 0 {
        matrix.add(variable, times: row[variable], to: &coefficients)
      }
      let sum = (0..<count).map { column in (0..<count).reduce(0) { $0 + row[$1] * plain[$1][column] } }
      expect((0..<count).map { coefficients[$0] }, is: sum)
      guard abs(sum[column]) >= 1 else { continue }
      for _ in 0..<2 {
        // The second exchange undoes the first one.
        let old = (0..<count).map { coefficients[$0] }
        matrix.exchange(column, with: coefficients, changed: &changed)
        plain = Self.exchanged(column, with: old, in: plain)
        coefficients = vector(old.map { -$0 / old[column] })
        coefficients[column] = 1 / old[column]
      }
      var total = vector(Array(repeating: 0, count: count))
      work.append((0..<count).reduce(0) { $0 + matrix.add($1, times: 1, to: &total) })
      expect(entries(matrix), is: plain)
    }
    // Only the diagonal remains: a word of bits and a block for each row.
    expect(work.last, is: 2 * count)
  }

  /// Returns the entries after a row has replaced a column.
  private static func exchanged(_ column: Int, with row: [Double], in entries: [[Double]]) -> [[Double]] {
    entries.map { old in
      let coefficient = old[column] * (1 / row[column])
      var new = zip(old, row).map { $0 - coefficient * $1 }
      new[column] = coefficient
      return new
    }
  }
}
