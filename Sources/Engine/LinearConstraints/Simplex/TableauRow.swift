/// A row of a component while the simplex method works on it.
struct TableauRow: Sendable {
  /// The role of a row in the basis.
  enum State: UInt8, Sendable {
    /// A row that is not installed.
    case idle
    /// A basic row: its value may be other than zero.
    case basic
    /// A nonbasic row: its value is zero, and it is a column.
    case nonbasic
  }

  /// The constant that is added to the terms.
  var constant: Double
  /// The value.
  var value = 0.0
  /// A perturbation: an infinitely small distance that is added to the value.
  ///
  /// Where more rows are zero than there are columns, exchanges need not make progress and could run in a circle. With
  /// the rows moved apart every exchange makes some (Charnes 1952). An optimal basis of the perturbed rows is optimal
  /// without perturbations as well.
  var perturbation: Double
  /// The first term and the end of the terms in ``LexicographicSimplex/terms``.
  private let bounds: (start: Int32, end: Int32)
  /// The role in the basis.
  var state = State.idle
  /// The cost of a value other than zero.
  var penalty = Penalty.inequality
  /// Indicates that the value is on the side below zero.
  var isBelow = false

  /// A row that is not installed yet.
  init(terms: Range<Int>, constant: Double, perturbation: Double) {
    bounds = (Int32(terms.lowerBound), Int32(terms.upperBound))
    self.constant = constant
    self.perturbation = perturbation
  }

  /// Its terms, by their positions.
  var terms: Range<Int> { Int(bounds.start)..<Int(bounds.end) }

  /// The sign of the value's side: 1 above zero, -1 below.
  var side: Double { isBelow ? -1 : 1 }

  /// The slope of the cost on the value's side, per unit of the value.
  var slope: Double { isBelow ? -penalty.below : penalty.above }

  /// Moves the row to the side of its value; in zero the perturbation decides.
  mutating func takeSide() {
    if abs(value) < Tolerance.step { value = 0 }
    isBelow = value < 0 || (value == 0 && perturbation < 0)
  }
}

/// A piecewise-linear penalty: the cost of a row's value other than zero, with a breakpoint in zero.
///
/// An equality `row = 0` costs 1 per unit on both sides, an inequality `row ≥ 0` costs 1 per unit below zero. In the
/// textbook each side is a variable of its own that is never negative: the positive and the negative error of a goal,
/// or the error and the slack. At most one of the two differs from zero, so one column of the tableau serves both.
enum Penalty: UInt8, Sendable {
  /// The value is to be zero.
  case equality
  /// The value is not to be negative.
  case inequality
  /// The value may not be negative at all.
  case notNegative
  /// The value may not be positive at all.
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

  /// The mean of the slopes on the two sides of zero, where neither is infinite: a subgradient in zero.
  var meanSlope: Double { (above - below) / 2 }

  /// The change of the slope in zero.
  var slopeChange: Double {
    switch self {
    case .equality: 2
    case .inequality: 1
    case .notNegative, .notPositive: .infinity
    }
  }
}

/// A nonbasic variable: the row or variable that a column of the tableau stands for.
struct TableauColumn: Sendable {
  /// The row whose value the column is, by its position in the component; -1 for an unrestricted variable, which no
  /// installed row contains and which may take any value at no cost.
  var row: Int
  /// Indicates a fixed nonbasic variable, which stays zero.
  var isFixed = false
  /// Indicates that other variables than the column's own may contain it, or that it is no longer a variable.
  var isSpread = false

  /// Indicates an unrestricted variable (in the words of the Cassowary paper), which may take any value.
  var isUnrestricted: Bool { row < 0 && !isFixed }
}
