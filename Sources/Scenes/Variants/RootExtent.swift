/// The part of a screen that a root view stands for.
public enum RootExtent: Sendable, Hashable {
  /// The whole of it.
  case screen
  /// A row as wide as the screen, of the height that its constraints decide, else of the recorded one.
  case row
  /// A view of the author's own size, which it keeps unless its constraints decide another height.
  case ownSize
}
