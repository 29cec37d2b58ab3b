/// A number written short and always alike: no exponent, no trailing zeros, no negative zero, a point in every language.
package struct DecimalNumber {
  /// How many decimals a length gets: a thousandth of a point is far below a pixel.
  package static let places = 3
  /// How many decimals a factor gets, which multiplies lengths of thousands of points.
  package static let factorPlaces = 6
  /// The largest magnitude that is written; beyond it no picture shows a difference.
  package static let limit = 1_000_000_000.0

  /// The number in units of the last decimal.
  private let units: Int
  private let places: Int

  /// A number rounded to at most `places` decimals, halves away from zero. What is not a number counts as zero.
  package init(_ number: Double, places: Int = Self.places) {
    var unit = 1.0
    for _ in 0..<places { unit *= 10 }
    let bounded = number.isNaN ? 0 : max(-Self.limit, min(Self.limit, number))
    units = Int((bounded * unit).rounded())
    self.places = places
  }

  /// The number as text.
  package var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds the number to a text in UTF-8.
  package func append(to bytes: inout [UInt8]) {
    if units < 0 { bytes.append(UInt8(ascii: "-")) }
    var digits = units.magnitude
    var decimals = places
    while decimals > 0, digits % 10 == 0 {
      digits /= 10
      decimals -= 1
    }
    // The last digit is known first: they are collected from the end.
    var collected = InlineArray<32, UInt8>(repeating: 0)
    var start = collected.count
    var written = 0
    repeat {
      if written == decimals, decimals > 0 {
        start -= 1
        collected[start] = UInt8(ascii: ".")
      }
      start -= 1
      collected[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digits % 10)
      digits /= 10
      written += 1
    } while digits > 0 || written <= decimals
    for index in start..<collected.count { bytes.append(collected[index]) }
  }
}
