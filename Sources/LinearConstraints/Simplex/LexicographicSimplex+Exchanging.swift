extension LexicographicSimplex {
  /// Makes a basic row a column in the place of another, so that its value becomes zero; what was the column's row
  /// becomes basic. ``rowCoefficients`` hold the row in terms of the columns.
  mutating func exchange(_ column: Int, with row: Int) {
    let pivot = rowCoefficients[column]
    let distance = SIMD2(rows[row].value, rows[row].nudge)
    let leaving = columns[column].row
    matrix.exchange(column, with: rowCoefficients, changed: &changed)
    for index in changed.indices {
      let variable = changed[index].variable
      let change = -changed[index].coefficient * distance
      point[variable] += change
      for position in userRange(of: variable) {
        let user = users[position]
        guard rows[user.variable].state == .basic else { continue }
        rows[user.variable].value += user.coefficient * change.x
        rows[user.variable].nudge += user.coefficient * change.y
      }
    }
    exchangeGradient(column, pivot: pivot)
    columns[column].row = row
    rows[row].state = .column
    rows[row].value = 0
    rows[row].nudge = 0
    guard leaving >= 0 else { return }
    rows[leaving].state = .basic
    rows[leaving].value = -distance.x / pivot
    rows[leaving].nudge = -distance.y / pivot
  }

  /// The gradient in terms of the new columns.
  private mutating func exchangeGradient(_ column: Int, pivot: Double) {
    let factor = gradient[column] / pivot
    guard factor != 0 else { return }
    for other in allColumns { gradient[other] -= factor * rowCoefficients[other] }
    gradient[column] = factor
  }
}
