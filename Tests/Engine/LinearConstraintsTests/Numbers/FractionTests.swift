import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// The solver's exact fractions and their conversion from doubles. The exact reference of these tests has its own
/// fractions.
@Suite struct FractionTests {
  typealias Exact = LinearConstraints.Fraction

  private static let meant: [(value: Double, numerator: Int, denominator: Int)] = [
    (0.3333333333333333, 1, 3), (0.1, 1, 10), (0.3, 3, 10), (1.7777777777777777, 16, 9), (0.5625, 9, 16),
    (-0.2857142857142857, -2, 7), (0, 0, 1), (1, 1, 1), (-44, -44, 1), (0.333, 333, 1000), (1.7777, 17777, 10000),
    (1e-12, 1, 1_000_000_000_000), (123_456_789.5, 246_913_579, 2),
  ]

  @Test(arguments: meant)
  func `a double becomes the simplest fraction that it may represent`(
    value: Double, numerator: Int, denominator: Int
  ) {
    let fraction = Exact(value)
    expect(fraction.numerator, is: Int128(numerator))
    expect(fraction.denominator, is: Int128(denominator))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e15, -1e300, 1e-300, 1e-16])
  func `numbers that are too long or not finite are undecided`(value: Double) {
    #expect(Exact(value).isUndecided)
    #expect(Exact(value).value.isNaN)
  }

  @Test(arguments: UInt64(1)...4)
  func `every decided fraction is the double or its neighbor`(seed: UInt64) {
    var generator = SeededRandomNumberGenerator(seed: seed)
    var decided = 0
    for _ in 0..<4000 {
      let value = Double(bitPattern: .random(in: .min ... .max, using: &generator))
      let fraction = Exact(value)
      if !fraction.isUndecided {
        decided += 1
        #expect(abs(fraction.value - value) <= 2 * value.ulp)
      }
    }
    #expect(decided > 50)
  }

  @Test(arguments: UInt64(1)...4)
  func `a quotient of whole numbers becomes that quotient`(seed: UInt64) {
    var generator = SeededRandomNumberGenerator(seed: seed)
    for _ in 0..<1000 {
      let numerator = Double(Int.random(in: -10_000...10_000, using: &generator))
      let denominator = Double(Int.random(in: 1...10_000, using: &generator))
      expect(Exact(numerator / denominator), is: Exact(numerator) / Exact(denominator))
    }
  }

  @Test func `fraction arithmetic is exact and in lowest terms`() {
    let (third, tenth) = (Exact(0.3333333333333333), Exact(0.1))
    expect(Exact.sum(third, tenth), is: Exact(0.43333333333333335))
    expect(third * tenth, is: Exact(0.03333333333333333))
    expect(third / tenth, is: Exact(3.3333333333333335))
    expect(third / -tenth, is: -Exact(3.3333333333333335))
    #expect(Exact.sum(third, -third) == nil)
    #expect(Exact.sum(tenth, Exact(-0.1)) == nil)
  }

  @Test func `a number beyond 128 bits is undecided, as are all numbers computed from it`() {
    var power = Exact(1e12 + 39)
    for _ in 0..<3 { power = power * power }
    #expect(power.isUndecided)
    #expect((power * Exact(0)).isUndecided)
    #expect((-power).isUndecided)
    #expect(Exact.sum(power, Exact(1))?.isUndecided == true)
    #expect((Exact(1) / Exact(0)).isUndecided)
  }
}
