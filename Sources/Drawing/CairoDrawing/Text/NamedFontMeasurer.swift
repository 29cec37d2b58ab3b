internal import Drawing

/// A measurer of text in fonts that are not installed, letter by letter.
final class NamedFontMeasurer {
  private struct Letter: Hashable {
    var character: Character
    var family: String
    var weight: Int
  }

  private let engine: TextEngine
  private var advances = BoundedCache<Letter, Double>(limit: 4096)

  /// Creates a measurer. It uses the fonts of an engine for characters without known advances.
  init(engine: TextEngine) { self.engine = engine }

  /// Returns the width of a line, as a fraction of the font size.
  func width(of text: String, in font: NamedFont) -> Double {
    var width = 0.0
    var joined = ""
    for character in text {
      if character.isIndependent { width += advance(of: character, in: font) } else { joined.append(character) }
    }
    return font.scale * width + (joined.isEmpty ? 0 : advance(of: joined, family: FontConfiguration.baseFamily))
  }

  private func advance(of character: Character, in font: NamedFont) -> Double {
    switch font.letters {
    case .published(let published):
      published[character] ?? Self.usualScale * letterAdvance(character, family: FontConfiguration.baseFamily)
    case .equal(let advance): advance
    case .like(let letters):
      letters.advance(
        of: character, from: letterAdvance(character, family: letters.family, weight: letters.weight))
    }
  }

  private func letterAdvance(_ character: Character, family: String, weight: Int = 400) -> Double {
    advances.value(for: Letter(character: character, family: family, weight: weight)) {
      advance(of: String(character), family: family, weight: weight)
    }
  }

  private func advance(of text: String, family: String, weight: Int = 400) -> Double {
    engine.shape(text, in: TextFont(family: family, size: Self.shapingSize, weight: weight)).advance / Self.shapingSize
  }

  /// The usual width of these fonts as a multiple of Inter's.
  private static let usualScale = 0.945
  /// The size at which text is shaped, in points.
  private static let shapingSize = 256.0
}

extension Character {
  /// Whether the shape of the character does not depend on its neighbors, as in Latin, Greek and Cyrillic.
  fileprivate var isIndependent: Bool {
    guard let first = unicodeScalars.first else { return false }
    switch first.value {
    case 0..<0x0590, 0x1E00...0x1FFF, 0x2010...0x27FF: return true
    default: return false
    }
  }
}
