/// The kind of content that turns with the direction of reading, or does not.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Turned where the language reads from the right.
  case unspecified = 0
  /// A player's controls, which never turn.
  case playback = 1
  /// Directions in space, which never turn.
  case spatial = 2
  /// From left to right in every language.
  case forceLeftToRight = 3
  /// From right to left in every language.
  case forceRightToLeft = 4
}
