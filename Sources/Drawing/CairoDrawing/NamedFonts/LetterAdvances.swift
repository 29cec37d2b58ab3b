/// The advances of the letters of a font that is not installed, as parts of its size; pairs are not kerned.
enum LetterAdvances: Sendable {
  /// The font's own advances, as its makers publish them; letters without one are Inter's.
  case published([Character: Double])
  /// The same for every letter.
  case equal(Double)
  /// Those of an installed font, changed.
  case like(ScaledLetters)
}

/// Letters that are nearly as wide as those of another font.
struct ScaledLetters: Sendable {
  /// The installed family.
  var family: String
  /// Its weight.
  var weight = 400
  /// The width of small letters as a multiple of its.
  var small = 1.0
  /// The width of capitals as a multiple of its.
  var capital = 1.0
  /// The width of everything else as a multiple of its.
  var other = 1.0
  /// The width that some letters have in addition, in thousandths of the font size.
  var corrections: [Character: Double] = [:]

  /// The advance of a letter that is so wide in the other font.
  func advance(of letter: Character, from advance: Double) -> Double {
    let scale = letter.isUppercase ? capital : letter.isLowercase ? small : other
    return scale * advance + (corrections[letter] ?? 0) / 1000
  }
}
