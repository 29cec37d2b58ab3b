internal import Drawing
internal import Geometry

extension Shape {
  /// Returns a rectangle with semicircular ends.
  static func capsule(_ rect: Rect) -> Shape {
    .roundedRect(rect, radius: max(0, min(rect.width, rect.height) / 2))
  }

  static func circle(_ center: Point, radius: Double) -> Shape {
    .ellipse(Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Returns a rectangle, rounded if the radius is positive.
  static func rect(_ rect: Rect, radius: Double) -> Shape {
    let largest = max(0, min(rect.width, rect.height) / 2)
    return radius > 0 ? .roundedRect(rect, radius: min(radius, largest)) : .rect(rect)
  }
}

extension Rect {
  /// Whether the rectangle overlaps none of the others.
  func isFree(of others: [Rect]) -> Bool { !others.contains(where: overlaps) }
}

extension Array {
  /// Returns the element at an index, or nil if it is out of bounds.
  subscript(safely index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
