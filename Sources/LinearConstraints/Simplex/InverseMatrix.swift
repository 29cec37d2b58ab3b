/// The variables of a component in terms of its columns: a square matrix with a row for each variable.
///
/// The columns are the values of the rows of the problem that are zero at the moment, so this is the inverse of the
/// matrix of these rows' coefficients.
struct InverseMatrix: Sendable {
  /// How many rows and columns there are.
  private(set) var count = 0
  /// The entries, row by row.
  private var entries: [Double] = []
  /// Room for the columns of a row.
  private var support: [Int] = []

  /// Makes it the identity of a size: each variable is its own column.
  mutating func reset(count: Int) {
    self.count = count
    if entries.count < count * count {
      entries = Array(repeating: 0, count: count * count)
    } else {
      for index in 0..<(count * count) { entries[index] = 0 }
    }
    for index in 0..<count { entries[index * count + index] = 1 }
  }

  /// An entry.
  func entry(_ variable: Int, _ column: Int) -> Double { entries[variable * count + column] }

  /// Adds a multiple of a variable's row to a row.
  func add(_ variable: Int, times factor: Double, to row: inout [Double]) {
    let start = variable * count
    for column in 0..<count { row[column] += factor * entries[start + column] }
  }

  /// Replaces a column: `row · columns` becomes the new one. `row[column]` is not zero.
  ///
  /// The variables that contained the column, with what they contain of the new one, are left in `changed`.
  mutating func exchange(_ column: Int, with row: [Double], changed: inout [LinearConstraint.Term]) {
    changed.removeAll(keepingCapacity: true)
    // Rows of large components have few entries other than zero; only these are worth a multiplication.
    support.removeAll(keepingCapacity: true)
    for other in 0..<count where row[other] != 0 && other != column { support.append(other) }
    let pivot = 1 / row[column]
    let (count, support) = (count, support)
    var entries = self.entries.mutableSpan
    for variable in 0..<count {
      let start = variable * count
      let entry = entries[start + column]
      guard entry != 0 else { continue }
      let factor = entry * pivot
      for other in support { entries[start + other] -= factor * row[other] }
      entries[start + column] = factor
      changed.append(LinearConstraint.Term(variable, factor))
    }
  }
}
