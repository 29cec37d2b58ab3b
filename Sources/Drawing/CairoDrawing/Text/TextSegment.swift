/// A part of a string that is measured in one way.
struct TextSegment: Hashable {
  /// How a part of a string is measured.
  enum Kind: Hashable {
    /// By the advances of a font.
    case letters
    /// Chinese characters and their punctuation: a fixed advance.
    case ideographs
    /// Kana: a fixed advance.
    case kana
    /// Hangul: a fixed advance.
    case hangul
    /// Emoji: a fixed advance.
    case emoji
  }

  /// How it is measured.
  var kind: Kind
  /// The characters.
  var text: String

  /// Splits a string into segments.
  static func segments(of text: String) -> [TextSegment] {
    var segments: [TextSegment] = []
    for character in text {
      let kind = character.segmentKind
      if let last = segments.indices.last, segments[last].kind == kind {
        segments[last].text.append(character)
      } else {
        segments.append(TextSegment(kind: kind, text: String(character)))
      }
    }
    return segments
  }
}

extension Character {
  fileprivate var segmentKind: TextSegment.Kind {
    guard let first = unicodeScalars.first else { return .letters }
    switch first.value {
    case 0..<0xA9: return .letters
    case 0x3041...0x30FF, 0x31F0...0x31FF: return .kana
    case 0x3131...0x318E, 0xAC00...0xD7A3: return .hangul
    case 0x2E80...0x303F, 0x3105...0x3130, 0x318F, 0x31A0...0x31EF, 0x3200...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x2_0000...0x3_FFFF:
      return .ideographs
    default: return isEmoji ? .emoji : .letters
    }
  }

  /// Whether the character is drawn as a picture, by default or because of a variation selector.
  private var isEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }
}
