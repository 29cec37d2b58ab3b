internal import WorkBudgets

extension LexicographicSimplex {
  /// Exchanges a column with a basic row (a pivot). The row's value becomes zero, and the column's old row becomes
  /// basic. ``rowCoefficients`` must hold the row in terms of the columns.
  ///
  /// The values of other basic rows are unchanged: no basic row contains an unrestricted column, and after the exchange
  /// of another column the caller calls ``moveRows(by:)``.
  mutating func exchange(_ column: Int, with row: Int) {
    let pivot = rowCoefficients[column]
    let distance = SIMD2(rows[row].value, rows[row].perturbation)
    let leaving = columns[column].row
    meter.work += columnCount + matrix.exchange(column, with: rowCoefficients, changed: &changed)
    // When the row becomes zero, each variable moves by its entry in the new column.
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

  /// Converts the gradient to the new columns.
  private mutating func exchangeGradient(_ column: Int, pivot: Double) {
    let factor = gradient[column] / pivot
    guard factor != 0 else { return }
    gradient.add(rowCoefficients, times: -factor)
    gradient[column] = factor
  }
}
