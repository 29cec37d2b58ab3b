/// An element of an outline, in points.
public enum PathElement: Sendable, Hashable {
  case move(Point)
  case line(Point)
  /// A cubic Bézier curve with two control points and an end point.
  case curve(Point, Point, Point)
  case close

  public func mapPoints(_ transform: (Point) -> Point) -> PathElement {
    switch self {
    case .move(let point): .move(transform(point))
    case .line(let point): .line(transform(point))
    case .curve(let first, let second, let end): .curve(transform(first), transform(second), transform(end))
    case .close: .close
    }
  }
}
