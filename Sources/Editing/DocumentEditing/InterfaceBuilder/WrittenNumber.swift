/// Numbers as Interface Builder writes them: as few digits as say a whole number, else seventeen that count, without
/// zeros at the end.
enum WrittenNumber {
  private static let significantDigits = 17

  /// A finite number in its words: `20`, `-8`, `0.33333333333333331`.
  static func text(of number: Double) -> String {
    guard number.magnitude < 1e15 else { return number.description }
    let whole = number.rounded(.towardZero)
    guard whole != number else { return String(Int64(whole)) }
    let sign = number < 0 ? "-" : ""
    guard let digits = digits(of: number.magnitude) else { return number.description }
    return sign + digits
  }

  /// The digits of a number that is not whole; nil for one so small that nobody places anything by it.
  private static func digits(of number: Double) -> String? {
    let whole = number.rounded(.towardZero)
    let fraction = number - whole
    // The fraction is `bits / 2^scale`, exact.
    let scale = Int(52 - fraction.exponent)
    guard scale > 0, scale < 120 else { return nil }
    var bits = UInt128(fraction.significandBitPattern | 1 << 52)
    let unit = UInt128(1) << UInt128(scale)
    var digits: [UInt8] = whole == 0 ? [] : String(Int64(whole)).utf8.map { $0 - 0x30 }
    // The digits stand for `0.DIGITS × 10^point`.
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
  /// - Returns: True where there is a digit more in front.
  private static func roundUp(_ digits: inout [UInt8]) -> Bool {
    var position = digits.count - 1
    while position >= 0, digits[position] == 9 {
      digits[position] = 0
      position -= 1
    }
    if position >= 0 { digits[position] += 1 } else { digits.insert(1, at: 0) }
    return position < 0
  }

  /// The exponent of ten below which numbers are written with one.
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
