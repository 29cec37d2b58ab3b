internal import WorkBudgets

extension LexicographicSimplex {
  /// Makes a basic row the column in the place of another row, which becomes basic (a pivot). The value of the new
  /// column becomes zero; ``rowCoefficients`` hold its row in terms of the columns.
  ///
  /// The values of other basic rows stay as they are: no basic row contains an unrestricted column, and where another
  /// column is exchanged ``moveRows(by:)`` follows.
  mutating func exchange(_ column: Int, with row: Int) {
    let pivot = rowCoefficients[column]
    let distance = SIMD2(rows[row].value, rows[row].perturbation)
    let leaving = columns[column].row
    matrix.exchange(column, with: rowCoefficients, changed: &changed)
    meter.work += columnCount + changed.count * rowCoefficients.blockCount
    // Zero for the row means that each variable moves by its entry of the new column.
    for term in changed { point[term.variable] -= term.coefficient * distance }
    exchangeGradient(column, pivot: pivot)
    columns[column].row = row
    rows[row].state = .nonbasic
    rows[row].value = 0
    rows[row].perturbation = 0
    guard leaving >= 0 else { return }
    rows[leaving].state = .basic
    rows[leaving].value = -distance.x / pivot
    rows[leaving].perturbation = -distance.y / pivot
  }

  /// Puts the gradient in terms of the new columns.
  private mutating func exchangeGradient(_ column: Int, pivot: Double) {
    let factor = gradient[column] / pivot
    guard factor != 0 else { return }
    gradient.add(rowCoefficients, times: -factor)
    gradient[column] = factor
  }
}
