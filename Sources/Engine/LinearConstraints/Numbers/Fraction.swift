/// An exact fraction of two whole numbers, used to decide a doubtful coefficient.
///
/// Numerator and denominator have 128 bits, which is enough for combining small parts of a layout. A number that would
/// need more is ``isUndecided``, and so is everything calculated from it.
struct Fraction: Sendable, Hashable {
  /// The numerator. It carries the sign.
  let numerator: Int128
  /// The denominator: positive and coprime to the numerator, or zero for an undecided number.
  let denominator: Int128

  /// Whether the number is unknown because it needed more than 128 bits.
  var isUndecided: Bool { denominator == 0 }

  private static let undecided = Fraction(unreduced: 0, 0)

  private init(unreduced numerator: Int128, _ denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Creates a fraction in lowest terms. It is undecided if the denominator is zero or a number overflowed (nil).
  private init(_ numerator: Int128?, _ denominator: Int128?) {
    guard let numerator, let denominator, denominator != 0, numerator != .min, denominator != .min else {
      self = .undecided
      return
    }
    let divisor = Self.greatestCommonDivisor(abs(numerator), abs(denominator)) * (denominator < 0 ? -1 : 1)
    self.init(unreduced: numerator / divisor, denominator / divisor)
  }

  private static func greatestCommonDivisor(_ first: Int128, _ second: Int128) -> Int128 {
    var (first, second) = (first, second)
    while second != 0 { (first, second) = (second, first % second) }
    return first
  }

  /// The nearest double, or NaN if the number is undecided.
  var value: Double { isUndecided ? .nan : Double(numerator) / Double(denominator) }
}

extension Fraction: LinearNumber {
  /// Creates the simplest fraction that a double can mean: 0.3333333333333333 is one third.
  ///
  /// Few multipliers are exact as doubles, and three thirds of a width must add up to the whole. The convergents of the
  /// continued fraction are the best approximations (Khinchin 1935). The first one whose double is within one unit in
  /// the last place of the given one is taken. A number without such a convergent, or of more than fifteen digits, is
  /// undecided.
  init(_ value: Double) {
    var (previous, current) = ((Int128(0), Int128(1)), (Int128(1), Int128(0)))
    var rest = value
    for _ in 0..<Self.convergentLimit {
      let digit = rest.rounded(.down)
      // Beyond fifteen digits the fraction is no more exact than the double. NaN fails every comparison, so it also
      // ends here.
      guard abs(digit) < 1e15, let next = Self.convergent(Int128(digit), current, previous) else { break }
      (previous, current) = (current, next)
      if abs(Double(current.0) / Double(current.1) - value) <= value.ulp {
        self.init(current.0, current.1)
        return
      }
      rest = 1 / (rest - digit)
    }
    self = .undecided
  }

  /// Returns the next convergent of a continued fraction, or nil if it is too long.
  private static func convergent(
    _ digit: Int128, _ current: (Int128, Int128), _ previous: (Int128, Int128)
  ) -> (Int128, Int128)? {
    guard let numerator = add(multiply(digit, current.0), previous.0),
      let denominator = add(multiply(digit, current.1), previous.1), denominator != 0
    else { return nil }
    return (numerator, denominator)
  }

  /// The maximum number of steps. A double has 53 binary digits, for which no continued fraction needs more.
  private static let convergentLimit = 60

  static func sum(_ first: Fraction, _ second: Fraction) -> Fraction? {
    let sum = Fraction(
      add(multiply(first.numerator, second.denominator), multiply(second.numerator, first.denominator)),
      multiply(first.denominator, second.denominator))
    return sum.numerator == 0 && !sum.isUndecided ? nil : sum
  }

  static func * (first: Fraction, second: Fraction) -> Fraction {
    Fraction(multiply(first.numerator, second.numerator), multiply(first.denominator, second.denominator))
  }

  static func / (first: Fraction, second: Fraction) -> Fraction {
    Fraction(multiply(first.numerator, second.denominator), multiply(first.denominator, second.numerator))
  }

  static prefix func - (value: Fraction) -> Fraction { Fraction(unreduced: -value.numerator, value.denominator) }

  private static func multiply(_ first: Int128, _ second: Int128) -> Int128? {
    let (product, hasOverflowed) = first.multipliedReportingOverflow(by: second)
    return hasOverflowed ? nil : product
  }

  private static func add(_ first: Int128?, _ second: Int128?) -> Int128? {
    guard let first, let second else { return nil }
    let (sum, hasOverflowed) = first.addingReportingOverflow(second)
    return hasOverflowed ? nil : sum
  }
}
