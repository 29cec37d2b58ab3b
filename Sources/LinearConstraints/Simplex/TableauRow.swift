/// A row of a component while the simplex method works on it.
struct TableauRow: Sendable {
  /// What a row does at the moment.
  enum State: UInt8, Sendable {
    /// It is of a lower level, or can no longer change.
    case idle
    /// Its value may be other than zero.
    case basic
    /// Its value is zero: it is a column.
    case nonbasic
  }

  /// What is added to its terms.
  var constant: Double
  /// The value.
  var value = 0.0
  /// An infinitely small distance of the value from where it seems to be.
  ///
  /// Where more rows are zero than there are columns, exchanges need not make progress and could run in a circle. With
  /// the rows moved apart every exchange makes some (Charnes 1952), and what is optimal then is optimal without as well.
  var perturbation: Double
  /// Its first term and the end of its terms in ``LexicographicSimplex/terms``.
  private let bounds: (start: Int32, end: Int32)
  /// What it does.
  var state = State.idle
  /// What it costs that the value is not zero.
  var penalty = Penalty.inequality
  /// Whether the value is on the side below zero.
  var isBelow = false

  /// A row that is not installed yet.
  init(terms: Range<Int>, constant: Double, perturbation: Double) {
    bounds = (Int32(terms.lowerBound), Int32(terms.upperBound))
    self.constant = constant
    self.perturbation = perturbation
  }

  /// Its terms, by their positions.
  var terms: Range<Int> { Int(bounds.start)..<Int(bounds.end) }

  /// 1 where the value is not below zero, otherwise -1.
  var side: Double { isBelow ? -1 : 1 }

  /// What the cost changes per unit of the value.
  var slope: Double { isBelow ? -penalty.below : penalty.above }

  /// Puts the row on the side on which its value is.
  mutating func takeSide() {
    if abs(value) < Tolerance.step { value = 0 }
    isBelow = value < 0 || (value == 0 && perturbation < 0)
  }
}

/// What it costs that the value of a row is not zero: a line that bends at zero.
///
/// An equality `row = 0` costs 1 per unit on both sides, an inequality `row ≥ 0` costs 1 per unit below zero. In the
/// textbook each side is a variable of its own that is never negative: the positive and the negative error of a goal,
/// or the error and the slack. At most one of the two differs from zero, so one column of the tableau serves both.
enum Penalty: UInt8, Sendable {
  /// It is to be zero.
  case equality
  /// It is not to be negative.
  case inequality
  /// It may not be negative.
  case notNegative
  /// It may not be positive.
  case notPositive

  /// The cost per unit above zero; infinite where the value may not be there.
  var above: Double {
    switch self {
    case .equality: 1
    case .inequality, .notNegative: 0
    case .notPositive: .infinity
    }
  }

  /// The cost per unit below zero; infinite where the value may not be there.
  var below: Double {
    switch self {
    case .equality, .inequality: 1
    case .notNegative: .infinity
    case .notPositive: 0
    }
  }

  /// The mean of what the cost changes per unit on the two sides of zero, where neither is infinite.
  var meanSlope: Double { (above - below) / 2 }

  /// How much the cost per unit changes at zero.
  var slopeChange: Double {
    switch self {
    case .equality: 2
    case .inequality: 1
    case .notNegative, .notPositive: .infinity
    }
  }
}

/// What stands above a column of the tableau.
struct TableauColumn: Sendable {
  /// The row whose value the column is, by its position in the component; -1 for a variable that no installed row
  /// contains, which may take any value at no cost.
  var row: Int
  /// Whether the column stays zero.
  var isFixed = false
  /// Whether other variables than the column's own may contain it, or the column is no longer a variable.
  var isSpread = false

  /// Whether the column is a variable that may take any value.
  var isUnrestricted: Bool { row < 0 && !isFixed }
}
