/// The advances of letters in a font that is not installed, as fractions of the font size, without kerning.
enum LetterAdvances: Sendable {
  /// The published advances of the font. Missing letters have Inter's.
  case published([Character: Double])
  /// The same advance for all letters.
  case equal(Double)
  /// The modified advances of an installed font.
  case like(ScaledLetters)
}

/// Advances that are derived from another font's.
struct ScaledLetters: Sendable {
  /// The installed family.
  var family: String
  var weight = 400
  /// The scale of lower-case letters.
  var small = 1.0
  /// The scale of capitals.
  var capital = 1.0
  /// The scale of all other characters.
  var other = 1.0
  /// Corrections for some letters, in thousandths of the font size.
  var corrections: [Character: Double] = [:]

  /// Returns the advance of a letter, given its advance in the other font.
  func advance(of letter: Character, from advance: Double) -> Double {
    let scale = letter.isUppercase ? capital : letter.isLowercase ? small : other
    return scale * advance + (corrections[letter] ?? 0) / 1000
  }
}
