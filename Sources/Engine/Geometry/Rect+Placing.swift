extension Rect {
  /// Creates a rectangle around a point.
  package init(center: Point, width: Double, height: Double) {
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// Returns the rectangle mirrored horizontally within another.
  package func mirrored(in row: Rect) -> Rect {
    Rect(x: row.minX + row.maxX - maxX, y: minY, width: width, height: height)
  }

  /// Returns the rectangle with every edge moved inwards by a distance. No edge passes the middle.
  package func inset(_ distance: Double) -> Rect { inset(x: distance, y: distance) }

  /// Returns the rectangle with its sides moved inwards. No edge passes the middle.
  package func inset(x: Double, y: Double) -> Rect {
    let x = min(x, width / 2)
    let y = min(y, height / 2)
    return inset(by: EdgeInsets(top: y, left: x, bottom: y, right: x))
  }
}
