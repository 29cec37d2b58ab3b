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
  /// The number of the variable "value above zero"; "value below zero" has that number with the last bit flipped.
  var identity: Int

  /// Whether the value can be nothing but zero.
  var isFixed: Bool { above == .infinity && below == .infinity }

  /// The cost of the row's negative.
  var flipped: Kink { Kink(above: below, below: above, identity: identity ^ 1) }

  /// The same variable with the rule that it is not negative.
  var nonNegative: Kink { Kink(above: 0, below: .infinity, identity: identity) }

  /// The same variable with the rule that it is zero.
  var fixed: Kink { Kink(above: .infinity, below: .infinity, identity: identity) }
}
