/// The proof by subgradients that a degenerate point is optimal.
///
/// At a point where more rows are zero than there are columns, only its perturbation puts a zero basic row on one side.
/// Columns may then seem to have a negative reduced cost although no movement makes progress. Nearly every such row
/// then needs an exchange until the sides are right. But the slope of a zero row may be any number between the slopes
/// of its two sides (a subgradient, Rockafellar 1970). The mean of the two prefers no side. It shows at once that webs
/// of equalities of one level are optimal where they all meet.
///
/// By complementary slackness, a row whose slope is strictly between those of its sides is zero at all optimal points:
/// it is an implicit equality (Schrijver 1986).
extension LexicographicSimplex {
  /// Tries mean slopes for the rows of the current level that are basic and zero.
  ///
  /// If these make the point optimal, the rows become ``implicitEqualities`` and the gradient includes their mean
  /// slopes. Otherwise nothing changes.
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

  /// Fixes the columns that would move an implicit equality away from zero.
  ///
  /// Most implicit equalities contain only fixed columns. One with a free column is exchanged with it, and then fixed.
  mutating func fixColumnsOfImplicitEqualities() {
    for row in implicitEqualities {
      if let column = freeColumn(in: row) {
        // The row is zero, so the point must not move. A rounding error in its value would move it.
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

  /// Returns a free column that changes a row, or nil if there is none.
  private mutating func freeColumn(in row: Int) -> Int? {
    guard freeCount > 0 else { return nil }
    combine(row)
    return allColumns.first { canMoveRow($0) }
  }
}
