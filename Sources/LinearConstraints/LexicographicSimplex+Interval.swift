/// The values that an expression may take.
struct Interval: Sendable, Hashable {
  /// The lowest; nil for no bound.
  var minimum: Double?
  /// The highest; nil for no bound.
  var maximum: Double?

  /// Whether it is more than one value, as far as anybody can see.
  var isOpen: Bool {
    guard let minimum, let maximum else { return true }
    return maximum - minimum > Tolerance.ambiguity
  }

  /// The sums of a value of one interval and a value of another.
  static func + (first: Interval, second: Interval) -> Interval {
    Interval(
      minimum: first.minimum.flatMap { first in second.minimum.map { first + $0 } },
      maximum: first.maximum.flatMap { first in second.maximum.map { first + $0 } })
  }

  /// One value.
  init(_ value: Double) { self.init(minimum: value, maximum: value) }

  /// The values between two bounds.
  init(minimum: Double?, maximum: Double?) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension LexicographicSimplex {
  /// The values that an expression of the component's variables takes over all optimal points (specification AMB-02).
  ///
  /// Most expressions contain no column any more, or only free ones; only the others are moved to both their ends. This
  /// leaves the tableau at another optimal point, so it is done on a copy.
  mutating func interval(of expression: AffineExpression) -> Interval {
    let row = self.expression(expression)
    if row.isConstant { return Interval(row.constant) }
    if freeColumn(in: row) != nil { return Interval(minimum: nil, maximum: nil) }
    values.append(row)
    defer { values.removeLast() }
    let index = values.count - 1
    let minimum = descend(value: index, sign: 1) ? values[index].constant : nil
    let maximum = descend(value: index, sign: -1) ? values[index].constant : nil
    return Interval(minimum: minimum, maximum: maximum)
  }
}
