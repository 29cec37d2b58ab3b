/// The closed interval of values that an expression may take.
struct Interval: Sendable, Hashable {
  /// The lowest; nil for no bound.
  var minimum: Double?
  /// The highest; nil for no bound.
  var maximum: Double?

  /// Indicates whether the interval is wider than ``Tolerance/ambiguity``, so that people see more than one value.
  var isAmbiguous: Bool {
    guard let minimum, let maximum else { return true }
    return maximum - minimum > Tolerance.ambiguity
  }

  /// The interval of one value.
  init(_ value: Double) { self.init(minimum: value, maximum: value) }

  /// The interval between two bounds; a bound that is not finite is none.
  init(minimum: Double?, maximum: Double?) {
    self.minimum = minimum.flatMap { $0.isFinite ? $0 : nil }
    self.maximum = maximum.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The sums of a value of one interval and a value of another (interval arithmetic).
  static func + (first: Interval, second: Interval) -> Interval {
    Interval(
      minimum: first.minimum.flatMap { first in second.minimum.map { first + $0 } },
      maximum: first.maximum.flatMap { first in second.maximum.map { first + $0 } })
  }
}
