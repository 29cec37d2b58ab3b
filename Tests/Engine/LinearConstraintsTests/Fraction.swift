/// An exact rational number.
struct Fraction: Hashable, Comparable {
  /// An overflow of the numerator or denominator.
  struct Overflow: Error {}

  /// The numerator, without a common divisor with the denominator.
  let numerator: Int128
  /// The denominator, greater than zero.
  let denominator: Int128

  static let zero = Fraction(0)
  static let one = Fraction(1)

  init(_ number: Int) {
    numerator = Int128(number)
    denominator = 1
  }

  private init(reducing numerator: Int128, over denominator: Int128) throws(Overflow) {
    guard numerator != .min, denominator != .min, denominator != 0 else { throw Overflow() }
    let divisor = Self.divisor(numerator.magnitude, denominator.magnitude) * (denominator < 0 ? -1 : 1)
    self.numerator = divisor == 1 ? numerator : numerator / divisor
    self.denominator = divisor == 1 ? denominator : denominator / divisor
  }

  /// Creates the exact value of a double. Throws if it needs more than twenty binary digits after the point.
  init(_ number: Double) throws(Overflow) {
    guard let numerator = Int64(exactly: number * 1_048_576) else { throw Overflow() }
    try self.init(reducing: Int128(numerator), over: 1_048_576)
  }

  /// The value as a double, possibly off by one unit in the last place.
  var double: Double { Double(numerator) / Double(denominator) }

  /// Returns the greatest common divisor (Euclid).
  private static func divisor(_ first: UInt128, _ second: UInt128) -> Int128 {
    if second == 1 { return 1 }
    var (first, second) = (first, second)
    while second > UInt64.max { (first, second) = (second, first % second) }
    guard second != 0 else { return Int128(clamping: first) }
    var (larger, smaller) = (UInt64(second), UInt64(first % second))
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return Int128(larger)
  }

  func plus(_ other: Fraction) throws(Overflow) -> Fraction {
    if other.numerator == 0 { return self }
    let first = try Self.product(numerator, other.denominator)
    let second = try Self.product(other.numerator, denominator)
    let (sum, overflows) = first.addingReportingOverflow(second)
    if overflows { throw Overflow() }
    return try Fraction(reducing: sum, over: Self.product(denominator, other.denominator))
  }

  func times(_ other: Fraction) throws(Overflow) -> Fraction {
    try Fraction(
      reducing: Self.product(numerator, other.numerator), over: Self.product(denominator, other.denominator))
  }

  func divided(by other: Fraction) throws(Overflow) -> Fraction {
    try Fraction(
      reducing: Self.product(numerator, other.denominator), over: Self.product(denominator, other.numerator))
  }

  var negated: Fraction {
    get throws(Overflow) { try Fraction(reducing: Self.product(numerator, -1), over: denominator) }
  }

  /// Compares the cross products at double width, so that they cannot overflow.
  static func < (first: Fraction, second: Fraction) -> Bool {
    if first.denominator == second.denominator { return first.numerator < second.numerator }
    let left = first.numerator.multipliedFullWidth(by: second.denominator)
    let right = second.numerator.multipliedFullWidth(by: first.denominator)
    return left.high != right.high ? left.high < right.high : left.low < right.low
  }

  private static func product(_ first: Int128, _ second: Int128) throws(Overflow) -> Int128 {
    if second == 1 { return first }
    let (product, overflows) = first.multipliedReportingOverflow(by: second)
    if overflows { throw Overflow() }
    return product
  }
}
