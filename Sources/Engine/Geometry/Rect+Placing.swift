extension Rect {
  /// A rectangle around a point.
  package init(center: Point, width: Double, height: Double) {
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// The rectangle as far from the right side of another one as it is from the left.
  package func mirrored(in row: Rect) -> Rect {
    Rect(x: row.minX + row.maxX - maxX, y: minY, width: width, height: height)
  }

  /// The rectangle with every edge moved inwards by a distance; no edge passes the middle.
  package func inset(_ distance: Double) -> Rect { inset(x: distance, y: distance) }

  /// The rectangle with its sides moved inwards; no edge passes the middle.
  package func inset(x: Double, y: Double) -> Rect {
    let x = min(x, width / 2)
    let y = min(y, height / 2)
    return inset(by: EdgeInsets(top: y, left: x, bottom: y, right: x))
  }
}
