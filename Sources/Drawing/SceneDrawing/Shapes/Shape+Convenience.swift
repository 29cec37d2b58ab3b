internal import Drawing
internal import Geometry

extension Shape {
  /// A rectangle with half-round ends.
  static func capsule(_ rect: Rect) -> Shape {
    .roundedRect(rect, radius: max(0, min(rect.width, rect.height) / 2))
  }

  /// A circle.
  static func circle(_ center: Point, radius: Double) -> Shape {
    .ellipse(Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A rectangle, rounded where the radius is above zero.
  static func rect(_ rect: Rect, radius: Double) -> Shape {
    let largest = max(0, min(rect.width, rect.height) / 2)
    return radius > 0 ? .roundedRect(rect, radius: min(radius, largest)) : .rect(rect)
  }
}

extension Rect {
  /// True where it has nothing in common with any of some others.
  func isFree(of others: [Rect]) -> Bool { !others.contains(where: overlaps) }
}

extension Array {
  /// The element at a position, or nil where there is none.
  subscript(safely index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
