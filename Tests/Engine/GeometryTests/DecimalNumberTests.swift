import Geometry
import LayoutTestSupport
import Testing

@Suite struct DecimalNumberTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (10, "10"), (1200, "1200"), (0.5, "0.5"), (-0.5, "-0.5"),
    (0.05, "0.05"), (0.001, "0.001"), (0.0004, "0"), (-0.0004, "0"), (0.0005, "0.001"), (20.333333, "20.333"),
    (99.9996, "100"), (1e-300, "0"), (123456.789, "123456.789"), (1e12, "1000000000"), (-.infinity, "-1000000000"),
    (.infinity, "1000000000"), (.nan, "0"),
  ])
  func `a number is written briefly`(number: Double, text: String) {
    #expect(DecimalNumber(number).text == text)
  }

  @Test func `a factor has six decimals`() {
    #expect(DecimalNumber(1.0 / 3, places: DecimalNumber.factorPlaces).text == "0.333333")
  }

  @Test func `a written number reads back rounded to thousandths`() {
    var generator = SeededRandomNumberGenerator(seed: 1)
    for _ in 0..<10_000 {
      let number = Double.random(in: -20_000...20_000, using: &generator)
      let readBack = Double(DecimalNumber(number).text) ?? .nan
      #expect(abs(readBack - number) <= 0.000_500_001)
    }
  }
}
