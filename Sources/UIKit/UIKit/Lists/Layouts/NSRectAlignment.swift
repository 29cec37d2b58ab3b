/// Edges of a section, in the direction of reading.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top = 1
  /// At the top, where lines begin.
  case topLeading = 2
  /// The edge where lines begin.
  case leading = 3
  /// At the bottom, where lines begin.
  case bottomLeading = 4
  case bottom = 5
  /// At the bottom, where lines end.
  case bottomTrailing = 6
  /// The edge where lines end.
  case trailing = 7
  /// At the top, where lines end.
  case topTrailing = 8
}
