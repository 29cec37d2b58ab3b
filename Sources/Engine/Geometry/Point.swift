/// A place in points; y grows downwards, as everywhere in UIKit.
public struct Point: Sendable, Hashable {
  /// The distance from the left edge of the coordinate space, in points.
  public var x: Double
  /// The distance from the top edge of the coordinate space, in points.
  public var y: Double

  /// The point at `x`, `y`.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin of its coordinate space.
  public static let zero = Point(x: 0, y: 0)

  /// The point moved by a distance, in points.
  public func moved(byX x: Double = 0, y: Double = 0) -> Point {
    Point(x: self.x + x, y: self.y + y)
  }

  /// The point multiplied by a factor.
  package func scaled(by factor: Double) -> Point { Point(x: x * factor, y: y * factor) }

  /// The sum of two distances, along both axes.
  package static func + (first: Point, second: Point) -> Point { first.moved(byX: second.x, y: second.y) }

  /// The distance from another point, along both axes.
  package static func - (point: Point, other: Point) -> Point { point.moved(byX: -other.x, y: -other.y) }
}
