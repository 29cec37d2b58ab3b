/// The proof that a point is optimal although many rows meet in it.
///
/// Where more rows are zero than there are columns, each of the others has a side only by its perturbation, and the columns may
/// seem to have a cost to win although no movement gets anywhere: it takes an exchange for nearly every such row until
/// the sides are right. But a row that is zero may be given any slope between those of its two sides (a subgradient,
/// Rockafellar 1970). With the mean of the two for each, no side is preferred, and webs of rows that want the same turn
/// out to be optimal where they meet.
///
/// By complementary slackness a row whose slope lies between those of its sides is zero at all optimal points.
extension LexicographicSimplex {
  /// Sees whether rows of the level in progress that are zero make the point optimal when they have mean slopes.
  ///
  /// Where they do, these rows are ``implicitEqualities`` and the gradient is the one with their mean slopes; otherwise all is as it
  /// was.
  ///
  /// - Returns: Whether there are such rows and they make the point optimal.
  @discardableResult
  mutating func applySubgradients(of range: Range<Int>) -> Bool {
    for row in range where isDegenerate(row) {
      implicitEqualities.append(row)
      collect(row, times: rows[row].penalty.meanSlope - rows[row].slope)
    }
    guard !implicitEqualities.isEmpty else { return false }
    otherGradient.copy(gradient)
    addCollected()
    guard steepestDirection() != nil else { return true }
    swap(&gradient, &otherGradient)
    implicitEqualities.clear()
    return false
  }

  /// Whether a basic row is zero and may be on either side.
  private func isDegenerate(_ row: Int) -> Bool {
    rows[row].state == .basic && abs(rows[row].value) <= Tolerance.step && rows[row].penalty.slopeChange.isFinite
  }

  /// Closes the columns that would move a implicitEqualities row away from zero.
  ///
  /// Most implicitEqualities rows contain closed columns only. One with an open column takes its place, and is closed itself.
  mutating func fixColumnsOfImplicitEqualities() {
    for row in implicitEqualities {
      if let column = freeColumn(in: row) {
        // The point stays where it is.
        (rows[row].value, rows[row].perturbation) = (0, 0)
        let leaving = columns[column].row
        exchange(column, with: row)
        rows[leaving].isBelow = rows[leaving].penalty == .notPositive
        fix(column)
      } else {
        blockingRows.append(row)
      }
    }
    implicitEqualities.clear()
  }

  /// A column that can move a row; nil where there is none.
  private mutating func freeColumn(in row: Int) -> Int? {
    guard freeCount > 0 else { return nil }
    combine(row)
    return allColumns.first { canMoveRow($0) }
  }
}
