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

/// An element of an outline, in points.
public enum PathElement: Sendable, Hashable {
  case move(Point)
  case line(Point)
  /// A cubic Bézier curve with two control points and an end point.
  case curve(Point, Point, Point)
  case close
}
