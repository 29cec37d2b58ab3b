/// The distances within which two numbers count as equal. Each tolerance is defined once, with its reason.
///
/// Values are points on a screen, of the order of 1,000. Coefficients are multipliers, of the order of 1. A double has
/// sixteen digits, so rounding errors stay below 1e-10 even after thousands of operations.
enum Tolerance {
  /// The largest violation of a required constraint that still counts as met, in points (specification SOL-09). It is
  /// far below a pixel.
  static let feasibility = 1e-6
  /// The largest width of an interval that counts as one value, in points (specification SOL-09).
  static let ambiguity = 1e-6
  /// The smallest coefficient to divide by. Anything less would turn rounding errors into points.
  static let pivot = 1e-9
  /// The smallest cost of a direction that counts as a cost; costs are sums of coefficients of the order of 1.
  static let cost = 1e-9
  /// The share of its operands that a sum must keep to count as nonzero. Anything less is rounding.
  static let cancellation = 1e-11
  /// The share of its operands below which a sum is too small for a pivot but not clearly zero. Exact fractions then
  /// decide it.
  static let doubt = 1e-7
  /// The distance from zero, in points, within which a row's value counts as zero. A thousand of them stay below
  /// ``ambiguity``.
  static let step = 1e-9
  /// The distance by which parameters may be outside a critical region and still use its solution. The error of the
  /// solution is as small.
  static let region = 1e-9
  /// The number of grid steps per point for the values of a solution. Values that were found in different ways differ
  /// by rounding errors; on this decimal grid they are equal, and 45.6 stays 45.6.
  static let valuesPerPoint = 1e8
}

extension [Double] {
  /// Rounds values to the grid of a solution (``Tolerance/valuesPerPoint``). A value that is not finite becomes zero
  /// (specification SOL-06).
  mutating func putOnGrid() {
    // 1.5 · 2⁵²: a double of this magnitude has no fractional digits. So adding it rounds to the nearest whole number,
    // and subtracting it restores the rest. Beyond a quarter of it that fails, so such values stay as they are.
    let magnitude = 1.5 / Double.ulpOfOne
    for index in indices {
      let scaled = self[index] * Tolerance.valuesPerPoint
      let rounded = (scaled + magnitude - magnitude) / Tolerance.valuesPerPoint
      self[index] = abs(scaled) < magnitude / 4 ? rounded : self[index].isFinite ? self[index] : 0
    }
  }
}
