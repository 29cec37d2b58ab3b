extension LexicographicSimplex {
  /// Keeps to the optimum of the level that was minimised: no direction with a cost is taken any more.
  ///
  /// Per unit, a column costs `gradient + above` upwards and `below − gradient` downwards. Both are not negative at the
  /// optimum, so at most one side of a slopeChange stays open.
  mutating func settle(_ range: Range<Int>) {
    for column in allColumns where !columns[column].isFixed && columns[column].row >= 0 {
      let row = columns[column].row
      if gradient[column] + rows[row].penalty.above <= Tolerance.cost {
        rows[row].penalty = .notNegative
      } else if rows[row].penalty.below - gradient[column] <= Tolerance.cost {
        rows[row].penalty = .notPositive
      } else {
        fix(column)
      }
    }
    for row in range where rows[row].state == .basic {
      rows[row].penalty = rows[row].isBelow ? .notPositive : .notNegative
    }
    fixColumnsOfImplicitEqualities()
  }

  mutating func fix(_ column: Int) {
    columns[column].isFixed = true
    freeCount -= 1
  }

  /// Closes the columns that a single row keeps at zero.
  ///
  /// Where every column lowers a row that is zero already, none of them can move. Values that look open after their last
  /// level are often blocked in this way: at least 34 points were demanded by one row, at most 34 by another.
  mutating func fixBlockedColumns() {
    var hasFixed = true
    while hasFixed, freeCount > 0 {
      hasFixed = false
      for row in allRows where rows[row].state == .basic && abs(rows[row].value) <= Tolerance.step {
        combine(row)
        guard fixColumns(blockedBy: row) else { continue }
        blockingRows.append(row)
        hasFixed = true
      }
    }
  }

  /// Closes the columns that a row which was put together contains, where it keeps all of them at zero; returns whether
  /// there were any.
  private mutating func fixColumns(blockedBy row: Int) -> Bool {
    var isBlocking = false
    for column in allColumns where canMoveRow(column) {
      guard isBlocked(column, by: row) else { return false }
      isBlocking = true
    }
    guard isBlocking else { return false }
    for column in allColumns where canMoveRow(column) { fix(column) }
    return true
  }

  /// Whether a column could change the row that was put together.
  func canMoveRow(_ column: Int) -> Bool {
    !columns[column].isFixed && abs(rowCoefficients[column]) > Tolerance.pivot
  }

  /// Whether the only direction in which a column may move takes a row, which is zero, to its forbidden side.
  @inline(__always)
  private func isBlocked(_ column: Int, by row: Int) -> Bool {
    let direction = rows[columns[column].row].penalty == .notPositive ? -1.0 : 1
    return direction * rowCoefficients[column] * rows[row].side < 0
  }
}
