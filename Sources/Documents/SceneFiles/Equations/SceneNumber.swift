internal import Findings
internal import Scenes

/// The numbers that a scene may contain.
enum SceneNumber {
  /// The largest magnitude, in points. Screens have a few thousand; beyond this sums would lose the pixel.
  static let largest = 1e7

  /// Whether a number may be a length: readers refuse all others, and writers have none of them.
  static func isLength(_ number: Double) -> Bool { (0...largest).contains(number) }

  /// The length nearest to a number; 0 for one that is no number.
  static func length(nearestTo number: Double) -> Double { isLength(number) ? number : number > 0 ? largest : 0 }

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
