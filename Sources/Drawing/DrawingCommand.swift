public import Geometry

/// One step of a drawing; later ones lie over earlier ones. All lengths are points of the enclosing space.
public indirect enum DrawingCommand: Sendable, Hashable {
  /// Fills an outline by the even-odd rule.
  case fill(Shape, Color)
  /// Draws a line along an outline, half on either side.
  case stroke(Shape, Stroke)
  /// Draws a line of text.
  case text(TextRun)
  /// Draws a group that can be named, switched and searched in the SVG.
  case group(Group, [DrawingCommand])
  /// Draws only what lies within an outline.
  case clip(Shape, [DrawingCommand])
  /// Draws in a space whose origin lies at a point and whose points are `scale` of ours.
  case placed(at: Point, scale: Double, [DrawingCommand])

  /// What a group is called.
  public struct Group: Sendable, Hashable {
    /// The layer or kind, which becomes the class: `views`, `constraints`.
    public var name: String
    /// What identifies it in the picture, or nil.
    public var identifier: String?
    /// What a reader is told on pointing at it, or nil.
    public var title: String?
    /// Whether it is opaque, from 0 to 1.
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
