internal import Geometry

/// A side of a box that arrows leave or reach.
enum MapSide: CaseIterable {
  case right
  case left
  case bottom
  case top

  /// The direction away from the box.
  var outward: Point {
    switch self {
    case .right: Point(x: 1, y: 0)
    case .left: Point(x: -1, y: 0)
    case .bottom: Point(x: 0, y: 1)
    case .top: Point(x: 0, y: -1)
    }
  }

  /// Whether it is the left or right side, which arrows reach horizontally.
  var isUpright: Bool { self == .left || self == .right }

  /// Returns a point on the side of a box, at a distance from its middle.
  func point(of box: MapBox, offset: Double = 0) -> Point {
    switch self {
    case .right: Point(x: box.frame.maxX, y: box.frame.midY + offset)
    case .left: Point(x: box.frame.minX, y: box.frame.midY + offset)
    case .bottom: Point(x: box.frame.midX + offset, y: box.body.maxY)
    case .top: Point(x: box.frame.midX + offset, y: box.frame.minY)
    }
  }

  func length(of box: MapBox) -> Double { isUpright ? box.frame.height : box.frame.width }
}
