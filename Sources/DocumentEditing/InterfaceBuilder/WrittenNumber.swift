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
    let point = digits.count
    var leadingZeros = 0
    while digits.count - leadingZeros < significantDigits {
      bits *= 10
      digits.append(UInt8(bits / unit))
      bits %= unit
      if point == 0, digits.allSatisfy({ $0 == 0 }) { leadingZeros = digits.count }
    }
    if bits * 2 > unit || (bits * 2 == unit && digits.last.map { $0 % 2 == 1 } == true) { roundUp(&digits) }
    let carried = digits.count - leadingZeros > significantDigits ? 1 : 0
    return text(of: digits, point: point + carried)
  }

  private static func roundUp(_ digits: inout [UInt8]) {
    var position = digits.count - 1
    while position >= 0, digits[position] == 9 {
      digits[position] = 0
      position -= 1
    }
    if position >= 0 { digits[position] += 1 } else { digits.insert(1, at: 0) }
  }

  private static func text(of digits: [UInt8], point: Int) -> String {
    var characters = digits.map { Character(Unicode.Scalar($0 + 0x30)) }
    while characters.count > point, characters.last == "0" { characters.removeLast() }
    let whole = String(characters.prefix(point))
    let fraction = String(characters.dropFirst(point))
    return (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
