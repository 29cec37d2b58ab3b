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
  /// A rectangle around a point.
  init(center: Point, width: Double, height: Double) {
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// True where it has nothing in common with any of some others.
  func isFree(of others: [Rect]) -> Bool { !others.contains(where: overlaps) }

  /// The rectangle as far from the right side of another one as it is from the left.
  func mirrored(in row: Rect) -> Rect {
    Rect(x: row.minX + row.maxX - maxX, y: minY, width: width, height: height)
  }

  /// The rectangle with every edge moved inwards by a distance; no edge passes the middle.
  func inset(_ distance: Double) -> Rect { inset(x: distance, y: distance) }

  /// The rectangle with its sides moved inwards; no edge passes the middle.
  func inset(x: Double, y: Double) -> Rect {
    let x = min(x, width / 2)
    let y = min(y, height / 2)
    return inset(by: EdgeInsets(top: y, left: x, bottom: y, right: x))
  }
}

extension Array {
  /// The element at a position, or nil where there is none.
  subscript(safely index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
