public import Geometry

/// An outline in points.
public enum Shape: Sendable, Hashable {
  case rect(Rect)
  case roundedRect(Rect, radius: Double)
  case ellipse(Rect)
  case line(Point, Point)
  /// Straight lines through points; closed ones return to the first.
  case polygon([Point], isClosed: Bool)
  /// Any outline.
  case path([PathElement])
}

/// One step of an outline, in points.
public enum PathElement: Sendable, Hashable {
  case move(Point)
  case line(Point)
  /// A cubic Bézier curve by its two control points and its end.
  case curve(Point, Point, Point)
  case close
}
