/// A number that depends on a point of a plane, such as the width and height of a window: `constant + x · px + y · py`.
package struct PlaneFunction: Sendable, Hashable {
  /// The number at the origin.
  package var constant: Double
  /// The factor of the horizontal coordinate.
  package var x: Double
  /// The factor of the vertical coordinate.
  package var y: Double

  /// Creates `constant + x · px + y · py`. By default it is the same number everywhere.
  package init(constant: Double, x: Double = 0, y: Double = 0) {
    self.constant = constant
    self.x = x
    self.y = y
  }

  /// Creates the function with three values at three points, or with two at two points and constant perpendicular to
  /// their line. Nil if the points are collinear or equal.
  package init?(_ values: [Double], at points: [Point]) {
    guard values.count == points.count, let origin = points.first else { return nil }
    let (ways, rises) = (points.dropFirst().map { $0 - origin }, values.dropFirst().map { $0 - values[0] })
    let rates: Point?
    switch ways.count {
    case 1: rates = Self.rates(rises[0], along: ways[0])
    case 2: rates = Self.rates(rises[0], along: ways[0], rises[1], along: ways[1])
    default: rates = nil
    }
    guard let rates else { return nil }
    self.init(constant: values[0] - rates.x * origin.x - rates.y * origin.y, x: rates.x, y: rates.y)
  }

  private static func rates(_ rise: Double, along way: Point) -> Point? {
    // Along an axis this avoids dividing a product, so that simple rates are exact.
    if way.x == 0 || way.y == 0 {
      guard way != .zero else { return nil }
      return Point(x: way.x == 0 ? 0 : rise / way.x, y: way.y == 0 ? 0 : rise / way.y)
    }
    return way.scaled(by: rise / (way.x * way.x + way.y * way.y))
  }

  private static func rates(_ rise: Double, along first: Point, _ otherRise: Double, along second: Point) -> Point? {
    let area = first.x * second.y - first.y * second.x
    guard area != 0 else { return nil }
    return Point(
      x: (rise * second.y - otherRise * first.y) / area, y: (first.x * otherRise - second.x * rise) / area)
  }

  /// Creates the function that is zero on the line through two points.
  package init(zeroThrough first: Point, _ second: Point) {
    let direction = second - first
    self.init(
      constant: first.x * direction.y - first.y * direction.x, x: -direction.y, y: direction.x)
  }

  /// Returns the number at a point.
  package func value(at point: Point) -> Double { constant + x * point.x + y * point.y }

  /// The largest change of the number per unit of distance.
  package var steepness: Double { (x * x + y * y).squareRoot() }

  package static func + (function: PlaneFunction, number: Double) -> PlaneFunction {
    PlaneFunction(constant: function.constant + number, x: function.x, y: function.y)
  }

  package static func - (function: PlaneFunction, number: Double) -> PlaneFunction { function + -number }

  package static func + (first: PlaneFunction, second: PlaneFunction) -> PlaneFunction {
    PlaneFunction(constant: first.constant + second.constant, x: first.x + second.x, y: first.y + second.y)
  }
}
