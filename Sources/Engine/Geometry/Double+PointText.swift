extension Double {
  /// The number in the notation of lengths: at most two decimals, none if it is whole.
  ///
  /// For example `16`, `8.5`, `-0.33`. NaN, infinity and numbers too large for a length have Swift's notation.
  package var pointText: String { decimalText(places: 2) }

  /// The length with its unit: `1 point`, `16 points`.
  package var pointsText: String {
    let text = pointText
    return text == "1" ? "1 point" : "\(text) points"
  }

  /// Returns the number with at most `places` decimals, none if it is whole. NaN, infinity and numbers too large for a
  /// length have Swift's notation.
  package func decimalText(places: Int) -> String {
    guard isFinite, abs(self) < DecimalNumber.limit else { return "\(self)" }
    return DecimalNumber(self, places: places).text
  }

  /// Appends the number to a string in UTF-8, in the notation of ``decimalText(places:)``.
  package func appendDecimals(places: Int, to text: inout [UInt8]) {
    guard isFinite, abs(self) < DecimalNumber.limit else {
      text += "\(self)".utf8
      return
    }
    let digits = DecimalNumber(self, places: places).digits
    for index in digits.first..<digits.all.count { text.append(digits.all[index]) }
  }
}

extension Size {
  /// Width and height in points: `375 × 667`.
  package var pointText: String { "\(width.pointText) × \(height.pointText)" }
}

extension Rect {
  /// The corner and the size in points: `20, 28, 200 × 40`.
  package var pointText: String { "\(minX.pointText), \(minY.pointText), \(size.pointText)" }
}
