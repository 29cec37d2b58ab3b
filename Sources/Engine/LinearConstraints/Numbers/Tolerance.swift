/// The distances within which two numbers count as equal; each tolerance once, with its reason.
///
/// Values are points of a screen, of the order of 1,000, and coefficients are multipliers, of the order of 1. A double
/// keeps sixteen digits, so what rounding leaves behind stays below 1e-10 even after thousands of operations.
enum Tolerance {
  /// The violation of a required constraint that still counts as met (specification SOL-09); no pixel sees it.
  static let feasibility = 1e-6
  /// The width of an interval that still counts as one value (specification SOL-09).
  static let ambiguity = 1e-6
  /// The smallest coefficient that is divided by; anything less would turn rounding errors into points.
  static let pivot = 1e-9
  /// The smallest cost of a direction that counts as a cost; costs are sums of coefficients of the order of 1.
  static let cost = 1e-9
  /// The share of its operands that a sum must keep to count as different from zero; the rest is rounding.
  static let cancellation = 1e-11
  /// The share of its operands below which a sum is too small for a pivot without being clearly zero: it is then
  /// decided with exact fractions.
  static let doubt = 1e-7
  /// The distance from zero, in points, within which a row's value counts as zero; a thousand of them stay below
  /// `ambiguity`.
  static let step = 1e-9
  /// The distance by which parameters may lie outside a critical region and still use its solution, which by then is
  /// wrong by as little.
  static let region = 1e-9
  /// The number of steps of the grid of values between one point and the next. Values that were found in different ways
  /// differ by rounding errors; on this decimal grid they are the same, and 45.6 stays what it is.
  static let valuesPerPoint = 1e8
}

extension [Double] {
  /// Rounds values to the grid of values that a solution may take (``Tolerance/valuesPerPoint``); one that is not
  /// finite becomes zero (specification SOL-06).
  mutating func putOnGrid() {
    // 1.5 · 2⁵²: a double of this magnitude has no digits behind the point, so to add it rounds to the nearest whole
    // number, and to subtract it restores the rest. Beyond a quarter of it that fails; such values stay as they are.
    let magnitude = 1.5 / Double.ulpOfOne
    for index in indices {
      let scaled = self[index] * Tolerance.valuesPerPoint
      let rounded = (scaled + magnitude - magnitude) / Tolerance.valuesPerPoint
      self[index] = abs(scaled) < magnitude / 4 ? rounded : self[index].isFinite ? self[index] : 0
    }
  }
}
