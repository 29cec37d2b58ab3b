public import Geometry
public import Typography

/// The screen on which Interface Builder showed a scene when it saved the document.
public struct SavedContext: Sendable, Hashable {
  /// The screen, or the canvas of a document without one.
  public var device: Device
  /// The orientation of the screen.
  public var orientation: Orientation
  /// The recorded size of the root view, in points. With bars and sheets it may be smaller than the screen.
  public var rootSize: Size
  /// The safe area of the root view, in points.
  public var safeArea: EdgeInsets
  /// The layout margins of the root view without its safe area, in points.
  public var rootMargins: EdgeInsets
  /// The text size at which Interface Builder recorded its frames.
  public var textSize: TextSize
  /// Whether the screen has size classes. The canvas of documents without a screen represents all of them, so
  /// conditions on a class do not apply to it.
  public var hasSizeClasses: Bool
  /// The margins that Interface Builder gave views on this canvas and that no other screen has, by position.
  public var margins: [Int: ViewMargins] = [:]
  /// The bars that Interface Builder showed, outermost first, because it does not know other storyboards. Nil to use
  /// the bars of the scene.
  public var bars: [Bar]?
  /// The sizes of views that differ from the system's.
  public var sizes = SavedSizes()
  /// The distance beyond the end of a root table up to which Interface Builder loaded its cells, in points, negative
  /// before the end. Nil if it loaded all cells of all tables.
  public var rowReach: Double?
  /// Whether Interface Builder kept the frames of views whose place or size constraints leave open, although layout
  /// gives them others.
  public var keepsOpenFrames = false
  /// Whether Interface Builder rounded frames to whole points, so that small differences mean nothing.
  public var hasWholeFrames = true

  /// Creates the context of a saved scene.
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
