/// A rectangle whose edges depend on a point of a plane, such as the width and height of a window.
package struct PlaneRect: Sendable, Hashable {
  /// The left edge.
  package var minX: PlaneFunction
  /// The top edge.
  package var minY: PlaneFunction
  /// The right edge.
  package var maxX: PlaneFunction
  /// The bottom edge.
  package var maxY: PlaneFunction

  /// Creates the rectangle with its top left corner at `x`, `y`.
  package init(x: PlaneFunction, y: PlaneFunction, width: PlaneFunction, height: PlaneFunction) {
    (minX, minY, maxX, maxY) = (x, y, x + width, y + height)
  }

  /// Returns the rectangle at a point of the plane.
  package func rect(at point: Point) -> Rect {
    Rect(
      left: minX.value(at: point), top: minY.value(at: point), right: maxX.value(at: point),
      bottom: maxY.value(at: point))
  }

  /// Returns the rectangle moved by distances along both axes.
  package func moved(byX x: PlaneFunction, y: PlaneFunction) -> PlaneRect {
    var rect = self
    (rect.minX, rect.maxX, rect.minY, rect.maxY) = (minX + x, maxX + x, minY + y, maxY + y)
    return rect
  }

  /// Returns the rectangle with its edges moved outwards.
  package func outset(by insets: EdgeInsets) -> PlaneRect {
    var rect = self
    rect.minX = minX - insets.left
    rect.minY = minY - insets.top
    rect.maxX = maxX + insets.right
    rect.maxY = maxY + insets.bottom
    return rect
  }

  /// The horizontal extent.
  package var width: PlaneFunction { maxX + PlaneFunction(constant: -minX.constant, x: -minX.x, y: -minX.y) }
  /// The vertical extent.
  package var height: PlaneFunction { maxY + PlaneFunction(constant: -minY.constant, x: -minY.x, y: -minY.y) }
}
