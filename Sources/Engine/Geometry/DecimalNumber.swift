/// A number in short, uniform notation: no exponent, no trailing zeros, no negative zero, a decimal point in every
/// language.
package struct DecimalNumber {
  /// The number of decimals of a length. A thousandth of a point is far below a pixel.
  package static let places = 3
  /// The number of decimals of a factor, which may multiply lengths of thousands of points.
  package static let factorPlaces = 6
  /// The largest magnitude that is written. Beyond it no picture shows a difference.
  package static let limit = 1_000_000_000.0

  /// Ten to the power of each possible number of decimals.
  private static let powers: InlineArray<10, UInt> = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  ]

  /// The number in units of the last decimal.
  private let units: Int
  private let places: Int

  /// Creates a number rounded to at most `places` decimals, halves away from zero. NaN counts as zero.
  package init(_ number: Double, places: Int = Self.places) {
    let places = max(0, min(Self.powers.count - 1, places))
    let bounded = number.isNaN ? 0 : max(-Self.limit, min(Self.limit, number))
    units = Int((bounded * Double(Self.powers[places])).rounded())
    self.places = places
  }

  package var text: String {
    // Most lengths are whole. The library writes them four times as fast.
    let (whole, fraction) = units.quotientAndRemainder(dividingBy: Int(Self.powers[places]))
    if fraction == 0 { return String(whole) }
    let digits = digits
    return String(decoding: (digits.first..<digits.all.count).map { digits.all[$0] }, as: UTF8.self)
  }

  /// The number as text in UTF-8. The text starts at `first`.
  package var digits: (all: InlineArray<32, UInt8>, first: Int) {
    // The last digit is known first, so they are collected from the end.
    var collected = InlineArray<32, UInt8>(repeating: 0)
    var start = collected.count
    func collect(_ byte: UInt8) {
      start -= 1
      collected[start] = byte
    }
    let unit = Self.powers[places]
    var (whole, fraction) = units.magnitude.quotientAndRemainder(dividingBy: unit)
    if fraction > 0 {
      var digitsLeft = places
      while fraction % 10 == 0 {
        fraction /= 10
        digitsLeft -= 1
      }
      for _ in 0..<digitsLeft {
        collect(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction % 10))
        fraction /= 10
      }
      collect(UInt8(ascii: "."))
    }
    repeat {
      collect(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: whole % 10))
      whole /= 10
    } while whole > 0
    if units < 0 { collect(UInt8(ascii: "-")) }
    return (collected, start)
  }
}
