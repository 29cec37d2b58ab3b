/// Functions that parse numbers in documents.
package enum XMLNumber {
  /// The powers of ten by exponent. All are exact.
  private static let powers: [Double] = (1...15).reduce(into: [1]) { powers, position in
    powers.append(powers[position - 1] * 10)
  }

  /// Returns the number in a string as `Double` parses it, or nil.
  package static func value(of text: ArraySlice<UInt8>) -> Double? {
    plain(text) ?? Double(String(decoding: text, as: UTF8.self))
  }

  /// Parses a number with at most 15 digits and no exponent, as nearly all are. Nil for others.
  ///
  /// The digits and the power of ten are exact, so their quotient is correctly rounded.
  private static func plain(_ text: ArraySlice<UInt8>) -> Double? {
    let isNegative = text.first == UInt8(ascii: "-")
    var digits = 0
    var count = 0
    var decimals: Int?
    for byte in isNegative ? text.dropFirst() : text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits &* 10 &+ Int(byte &- UInt8(ascii: "0"))
        count += 1
        decimals? += 1
      case UInt8(ascii: ".") where decimals == nil && count > 0: decimals = 0
      default: return nil
      }
      guard count <= 15 else { return nil }
    }
    guard count > 0, decimals != 0 else { return nil }
    let value = Double(digits) / powers[decimals ?? 0]
    return isNegative ? -value : value
  }
}
