import Foundation
import LayoutTestSupport
import Testing

@testable import DocumentEditing

/// Numbers in Xcode's notation.
@Suite struct WrittenNumberTests {
  @Test(
    arguments: [
      (20.0, "20"), (-8, "-8"), (0, "0"), (1.0 / 3, "0.33333333333333331"), (21.666666666666671, "21.666666666666671"),
      (0.1, "0.10000000000000001"), (159.66666666666666, "159.66666666666666"), (0.5, "0.5"),
      (1e-5, "1.0000000000000001e-05"),
      (-7.1054273576010019e-15, "-7.1054273576010019e-15"),
    ] as [(Double, String)])
  func `numbers are written with 17 digits`(number: Double, text: String) {
    expect(WrittenNumber.text(of: number), is: text)
  }

  @Test func `digits equal those of the C library`() {
    var random = SeededRandomNumberGenerator(seed: 17)
    for _ in 0..<3000 {
      let number =
        Double.random(in: -2000...2000, using: &random) * pow(10, Double(Int.random(in: -6...2, using: &random)))
      expect(WrittenNumber.text(of: number), is: String(format: "%.17g", number))
    }
  }
}
