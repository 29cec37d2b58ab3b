public import Geometry
public import Typography

/// The screen that Interface Builder showed a scene on when it wrote the document.
public struct SavedContext: Sendable, Hashable {
  /// The screen, or the canvas of a document that names none.
  public var device: Device
  /// The way in which it was held.
  public var orientation: Orientation
  /// The size of the root view as recorded, in points; bars and sheets may leave less than the screen.
  public var rootSize: Size
  /// The safe area of the root view, in points.
  public var safeArea: EdgeInsets
  /// The layout margins of the root view without its safe area, in points.
  public var rootMargins: EdgeInsets
  /// The text size at which Interface Builder recorded its frames.
  public var textSize: TextSize
  /// True where the screen has size classes. The canvas of documents that name no screen stands for all of them, so
  /// that nothing that is said of one class applies to it.
  public var hasSizeClasses: Bool
  /// The margins of views, by position, that Interface Builder gave them on this canvas and that no other screen has.
  public var margins: [Int: ViewMargins] = [:]
  /// The bars that Interface Builder showed, outermost first, which knows nothing of other storyboards; nil for those of
  /// the scene.
  public var bars: [Bar]?
  /// The sizes of views that are not those of the system.
  public var sizes = SavedSizes()
  /// The distance beyond the end of a table that is the root up to which Interface Builder loaded its cells, in points,
  /// negative before the end; nil if it loaded all cells of all tables.
  public var rowReach: Double?

  /// The context of a saved scene.
  public init(
    device: Device, orientation: Orientation, rootSize: Size, safeArea: EdgeInsets, rootMargins: EdgeInsets,
    textSize: TextSize, hasSizeClasses: Bool = true
  ) {
    self.device = device
    self.orientation = orientation
    self.rootSize = rootSize
    self.safeArea = safeArea
    self.rootMargins = rootMargins
    self.textSize = textSize
    self.hasSizeClasses = hasSizeClasses
  }
}
