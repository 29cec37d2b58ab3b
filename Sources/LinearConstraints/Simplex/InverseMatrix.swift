/// The variables of a component in terms of its columns: a square matrix with a row for each variable.
///
/// The columns are the values of the rows of the problem that are zero at the moment, so this is the inverse of the
/// matrix of these rows' coefficients.
struct InverseMatrix: Sendable {
  /// How many rows and columns there are.
  private(set) var count = 0
  /// How many blocks a row takes.
  private var stride = 0
  /// The entries, row by row, in blocks.
  private var blocks: [ColumnVector.Block] = []
  /// Room for the blocks of a vector that are not zero.
  private var support = ReusableList<Int>()

  /// Makes it the identity of a size: each variable is its own column.
  mutating func reset(count: Int) {
    self.count = count
    stride = ColumnVector.blockCount(count)
    if blocks.count < count * stride {
      blocks = Array(repeating: .zero, count: count * stride)
    } else {
      for index in 0..<(count * stride) { blocks[index] = .zero }
    }
    for index in 0..<count { blocks[index * stride + index >> 2][index & 3] = 1 }
  }

  /// An entry.
  func entry(_ variable: Int, _ column: Int) -> Double { blocks[variable * stride + column >> 2][column & 3] }

  /// Adds a multiple of a variable's row to a vector.
  func add(_ variable: Int, times factor: Double, to vector: inout ColumnVector) {
    let start = variable * stride
    for block in 0..<stride { vector.add(blocks[start + block], times: factor, at: block) }
  }

  /// A variable in terms of the columns.
  func row(of variable: Int, into vector: inout ColumnVector) {
    vector.reset(count: count)
    add(variable, times: 1, to: &vector)
  }

  /// Replaces a column: `row · columns` becomes the new one. `row[column]` is not zero.
  ///
  /// The variables that contained the column, with what they contain of the new one, are left in `changed`.
  mutating func exchange(_ column: Int, with row: ColumnVector, changed: inout ReusableList<LinearConstraint.Term>) {
    changed.clear()
    // Rows of large components have few entries other than zero; only these are worth a multiplication.
    support.clear()
    for block in 0..<stride where row.blocks[block] != .zero { support.append(block) }
    let pivot = 1 / row[column]
    let (count, stride, support) = (count, stride, support)
    var blocks = self.blocks.mutableSpan
    for variable in 0..<count {
      let start = variable * stride
      let entry = blocks[start + column >> 2][column & 3]
      guard entry != 0 else { continue }
      let factor = entry * pivot
      for index in support.indices {
        let block = support[index]
        blocks[start + block] -= factor * row.blocks[block]
      }
      blocks[start + column >> 2][column & 3] = factor
      changed.append(LinearConstraint.Term(variable, factor))
    }
  }
}
