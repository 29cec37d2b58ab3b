internal import Typography

/// Functions that compute the width of text in Apple's system font from its advances in Inter.
///
/// The numbers were fitted to recorded frames of Xcode documents. Below 20 points, 96 of 100 labels in the regular
/// weight are within a point.
enum SystemFontWidth {
  /// The ascender of the system font, as a fraction of the font size.
  static let ascender = 1950.0 / 2048
  /// The descender of the system font, as a fraction of the font size.
  static let descender = 494.0 / 2048

  /// Returns the width of characters, in points.
  ///
  /// `advance` is the advance in Inter with kerning and without ligatures, as a fraction of the font size.
  static func width(advance: Double, of characters: some Sequence<Character>, in font: Font) -> Double {
    let group = SystemFontWeightGroup(font.weight)
    let display = displayShare(size: font.pointSize, era: font.era)
    let spacing = SystemFontTracking.tracking(size: font.pointSize, era: font.era) + display * group.displayOffset
    let corrections = group.corrections
    var width = group.scale * scale(of: font.weight) * advance
    for character in characters {
      width += spacing
      let scalars = character.unicodeScalars
      guard let scalar = scalars.first, scalars.count == 1, let correction = corrections[scalar] else { continue }
      width += correction.text + display * correction.display + group.boldFactor * correction.bold
    }
    return font.pointSize * width
  }

  /// Returns the share of the display shapes, from 0 to 1. Before the variable font, it switched at 20 points; since
  /// then, it increases gradually between 17 and 28 points.
  static func displayShare(size: Double, era: TextEra) -> Double {
    switch era {
    case .current: displayShares.value(at: size)
    default: size < 20 ? 0 : 1
    }
  }

  /// Returns the width of a weight as a multiple of its group's. Each was measured on a string of 20 points.
  private static func scale(of weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: 0.981
    case .thin: 0.992
    case .heavy: 0.983
    default: 1
    }
  }

  private static let displayShares = InterpolationTable([(17, 0), (20, 0.25), (22, 0.56), (24, 0.81), (28, 1)])
}
