/// Numbers as Interface Builder writes them: integers without decimals, others with seventeen significant digits and
/// without trailing zeros.
enum WrittenNumber {
  private static let significantDigits = 17

  /// Returns a finite number as text: `20`, `-8`, `0.33333333333333331`.
  static func text(of number: Double) -> String {
    guard number.magnitude < 1e15 else { return number.description }
    let whole = number.rounded(.towardZero)
    guard whole != number else { return String(Int64(whole)) }
    let sign = number < 0 ? "-" : ""
    guard let digits = digits(of: number.magnitude) else { return number.description }
    return sign + digits
  }

  /// Returns the digits of a number that is not an integer, or nil for one too small to occur as a length.
  private static func digits(of number: Double) -> String? {
    let whole = number.rounded(.towardZero)
    let fraction = number - whole
    // The fraction is exactly `bits / 2^scale`.
    let scale = Int(52 - fraction.exponent)
    guard scale > 0, scale < 120 else { return nil }
    var bits = UInt128(fraction.significandBitPattern | 1 << 52)
    let unit = UInt128(1) << UInt128(scale)
    var digits: [UInt8] = whole == 0 ? [] : String(Int64(whole)).utf8.map { $0 - 0x30 }
    // The value of the digits is `0.DIGITS × 10^point`.
    var point = digits.count
    while digits.count < significantDigits {
      bits *= 10
      let digit = UInt8(bits / unit)
      bits %= unit
      if digits.isEmpty, digit == 0 { point -= 1 } else { digits.append(digit) }
    }
    if bits * 2 > unit || (bits * 2 == unit && digits.last.map { $0 % 2 == 1 } == true) {
      if roundUp(&digits) { point += 1 }
    }
    return text(of: digits, point: point)
  }

  /// Adds one to the last digit.
  ///
  /// - Returns: Whether this adds a leading digit.
  private static func roundUp(_ digits: inout [UInt8]) -> Bool {
    var position = digits.count - 1
    while position >= 0, digits[position] == 9 {
      digits[position] = 0
      position -= 1
    }
    if position >= 0 { digits[position] += 1 } else { digits.insert(1, at: 0) }
    return position < 0
  }

  /// The exponent of ten below which numbers are written in scientific notation.
  private static let smallestPoint = -4

  private static func text(of digits: [UInt8], point: Int) -> String {
    var characters = digits.map { Character(Unicode.Scalar($0 + 0x30)) }
    while characters.last == "0" { characters.removeLast() }
    if point <= smallestPoint {
      let exponent = 1 - point
      let rest = String(characters.dropFirst())
      return "\(characters.first ?? "0")\(rest.isEmpty ? "" : "." + rest)e-\(exponent < 10 ? "0" : "")\(exponent)"
    }
    guard point > 0 else { return "0." + String(repeating: "0", count: -point) + String(characters) }
    let fraction = String(characters.dropFirst(point))
    return String(characters.prefix(point)) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
