/// A rectangle in points. Rectangles from layouts never have a negative size.
public struct Rect: Sendable, Hashable {
  /// The top left corner.
  public var origin: Point
  /// The extent.
  public var size: Size

  /// Creates the rectangle with its top left corner at `origin`.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates the rectangle at `x`, `y` with the size `width` × `height`.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates the rectangle between four edges.
  public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The horizontal center.
  public var midX: Double { origin.x + size.width / 2 }
  /// The vertical center.
  public var midY: Double { origin.y + size.height / 2 }
  /// The horizontal extent.
  public var width: Double { size.width }
  /// The vertical extent.
  public var height: Double { size.height }
  /// The middle of the rectangle.
  public var center: Point { Point(x: midX, y: midY) }

  /// Returns the lower edge along an axis: left or top.
  public func minimum(_ axis: Axis) -> Double { axis == .horizontal ? minX : minY }
  /// Returns the upper edge along an axis: right or bottom.
  public func maximum(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }

  /// Returns the rectangle moved by a distance, in points.
  public func moved(byX x: Double = 0, y: Double = 0) -> Rect {
    Rect(origin: origin.moved(byX: x, y: y), size: size)
  }

  /// Returns the rectangle with its edges moved inwards. Negative insets enlarge it.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      left: minX + insets.left, top: minY + insets.top,
      right: maxX - insets.right, bottom: maxY - insets.bottom)
  }

  /// Returns the rectangle with its edges moved outwards, like a frame from its alignment rectangle (specification
  /// ALN-01).
  public func outset(by insets: EdgeInsets) -> Rect {
    Rect(
      left: minX - insets.left, top: minY - insets.top,
      right: maxX + insets.right, bottom: maxY + insets.bottom)
  }

  /// Returns the inward distances from this rectangle's edges to those of another, in points. Negative if the other one
  /// extends beyond.
  public func insets(of inner: Rect) -> EdgeInsets {
    EdgeInsets(
      top: inner.minY - minY, left: inner.minX - minX, bottom: maxY - inner.maxY, right: maxX - inner.maxX)
  }

  /// Returns the common part of two rectangles, or nil if they share no area.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return Rect(left: left, top: top, right: right, bottom: bottom)
  }

  /// Whether two rectangles share an area.
  public func overlaps(_ other: Rect) -> Bool {
    min(maxX, other.maxX) > max(minX, other.minX) && min(maxY, other.maxY) > max(minY, other.minY)
  }

  /// Whether a point is in the rectangle or on its edge.
  public func contains(_ point: Point) -> Bool {
    (minX...max(minX, maxX)).contains(point.x) && (minY...max(minY, maxY)).contains(point.y)
  }

  /// Whether no point of `other` is outside, within a tolerance in points.
  public func contains(_ other: Rect, tolerance: Double = 0) -> Bool {
    other.minX >= minX - tolerance && other.minY >= minY - tolerance
      && other.maxX <= maxX + tolerance && other.maxY <= maxY + tolerance
  }
}
