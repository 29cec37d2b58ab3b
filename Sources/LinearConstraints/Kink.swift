/// What it costs that the value of a row is not zero: a line that bends at zero.
///
/// An equation `row = 0` costs 1 per unit on both sides, an inequality `row ≥ 0` costs 1 per unit below zero. In the
/// textbook each side is a variable of its own that is never negative: the positive and the negative error of a goal,
/// or the error and the slack. At most one of the two differs from zero, so one column of the tableau serves both.
struct Kink: Sendable {
  /// The cost per unit above zero; infinite where the value may not be there.
  var above: Double
  /// The cost per unit below zero; infinite where the value may not be there.
  var below: Double
  /// The row, by the order of installation in its tableau.
  var row: Int

  /// The cost of the row's negative.
  var flipped: Kink { Kink(above: below, below: above, row: row) }

  /// The same row with the rule that it is not negative.
  var nonNegative: Kink { Kink(above: 0, below: .infinity, row: row) }
}
