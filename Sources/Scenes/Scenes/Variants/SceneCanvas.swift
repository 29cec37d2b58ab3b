/// The data of a scene that only applies on Interface Builder's canvas, for scenes converted from a document.
/// ``SavedContext`` contains it for the document itself (specification SIZ-20).
public struct SceneCanvas: Sendable, Hashable {
  /// The sizes of views that differ from the system's.
  public var sizes = SavedSizes()
  /// The margins of views that no other screen has, by position.
  public var margins: [Int: ViewMargins] = [:]

  /// Creates a canvas on which all views are as on a device.
  public init() {}

  /// Creates the canvas on which Interface Builder last laid out a document.
  package init(of saved: SavedContext) {
    sizes = saved.sizes
    margins = saved.margins
  }
}
