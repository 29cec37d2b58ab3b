/// The direction in which text is written.
public enum NSWritingDirection: Int, Sendable {
  /// That of the language.
  case natural = -1
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}
