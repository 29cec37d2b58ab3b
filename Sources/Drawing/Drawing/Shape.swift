public import Geometry

/// A shape, in points.
public enum Shape: Sendable, Hashable {
  case rect(Rect)
  case roundedRect(Rect, radius: Double)
  case ellipse(Rect)
  case line(Point, Point)
  /// Straight lines through points. A closed polygon returns to the first.
  case polygon([Point], isClosed: Bool)
  /// Any outline.
  case path([PathElement])
}
