public import AutoLayout
public import Geometry
public import Typography

/// The statements of a document on a screen for which the rules for screens would say something else.
public struct DeviceStatements: Sendable, Hashable {
  /// Size classes that are given; nil on an axis for a screen to which nothing applies that is said of one class.
  public struct SizeClasses: Sendable, Hashable {
    /// The width class.
    public var width: SizeClass?
    /// The height class.
    public var height: SizeClass?

    /// Size classes; none unless given.
    public init(width: SizeClass? = nil, height: SizeClass? = nil) {
      self.width = width
      self.height = height
    }
  }

  /// The layout margins of the root view without its safe area, in points; nil for those of the system.
  public var margins: EdgeInsets?
  /// True where the insets of the screen have the bars of a scene in them already.
  public var includesBars: Bool
  /// The size classes; nil for those that follow from size and kind.
  public var sizeClasses: SizeClasses?
  /// True where the height is as small as the constraints allow at the width, as a table asks its cells for theirs
  /// (specification SIZ-10); the stated height has no meaning then.
  public var fitsHeight = false
  /// True where the size is that of the root view, whatever part of a screen it stands for.
  public var isRootSize = false
  /// Whether the screen is Interface Builder's canvas, on which scenes are laid out as they are designed: with placeholder sizes
  /// and kept sizes, and with the sizes of ``SceneCanvas``.
  public var isCanvas = false
  /// The text size of the screen where neither user nor scene chooses one; nil for the standard size.
  public var textSize: TextSize?

  /// Statements; none unless given.
  public init(
    margins: EdgeInsets? = nil, includesBars: Bool = false, sizeClasses: SizeClasses? = nil, textSize: TextSize? = nil
  ) {
    self.margins = margins
    self.includesBars = includesBars
    self.sizeClasses = sizeClasses
    self.textSize = textSize
  }
}
