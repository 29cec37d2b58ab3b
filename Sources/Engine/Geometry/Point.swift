/// A point of a coordinate space, in points. y grows downwards, as everywhere in UIKit.
public struct Point: Sendable, Hashable {
  /// The distance from the left edge of the coordinate space, in points.
  public var x: Double
  /// The distance from the top edge of the coordinate space, in points.
  public var y: Double

  /// Creates the point at `x`, `y`.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin of the coordinate space.
  public static let zero = Point(x: 0, y: 0)

  /// Returns the point moved by a distance, in points.
  public func moved(byX x: Double = 0, y: Double = 0) -> Point {
    Point(x: self.x + x, y: self.y + y)
  }

  /// Returns the point multiplied by a factor.
  package func scaled(by factor: Double) -> Point { Point(x: x * factor, y: y * factor) }

  /// Adds two distances, along both axes.
  package static func + (first: Point, second: Point) -> Point { first.moved(byX: second.x, y: second.y) }

  /// Returns the distance from another point, along both axes.
  package static func - (point: Point, other: Point) -> Point { point.moved(byX: -other.x, y: -other.y) }
}
