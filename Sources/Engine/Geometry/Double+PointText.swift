extension Double {
  /// The number as people write lengths: at most two digits after the point, none where it is whole.
  ///
  /// `16`, `8.5`, `-0.33`; numbers too large for a length, and those that are none, are written as Swift does.
  package var pointText: String { decimalText(places: 2) }

  /// The length for people with its unit: `1 point`, `16 points`.
  package var pointsText: String {
    let text = pointText
    return text == "1" ? "1 point" : "\(text) points"
  }

  /// The number with at most `places` digits after the point, none where it is whole; numbers too large for a length,
  /// and those that are none, as Swift writes them.
  package func decimalText(places: Int) -> String {
    guard isFinite, abs(self) < DecimalNumber.limit else { return "\(self)" }
    return DecimalNumber(self, places: places).text
  }

  /// Adds the number with at most `places` digits after the point, as ``decimalText(places:)`` has it, to a text in UTF-8.
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
  /// Width and height for people, in points: `375 × 667`.
  package var pointText: String { "\(width.pointText) × \(height.pointText)" }
}

extension Rect {
  /// The corner and the size for people: `20, 28, 200 × 40`.
  package var pointText: String { "\(minX.pointText), \(minY.pointText), \(size.pointText)" }
}
