internal import WorkBudgets

extension LexicographicSimplex {
  /// Adds a row to the basis, with its penalty.
  ///
  /// If the row contains an unrestricted column, the two are exchanged: the row becomes zero, and from then on the
  /// variable follows from the columns.
  mutating func install(_ row: Int, _ penalty: Penalty) {
    rows[row].penalty = penalty
    rows[row].state = .basic
    evaluate(row)
    guard unrestrictedCount > 0, let column = unrestrictedColumn(for: row) else { return rows[row].takeSide() }
    unrestrictedWeights[column] = 0
    unrestrictedCount -= 1
    exchange(column, with: row)
  }

  /// Returns the unrestricted column to exchange with a row, and leaves the row in ``rowCoefficients``. Nil if it
  /// contains none.
  ///
  /// A column that only one variable contains goes first, because no other variable then becomes longer. It can only
  /// belong to one of the row's own variables, which is its own column. Otherwise the largest coefficient is the safest
  /// pivot.
  private mutating func unrestrictedColumn(for row: Int) -> Int? {
    combine(row)
    var best: LinearConstraint.Term?
    for position in rows[row].terms where !columns[terms[position].variable].isSpread {
      if abs(terms[position].coefficient) > abs(best?.coefficient ?? 0) { best = terms[position] }
      columns[terms[position].variable].isSpread = true
    }
    if let best, abs(best.coefficient) > Self.acceptableCoefficient { return best.variable }
    return rowCoefficients.largestSquare(weighted: unrestrictedWeights, above: Tolerance.pivot * Tolerance.pivot)
  }

  /// The smallest coefficient that is taken as a pivot while there may be others.
  private static var acceptableCoefficient: Double { 0.01 }

  /// Calculates the value of a row that becomes basic.
  private mutating func evaluate(_ row: Int) {
    var value = SIMD2(rows[row].constant, rows[row].perturbation)
    for position in rows[row].terms { value += terms[position].coefficient * point[terms[position].variable] }
    rows[row].value = value.x
    rows[row].perturbation = value.y
  }

  /// Calculates a row in terms of the columns: a row of the tableau.
  mutating func combine(_ row: Int) {
    rowCoefficients.reset(count: columnCount)
    for position in rows[row].terms {
      meter.work += matrix.add(terms[position].variable, times: terms[position].coefficient, to: &rowCoefficients)
    }
  }
}
