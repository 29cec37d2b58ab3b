/// A row of a component while the simplex method works on it.
struct TableauRow: Sendable {
  /// What a row does at the moment.
  enum State: UInt8, Sendable {
    /// It is of a lower level, or can no longer change.
    case idle
    /// Its value may be other than zero.
    case basic
    /// Its value is zero: it is a column.
    case column
  }

  /// Its terms, by their positions in ``LexicographicSimplex/terms``.
  var terms: Range<Int>
  /// What is added to them.
  var constant: Double
  /// What it does.
  var state = State.idle
  /// 1 where the value is not below zero, otherwise -1.
  var side = 1.0
  /// The value.
  var value = 0.0
  /// An infinitely small distance of the value from where it seems to be.
  ///
  /// Where more rows are zero than there are columns, exchanges need not make progress and could run in a circle. With
  /// the rows moved apart every exchange makes some (Charnes 1952), and what is optimal then is optimal without as well.
  var nudge: Double
  /// What it costs that the value is not zero.
  var kink = Kink.inequality

  /// A row that is not installed yet.
  init(terms: Range<Int>, constant: Double, nudge: Double) {
    self.terms = terms
    self.constant = constant
    self.nudge = nudge
  }

  /// What the cost changes per unit of the value.
  var slope: Double { side > 0 ? kink.above : -kink.below }

  /// Puts the row on the side on which its value is.
  mutating func takeSide() {
    if abs(value) < Tolerance.step { value = 0 }
    side = value < 0 || (value == 0 && nudge < 0) ? -1 : 1
  }
}

/// What it costs that the value of a row is not zero: a line that bends at zero.
///
/// An equality `row = 0` costs 1 per unit on both sides, an inequality `row ≥ 0` costs 1 per unit below zero. In the
/// textbook each side is a variable of its own that is never negative: the positive and the negative error of a goal,
/// or the error and the slack. At most one of the two differs from zero, so one column of the tableau serves both.
struct Kink: Sendable, Hashable {
  /// The cost per unit above zero; infinite where the value may not be there.
  var above: Double
  /// The cost per unit below zero; infinite where the value may not be there.
  var below: Double

  /// It is to be zero.
  static let equality = Kink(above: 1, below: 1)
  /// It is not to be negative.
  static let inequality = Kink(above: 0, below: 1)
  /// It may not be negative.
  static let notNegative = Kink(above: 0, below: .infinity)
  /// It may not be positive.
  static let notPositive = Kink(above: .infinity, below: 0)
}

/// What stands above a column of the tableau.
struct TableauColumn: Sendable {
  /// The row whose value the column is, by its position in the component; -1 for a variable that no installed row
  /// contains, which may take any value at no cost.
  var row: Int
  /// Whether the column stays zero.
  var isClosed = false

  /// Whether the column is a variable that may take any value.
  var isFree: Bool { row < 0 && !isClosed }
}
