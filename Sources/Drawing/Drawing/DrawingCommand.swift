public import Geometry

/// A drawing command. Later commands cover earlier ones. All lengths are in points of the enclosing space.
public indirect enum DrawingCommand: Sendable, Hashable {
  /// Fills a shape with the even-odd rule.
  case fill(Shape, Color)
  /// Draws a line centered on an outline.
  case stroke(Shape, Stroke)
  /// Draws a line of text.
  case text(TextRun)
  case image(PlacedBitmap)
  /// Draws a group, which the SVG names so that it can be shown, hidden and searched.
  case group(Group, [DrawingCommand])
  /// Draws commands clipped to a shape.
  case clip(Shape, [DrawingCommand])
  /// Draws commands in a space with another origin, whose points are `scale` points of this space.
  case placed(at: Point, scale: Double, [DrawingCommand])

  /// The name and description of a group.
  public struct Group: Sendable, Hashable {
    /// The layer or kind, which becomes the SVG class: `views`, `constraints`.
    public var name: String
    /// The identifier in the picture, or nil.
    public var identifier: String?
    /// The tooltip, or nil.
    public var title: String?
    /// The opacity, from 0 to 1.
    public var opacity: Double

    /// Creates the description of a group.
    public init(_ name: String, identifier: String? = nil, title: String? = nil, opacity: Double = 1) {
      self.name = name
      self.identifier = identifier
      self.title = title
      self.opacity = opacity
    }
  }
}
