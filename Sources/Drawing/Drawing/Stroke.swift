public import Geometry

/// The look of a line.
public struct Stroke: Sendable, Hashable {
  public var color: Color
  /// The width, in points.
  public var width: Double
  /// The alternating lengths of dashes and gaps, in points. Empty for a solid line.
  public var dashes: [Double]
  /// Whether ends are round, so that a dash of length zero is a dot.
  public var hasRoundCaps: Bool

  /// Creates a stroke. It is solid and one point wide by default.
  public init(_ color: Color, width: Double = 1, dashes: [Double] = [], hasRoundCaps: Bool = false) {
    self.color = color
    self.width = width
    self.dashes = dashes
    self.hasRoundCaps = hasRoundCaps
  }
}
