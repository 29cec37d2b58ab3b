internal import Findings
internal import Scenes

/// The range of numbers that a scene may contain.
enum SceneNumber {
  /// The largest magnitude, in points. Screens have a few thousand points; above this limit, sums would lose subpixel
  /// precision.
  static let largest = 1e7

  /// Whether a number may be a length. Readers reject all other numbers, and writers never write them.
  static func isLength(_ number: Double) -> Bool { (0...largest).contains(number) }

  /// Returns the nearest valid length, or 0 for NaN.
  static func length(nearestTo number: Double) -> Double { isLength(number) ? number : number > 0 ? largest : 0 }

  /// Throws for numbers that are not finite or exceed ``largest``.
  static func check(_ number: Double, _ range: Range<Int>) throws(EquationError) {
    guard number.isFinite, abs(number) <= largest else {
      throw EquationError(
        code: .numberOutOfRange, message: "the number is larger than \(text(largest))", range: range)
    }
  }

  /// Returns the number, without a fraction if it is an integer.
  static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
