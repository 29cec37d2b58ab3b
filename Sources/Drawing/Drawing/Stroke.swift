public import Geometry

/// The look of a line.
public struct Stroke: Sendable, Hashable {
  /// The colour.
  public var color: Color
  /// The width, in points.
  public var width: Double
  /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dashes: [Double]
  /// Tells whether ends are round, so that a dash of length zero is a dot.
  public var hasRoundCaps: Bool

  /// A line of `width` points.
  public init(_ color: Color, width: Double = 1, dashes: [Double] = [], hasRoundCaps: Bool = false) {
    self.color = color
    self.width = width
    self.dashes = dashes
    self.hasRoundCaps = hasRoundCaps
  }
}
