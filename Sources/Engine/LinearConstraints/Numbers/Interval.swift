/// The closed interval of values that an expression may take.
struct Interval: Sendable, Hashable {
  /// The lowest value, or nil if there is no lower bound.
  var minimum: Double?
  /// The highest value, or nil if there is no upper bound.
  var maximum: Double?

  /// Whether the interval is wider than ``Tolerance/ambiguity``, so that more than one value is visible.
  var isAmbiguous: Bool {
    guard let minimum, let maximum else { return true }
    return maximum - minimum > Tolerance.ambiguity
  }

  init(_ value: Double) { self.init(minimum: value, maximum: value) }

  /// Creates the interval between two bounds. A bound that is not finite counts as none.
  init(minimum: Double?, maximum: Double?) {
    self.minimum = minimum.flatMap { $0.isFinite ? $0 : nil }
    self.maximum = maximum.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns the sums of a value from each interval (interval arithmetic).
  static func + (first: Interval, second: Interval) -> Interval {
    Interval(
      minimum: first.minimum.flatMap { first in second.minimum.map { first + $0 } },
      maximum: first.maximum.flatMap { first in second.maximum.map { first + $0 } })
  }
}
