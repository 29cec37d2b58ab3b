/// The part of a scene that holds on Interface Builder's canvas alone, for scenes that were converted from a document: what
/// ``SavedContext`` holds for the document itself (specification SIZ-20).
public struct SceneCanvas: Sendable, Hashable {
  /// The sizes of views that are not those of the system.
  public var sizes = SavedSizes()
  /// The margins of views, by position, that no other screen has.
  public var margins: [Int: ViewMargins] = [:]

  /// A canvas that shows all views as a device does.
  public init() {}

  /// The canvas on which Interface Builder last laid out a document.
  package init(of saved: SavedContext) {
    sizes = saved.sizes
    margins = saved.margins
  }
}
