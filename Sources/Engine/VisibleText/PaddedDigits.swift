extension BinaryInteger {
  /// Returns the number with at least `count` digits, padded with zeros: `07`, `00FF`. A negative number is padded
  /// before its sign, so it should not be passed.
  package func digits(_ count: Int, radix: Int = 10, uppercase: Bool = false) -> String {
    let digits = String(self, radix: radix, uppercase: uppercase)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
