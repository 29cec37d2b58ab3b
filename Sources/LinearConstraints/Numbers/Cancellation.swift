extension Double {
  /// Adds a coefficient to a sum of coefficients; what cancels but for rounding is zero, as one that only rounding left
  /// would be divided by.
  ///
  /// - Returns: Whether the sum is beyond doubt; what nearly cancels is not, and is left to exact numbers.
  @inline(__always)
  mutating func addCoefficient(_ coefficient: Double) -> Bool {
    let size = max(abs(self), abs(coefficient))
    self += coefficient
    if abs(self) <= Tolerance.cancellation * size { self = 0 }
    return self == 0 || abs(self) >= Tolerance.doubt * size
  }
}
