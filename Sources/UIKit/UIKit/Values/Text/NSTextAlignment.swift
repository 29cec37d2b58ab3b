/// Places of lines in a paragraph.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  case center = 1
  /// At the right edge.
  case right = 2
  case justified = 3
  /// The side where lines of the language begin.
  case natural = 4
}
