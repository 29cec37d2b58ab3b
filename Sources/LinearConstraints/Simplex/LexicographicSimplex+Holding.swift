/// The proof that a point is optimal although many rows meet in it.
///
/// Where more rows are zero than there are columns, each of the others has a side only by its nudge, and the columns may
/// seem to have a cost to win although no movement gets anywhere: it takes an exchange for nearly every such row until
/// the sides are right. But a row that is zero may be given any slope between those of its two sides (a subgradient,
/// Rockafellar 1970). With the mean of the two for each, no side is preferred, and webs of rows that want the same turn
/// out to be optimal where they meet.
///
/// By complementary slackness a row whose slope lies between those of its sides is zero at all optimal points.
extension LexicographicSimplex {
  /// Sees whether rows of the level in progress that are zero make the point optimal when they have mean slopes.
  ///
  /// Where they do, these rows are ``held`` and the gradient is the one with their mean slopes; otherwise all is as it
  /// was.
  ///
  /// - Returns: Whether there are such rows and they make the point optimal.
  @discardableResult
  mutating func hold(_ range: Range<Int>) -> Bool {
    for row in range where isBetweenSides(row) {
      held.append(row)
      collect(row, times: rows[row].kink.meanSlope - rows[row].slope)
    }
    guard !held.isEmpty else { return false }
    otherGradient.copy(gradient)
    addCollected()
    guard steepestDirection() != nil else { return true }
    swap(&gradient, &otherGradient)
    held.clear()
    return false
  }

  /// Whether a basic row is zero and may be on either side.
  private func isBetweenSides(_ row: Int) -> Bool {
    rows[row].state == .basic && abs(rows[row].value) <= Tolerance.step && rows[row].kink.bend.isFinite
  }

  /// Closes the columns that would move a held row away from zero.
  ///
  /// Most held rows contain closed columns only. One with an open column takes its place, and is closed itself.
  mutating func closeColumnsOfHeldRows() {
    for row in held {
      if let column = openColumn(in: row) {
        // The point stays where it is.
        (rows[row].value, rows[row].nudge) = (0, 0)
        let leaving = columns[column].row
        exchange(column, with: row)
        rows[leaving].isBelow = rows[leaving].kink == .notPositive
        close(column)
      } else {
        blockers.append(row)
      }
    }
    held.clear()
  }

  /// A column that can move a row; nil where there is none.
  private mutating func openColumn(in row: Int) -> Int? {
    guard openCount > 0 else { return nil }
    combine(row)
    return allColumns.first { canMoveRow($0) }
  }
}
