/// The characters of a string that have an effect instead of being visible: they break lines, control a terminal,
/// change the direction of the following text, or show nothing.
///
/// Letters of every script and common emoji are not hidden. Joiners are kept if there is something to join, and
/// variation selectors if there is a variation to select.
struct HiddenCharacters {
  /// The characters of the text.
  let scalars: [Unicode.Scalar]
  private(set) var flags: [Bool]

  /// Finds the hidden characters of a string.
  init(in text: String) {
    scalars = Array(text.unicodeScalars)
    flags = scalars.map(\.isHidden)
    for index in flags.indices where flags[index] && hasPurpose(at: index) { flags[index] = false }
    for index in LogCommands.breaks(in: scalars) { flags[index] = true }
  }

  func text(replacing replacement: (Unicode.Scalar) -> String) -> String {
    var text = ""
    for (scalar, isHidden) in zip(scalars, flags) {
      if isHidden { text += replacement(scalar) } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  /// Whether an invisible character affects how its neighbors are written.
  private func hasPurpose(at index: Int) -> Bool {
    let before = index > 0 ? scalars[index - 1] : nil
    let after = index + 1 < scalars.count ? scalars[index + 1] : nil
    switch scalars[index].value {
    case 0x200C, 0x200D: return before?.joins == true && after?.joins == true
    case 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: return before?.hasLooks == true
    case 0xE0020...0xE007F: return isInFlag(at: index)
    default: return false
    }
  }

  /// The maximum number of tags after a flag: the longest subdivision of a country and the tag that ends it.
  private static let longestFlag = 7

  /// Whether a tag belongs to a flag, such as the flags of Scotland and Wales (Unicode Technical Standard 51,
  /// ED-14a).
  private func isInFlag(at index: Int) -> Bool {
    let tags = scalars[..<index].reversed().prefix(Self.longestFlag).prefix { (0xE0020...0xE007E).contains($0.value) }
    let base = index - tags.count - 1
    return base >= 0 && scalars[base].value == 0x1F3F4
  }
}

extension Unicode.Scalar {
  /// Whether a code point is invisible: a control character, a line or paragraph separator, a direction control, an
  /// annotation mark, or a default ignorable character.
  ///
  /// The table comes from Unicode 15 (`Default_Ignorable_Code_Point` and `Bidi_Control`). Looking properties up would
  /// take ten times as long.
  static func isHidden(_ value: UInt32) -> Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3,
      0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// Whether the character is invisible.
  var isHidden: Bool { Self.isHidden(value) }

  /// Whether joiners affect the character: letters and marks of the scripts from Arabic to Mongolian and of their later
  /// blocks, emoji, and the emoji variation selector.
  fileprivate var joins: Bool {
    switch value {
    case 0x0600..<0x18B0, 0xA800..<0xAC00, 0xFB50..<0xFE00, 0xFE70..<0xFEFF, 0x10A00..<0x12000:
      return !isHidden && (properties.isAlphabetic || properties.generalCategory == .nonspacingMark)
    case 0xFE0F: return true
    default: return !isASCII && properties.isEmoji
    }
  }

  /// Whether the character may have variations: emoji, the digits and signs of keys, and letters beyond ASCII.
  fileprivate var hasLooks: Bool {
    properties.isEmoji || !isASCII && !isHidden && !(0xFE00...0xFE0F).contains(value)
  }
}
