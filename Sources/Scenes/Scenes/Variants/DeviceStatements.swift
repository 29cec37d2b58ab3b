public import AutoLayout
public import Geometry
public import Typography

/// The settings of a document for a screen that override the rules for screens.
public struct DeviceStatements: Sendable, Hashable {
  /// The given size classes. Nil on an axis for a screen to which no condition on a class applies.
  public struct SizeClasses: Sendable, Hashable {
    public var width: SizeClass?
    public var height: SizeClass?

    /// Creates size classes, by default none.
    public init(width: SizeClass? = nil, height: SizeClass? = nil) {
      self.width = width
      self.height = height
    }
  }

  /// The layout margins of the root view without its safe area, in points, or nil for the system's.
  public var margins: EdgeInsets?
  /// Whether the insets of the screen already include the bars of a scene.
  public var includesBars: Bool
  /// The size classes, or nil for those that follow from size and kind.
  public var sizeClasses: SizeClasses?
  /// Whether the height is the smallest that the constraints allow at the width, as for table cells (specification
  /// SIZ-10). The stated height is then ignored.
  public var fitsHeight = false
  /// Whether the size applies to the root view itself, regardless of the part of a screen that it represents.
  public var isRootSize = false
  /// Whether the screen is Interface Builder's canvas, on which scenes have their design-time layout, with placeholder
  /// sizes, kept sizes, and the sizes of ``SceneCanvas``.
  public var isCanvas = false
  /// The text size if neither user nor scene chooses one, or nil for the standard size.
  public var textSize: TextSize?

  /// Creates settings, by default none.
  public init(
    margins: EdgeInsets? = nil, includesBars: Bool = false, sizeClasses: SizeClasses? = nil, textSize: TextSize? = nil
  ) {
    self.margins = margins
    self.includesBars = includesBars
    self.sizeClasses = sizeClasses
    self.textSize = textSize
  }
}
