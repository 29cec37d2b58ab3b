/// A row of a component in the simplex method.
struct TableauRow: Sendable {
  /// The role of a row in the basis.
  enum State: UInt8, Sendable {
    /// A row that is not installed.
    case idle
    /// A basic row: its value may be nonzero.
    case basic
    /// A nonbasic row: its value is zero, and it is a column.
    case nonbasic
  }

  /// The constant that is added to the terms.
  var constant: Double
  var value = 0.0
  /// A perturbation: an infinitely small distance added to the value.
  ///
  /// If more rows are zero than there are columns, exchanges need not make progress and could cycle. With the rows
  /// moved apart, every exchange makes progress (Charnes 1952). An optimal basis of the perturbed rows is also optimal
  /// without perturbations.
  var perturbation: Double
  /// The start and the end of the terms in ``LexicographicSimplex/terms``.
  private let bounds: (start: Int32, end: Int32)
  /// The role in the basis.
  var state = State.idle
  /// The cost of a nonzero value.
  var penalty = Penalty.inequality
  /// Whether the value is on the side below zero.
  var isBelow = false

  /// Creates a row that is not installed yet.
  init(terms: Range<Int>, constant: Double, perturbation: Double) {
    bounds = (Int32(terms.lowerBound), Int32(terms.upperBound))
    self.constant = constant
    self.perturbation = perturbation
  }

  /// The positions of its terms.
  var terms: Range<Int> { Int(bounds.start)..<Int(bounds.end) }

  /// The sign of the value's side: 1 above zero, -1 below.
  var side: Double { isBelow ? -1 : 1 }

  /// The slope of the cost on the value's side, per unit of the value.
  var slope: Double { isBelow ? -penalty.below : penalty.above }

  /// Moves the row to the side of its value. At zero the perturbation decides.
  mutating func takeSide() {
    if abs(value) < Tolerance.step { value = 0 }
    isBelow = value < 0 || (value == 0 && perturbation < 0)
  }
}

/// A piecewise-linear penalty: the cost of a row's nonzero value, with a breakpoint at zero.
///
/// An equality `row = 0` costs 1 per unit on both sides, an inequality `row ≥ 0` costs 1 per unit below zero. In
/// textbooks each side is a nonnegative variable of its own: the positive and the negative error of a goal, or the
/// error and the slack. At most one of the two is nonzero, so one column of the tableau serves both.
enum Penalty: UInt8, Sendable {
  /// The value should be zero.
  case equality
  /// The value should not be negative.
  case inequality
  /// The value must not be negative.
  case notNegative
  /// The value must not be positive.
  case notPositive

  /// The cost per unit above zero, or infinity if the value must not be positive.
  var above: Double {
    switch self {
    case .equality: 1
    case .inequality, .notNegative: 0
    case .notPositive: .infinity
    }
  }

  /// The cost per unit below zero, or infinity if the value must not be negative.
  var below: Double {
    switch self {
    case .equality, .inequality: 1
    case .notNegative: .infinity
    case .notPositive: 0
    }
  }

  /// The mean of the slopes on the two sides of zero, if neither is infinite: a subgradient at zero.
  var meanSlope: Double { (above - below) / 2 }

  /// The change of the slope at zero.
  var slopeChange: Double {
    switch self {
    case .equality: 2
    case .inequality: 1
    case .notNegative, .notPositive: .infinity
    }
  }
}

/// A nonbasic variable: the row or variable that a column of the tableau represents.
struct TableauColumn: Sendable {
  /// The position in the component of the row whose value the column is. For an unrestricted variable, which no
  /// installed row contains and which may take any value at no cost, -1.
  var row: Int
  /// Whether the nonbasic variable is fixed: it stays zero.
  var isFixed = false
  /// Whether variables other than the column's own may contain it, or it has ceased to be a variable.
  var isSpread = false

  /// Whether the variable is unrestricted (the term of the Cassowary paper): it may take any value.
  var isUnrestricted: Bool { row < 0 && !isFixed }
}
