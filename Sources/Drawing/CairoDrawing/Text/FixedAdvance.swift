internal import Typography

/// Advances that do not depend on the letter, as fractions of the font size, measured on Xcode documents.
enum FixedAdvance {
  /// Returns the advance of all characters of the given kind. 0 for letters, whose advances differ.
  static func of(_ kind: TextSegment.Kind, in font: Font) -> Double {
    switch kind {
    case .letters: 0
    case .emoji: font.family == nil ? emoji.value(at: font.pointSize) : plainEmoji
    case .hangul: appleSDGothicNeo
    case .kana: font.family == nil ? hiragino : plain
    case .ideographs where font.family != nil: plain
    case .ideographs: font.ideographs == .japanese ? hiragino : pingFang
    }
  }

  /// PingFang with the system font: 47 of 48 strings at 14 to 28 points, all of one repository.
  private static let pingFang = 1.02
  /// Hiragino Sans with the system font: 9 of 9 strings, all of one repository.
  private static let hiragino = 0.936
  /// Apple SD Gothic Neo with the system font: one string of 17 points.
  private static let appleSDGothicNeo = 0.868
  /// Kana and ideographs with a font that a document names: one string of 22 points.
  private static let plain = 1.0
  /// Apple Color Emoji with a font that a document names: two strings of 14 points.
  private static let plainEmoji = 1.18
  /// Apple Color Emoji: strings of 11, 17, 18, 30, 32, 38, 45 and 60 points, one of each, but 13 of 38 points.
  private static let emoji = InterpolationTable([
    (11, 1.43), (17, 1.34), (18, 1.32), (30, 1.26), (32, 1.125), (45, 1.12), (60, 1.08),
  ])
}
