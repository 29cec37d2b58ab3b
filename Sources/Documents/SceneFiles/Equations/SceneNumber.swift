internal import Findings
internal import Scenes

/// The numbers that a scene may contain.
enum SceneNumber {
  /// The largest magnitude, in points. Screens have a few thousand; beyond this sums would lose the pixel.
  static let largest = 1e7

  /// Refuses what is not finite or too large to be meant.
  static func check(_ number: Double, _ range: Range<Int>) throws(EquationError) {
    guard number.isFinite, abs(number) <= largest else {
      throw EquationError(
        code: .numberOutOfRange, message: "the number is larger than \(text(largest))", range: range)
    }
  }

  /// The number without a fraction where it has none.
  static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
