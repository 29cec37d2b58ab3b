internal import WorkBudgets

extension LexicographicSimplex {
  /// Restricts the columns to the optimal points of the minimized level (reduced-cost fixing).
  ///
  /// The reduced cost of a column is `gradient + above` upwards and `below − gradient` downwards. Neither is negative
  /// at the optimum. Their sum, the slope change of the penalty, is positive, so at most one direction costs nothing.
  mutating func settle(_ range: Range<Int>) {
    for column in allColumns where !columns[column].isFixed && columns[column].row >= 0 {
      let row = columns[column].row
      // From now on only the direction that costs nothing is allowed.
      if gradient[column] + rows[row].penalty.above <= Tolerance.cost {
        rows[row].penalty = .notNegative
      } else if rows[row].penalty.below - gradient[column] <= Tolerance.cost {
        rows[row].penalty = .notPositive
      } else {
        fix(column)
      }
    }
    // A basic row of the level may reach zero but not cross it, because its slope would change on the other side.
    for row in range where rows[row].state == .basic {
      rows[row].penalty = rows[row].isBelow ? .notPositive : .notNegative
    }
    fixColumnsOfImplicitEqualities()
  }

  /// Fixes a free column.
  mutating func fix(_ column: Int) {
    columns[column].isFixed = true
    freeCount -= 1
  }

  /// Fixes the columns that a single row keeps at zero (implied bounds).
  ///
  /// If every column lowers a row that is already zero, none of them can move. This often applies to variables that
  /// look underdetermined after the last level: one row demanded at least 34 points, another at most 34.
  mutating func fixBlockedColumns() {
    // Fixing columns may leave another row with only blocked ones, so this repeats until nothing changes.
    var hasFixed = true
    while hasFixed, freeCount > 0, !meter.check() {
      hasFixed = false
      for row in allRows
      where rows[row].state == .basic && abs(rows[row].value) <= Tolerance.step && !meter.check() {
        combine(row)
        guard fixColumns(blockedBy: row) else { continue }
        blockingRows.append(row)
        hasFixed = true
      }
    }
  }

  /// Fixes the columns of the row in ``rowCoefficients`` if it keeps all of them at zero. Returns whether any were
  /// fixed.
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

  /// Whether a column is free and changes the row in ``rowCoefficients``.
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
