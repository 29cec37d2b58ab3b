public import Geometry

/// One step of a drawing; later ones lie over earlier ones. All lengths are points of the enclosing space.
public indirect enum DrawingCommand: Sendable, Hashable {
  /// Fills an outline by the even-odd rule.
  case fill(Shape, Color)
  /// Draws a line along an outline, half on either side.
  case stroke(Shape, Stroke)
  /// Draws a line of text.
  case text(TextRun)
  /// Draws pixels.
  case image(PlacedBitmap)
  /// Draws a group that can be named, switched and searched in the SVG.
  case group(Group, [DrawingCommand])
  /// Draws only what lies within an outline.
  case clip(Shape, [DrawingCommand])
  /// Draws in a space whose origin lies at a point and whose points are `scale` of ours.
  case placed(at: Point, scale: Double, [DrawingCommand])

  /// The name of a group, and what is told of it.
  public struct Group: Sendable, Hashable {
    /// The layer or kind, which becomes the class: `views`, `constraints`.
    public var name: String
    /// The name that identifies it in the picture, or nil.
    public var identifier: String?
    /// The text that a reader is told on pointing at it, or nil.
    public var title: String?
    /// The opacity, from 0 to 1.
    public var opacity: Double

    /// A group.
    public init(_ name: String, identifier: String? = nil, title: String? = nil, opacity: Double = 1) {
      self.name = name
      self.identifier = identifier
      self.title = title
      self.opacity = opacity
    }
  }
}
