/// Multipliers as Interface Builder writes them: `16:9` between the sides of a view, otherwise a decimal number.
enum WrittenRatio {
  /// The largest side of a ratio of integers.
  private static let largestSide = 10_000

  /// Returns the ratio of two sides.
  static func text(ofSides ratio: Double) -> String {
    for divisor in 1...largestSide {
      let side = ratio * Double(divisor)
      guard side <= Double(largestSide) else { break }
      if side >= 1, side.rounded() / Double(divisor) == ratio { return "\(Int(side.rounded())):\(divisor)" }
    }
    return WrittenNumber.text(of: ratio)
  }
}
