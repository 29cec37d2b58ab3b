/// Places of lines in a paragraph.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// From edge to edge.
  case justified = 3
  /// The side where lines of the language begin.
  case natural = 4
}
