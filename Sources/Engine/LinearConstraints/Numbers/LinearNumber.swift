/// The numbers that rows are combined in: doubles, or exact fractions where a double leaves doubts.
protocol LinearNumber: Sendable {
  /// The number that a double stands for.
  init(_ value: Double)
  /// The sum, or nil where it is zero.
  static func sum(_ first: Self, _ second: Self) -> Self?
  static func * (first: Self, second: Self) -> Self
  static func / (first: Self, second: Self) -> Self
  /// The number with the other sign.
  static prefix func - (value: Self) -> Self
}

extension Double: LinearNumber {
  /// The sum; what cancels but for rounding is zero.
  static func sum(_ first: Double, _ second: Double) -> Double? {
    var sum = first
    _ = sum.addCoefficient(second)
    return sum == 0 ? nil : sum
  }
}

extension Double {
  /// Adds a coefficient to a sum of coefficients. What cancels but for rounding becomes zero: otherwise a rounding
  /// error could become a pivot.
  ///
  /// - Returns: True where the sum is beyond doubt. A sum that nearly cancels is not; exact fractions decide it.
  @inline(__always)
  mutating func addCoefficient(_ coefficient: Double) -> Bool {
    let size = max(abs(self), abs(coefficient))
    self += coefficient
    if abs(self) <= Tolerance.cancellation * size { self = 0 }
    return self == 0 || abs(self) >= Tolerance.doubt * size
  }
}
