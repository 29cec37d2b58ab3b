/// A point whose coordinates are linear functions on a plane.
package struct PlanePoint: Sendable, Hashable {
  /// The horizontal coordinate.
  package var x: PlaneFunction
  /// The vertical coordinate.
  package var y: PlaneFunction

  /// The origin, independently of the plane.
  package static let zero = PlanePoint(x: PlaneFunction(constant: 0), y: PlaneFunction(constant: 0))

  private init(x: PlaneFunction, y: PlaneFunction) { (self.x, self.y) = (x, y) }

  /// Creates the point with three places at three points of the plane. Nil if those are on a line.
  package init?(_ places: [Point], at points: [Point]) {
    guard let x = PlaneFunction(places.map(\.x), at: points), let y = PlaneFunction(places.map(\.y), at: points)
    else { return nil }
    (self.x, self.y) = (x, y)
  }
}
