/// A number that follows a point of a plane, such as the width and height of a window: `constant + x · px + y · py`.
package struct PlaneFunction: Sendable, Hashable {
  /// The number at the origin.
  package var constant: Double
  /// The factor of the horizontal coordinate.
  package var x: Double
  /// The factor of the vertical coordinate.
  package var y: Double

  /// `constant + x · px + y · py`; the same number everywhere unless factors are given.
  package init(constant: Double, x: Double = 0, y: Double = 0) {
    self.constant = constant
    self.x = x
    self.y = y
  }

  /// The function that has three values at three points; nil where the points lie on a line.
  package init?(_ values: [Double], at points: [Point]) {
    guard values.count == 3, points.count == 3 else { return nil }
    let (first, second) = (points[1] - points[0], points[2] - points[0])
    let area = first.x * second.y - first.y * second.x
    guard area != 0 else { return nil }
    let (rise, otherRise) = (values[1] - values[0], values[2] - values[0])
    x = (rise * second.y - otherRise * first.y) / area
    y = (first.x * otherRise - second.x * rise) / area
    constant = values[0] - x * points[0].x - y * points[0].y
  }

  /// The function that is zero on the line through two points.
  package init(zeroThrough first: Point, _ second: Point) {
    let direction = second - first
    self.init(
      constant: first.x * direction.y - first.y * direction.x, x: -direction.y, y: direction.x)
  }

  /// The number at a point.
  package func value(at point: Point) -> Double { constant + x * point.x + y * point.y }

  /// The largest change of the number with each unit of distance.
  package var steepness: Double { (x * x + y * y).squareRoot() }

  package static func + (function: PlaneFunction, number: Double) -> PlaneFunction {
    PlaneFunction(constant: function.constant + number, x: function.x, y: function.y)
  }

  package static func - (function: PlaneFunction, number: Double) -> PlaneFunction { function + -number }

  package static func + (first: PlaneFunction, second: PlaneFunction) -> PlaneFunction {
    PlaneFunction(constant: first.constant + second.constant, x: first.x + second.x, y: first.y + second.y)
  }
}
