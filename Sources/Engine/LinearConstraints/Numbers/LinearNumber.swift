/// The numbers that rows are combined with: doubles, or exact fractions if doubles leave a doubt.
protocol LinearNumber: Sendable {
  /// Creates the number that a double represents.
  init(_ value: Double)
  /// Returns the sum, or nil if it is zero.
  static func sum(_ first: Self, _ second: Self) -> Self?
  static func * (first: Self, second: Self) -> Self
  static func / (first: Self, second: Self) -> Self
  static prefix func - (value: Self) -> Self
}

extension Double: LinearNumber {
  /// Returns the sum, or nil if it is zero except for rounding.
  static func sum(_ first: Double, _ second: Double) -> Double? {
    var sum = first
    _ = sum.addCoefficient(second)
    return sum == 0 ? nil : sum
  }
}

extension Double {
  /// Adds to a coefficient. A sum that is zero except for rounding becomes zero, as a rounding error could otherwise
  /// become a pivot.
  ///
  /// - Returns: Whether the sum is certain. A sum that nearly cancels is not; exact fractions decide it.
  @inline(__always)
  mutating func addCoefficient(_ coefficient: Double) -> Bool {
    let size = max(abs(self), abs(coefficient))
    self += coefficient
    if abs(self) <= Tolerance.cancellation * size { self = 0 }
    return self == 0 || abs(self) >= Tolerance.doubt * size
  }
}
