/// A convex part of a plane, or a segment of a line, given by its corners in order.
package struct ConvexPolygon: Sendable, Hashable {
  /// The corners. A segment has two.
  package private(set) var corners: [Point]

  /// Creates the area of a rectangle.
  package init(_ rect: Rect) {
    corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ]
  }

  /// Creates the segment between two points.
  package init(from start: Point, to end: Point) { corners = [start, end] }

  private init(corners: [Point]) { self.corners = corners }

  /// Whether it is a segment of a line.
  package var isLine: Bool { corners.count == 2 }

  /// The number of sides, each from a corner to the next. A segment is its only side.
  package var sideCount: Int { isLine ? 1 : corners.count }

  /// The smallest distance, in points, that a part must extend from the line along which it is cut. It is less than the
  /// distance by which lines are moved away from sizes.
  package static let leastExtent = 5e-7

  /// Returns the parts on which a function is above and below zero. Nil for a part that does not extend far enough.
  package func split(by function: PlaneFunction) -> (above: ConvexPolygon?, below: ConvexPolygon?) {
    let values = corners.map(function.value)
    let least = Self.leastExtent * function.steepness
    let (isAbove, isBelow) = ((values.max() ?? 0) > least, (values.min() ?? 0) < -least)
    if isAbove, isBelow { return (part(values), part(values.map(-))) }
    if isBelow { return (nil, self) }
    return (self, nil)
  }

  /// Returns the part on which interpolated corner values are nonnegative.
  private func part(_ values: [Double]) -> ConvexPolygon {
    var part: [Point] = []
    for index in corners.indices {
      let next = (index + 1) % corners.count
      if values[index] >= 0 { part.append(corners[index]) }
      if index < sideCount, (values[index] < 0) != (values[next] < 0), values[index] != 0, values[next] != 0 {
        part.append(corners[index].toward(corners[next], values[index] / (values[index] - values[next])))
      }
    }
    return ConvexPolygon(corners: part)
  }

  /// Whether the line on which a function is zero cuts it in two.
  package func isCut(by line: PlaneFunction) -> Bool {
    let range = range(of: line)
    let least = Self.leastExtent * line.steepness
    return range.lowerBound < -least && range.upperBound > least
  }

  package func range(of function: PlaneFunction) -> ClosedRange<Double> {
    let values = corners.map(function.value)
    return (values.min() ?? 0)...(values.max() ?? 0)
  }

  /// The mean of the corners.
  package var middle: Point {
    let count = Double(corners.count)
    return Point(x: corners.reduce(0) { $0 + $1.x } / count, y: corners.reduce(0) { $0 + $1.y } / count)
  }

  /// An inner point that avoids the lines suggested by symmetry or round numbers.
  package var inside: Point {
    let weights = corners.indices.map { 1 + 0.618_033_989 * Double($0) }
    let sum = weights.reduce(0, +)
    return Point(
      x: zip(corners, weights).reduce(0) { $0 + $1.0.x * $1.1 } / sum,
      y: zip(corners, weights).reduce(0) { $0 + $1.0.y * $1.1 } / sum)
  }

  /// The middle, or a nearby inner point with whole thousandths if there is one. In a very narrow polygon, this is a
  /// size that users may ask for.
  package var representative: Point {
    let middle = middle
    let round = Point(x: (middle.x * 1000).rounded() / 1000, y: (middle.y * 1000).rounded() / 1000)
    return contains(round) ? round : middle
  }

  /// Whether a point is inside or on the border.
  package func contains(_ point: Point) -> Bool {
    let sides = corners.indices.map { index in
      PlaneFunction(zeroThrough: corners[index], corners[(index + 1) % corners.count]).value(at: point)
    }
    return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
  }

  /// Returns the corners, moved inwards by a share of their distance from the middle.
  package func corners(movedInBy share: Double) -> [Point] {
    let middle = middle
    return corners.map { $0.toward(middle, share) }
  }

  /// Returns the corners, moved inwards by a share of their distance from the middle. The ends of a segment are moved
  /// by a distance in points instead.
  package func corners(movedInBy share: Double, onLine distance: Double) -> [Point] {
    guard isLine else { return corners(movedInBy: share) }
    let way = corners[1] - corners[0]
    return corners(movedInBy: min(0.25, 2 * distance / (way.x * way.x + way.y * way.y).squareRoot()))
  }

  /// Returns a function that is zero at two points on two sides, or at one point of a segment. Nil if points are
  /// missing.
  package func cut(through places: [Point]) -> PlaneFunction? {
    guard let first = places.first else { return nil }
    guard isLine else { return places.count > 1 ? PlaneFunction(zeroThrough: first, places[1]) : nil }
    let way = corners[1] - corners[0]
    return PlaneFunction(zeroThrough: first, first.moved(byX: way.y, y: -way.x))
  }

  /// Three inner points that are far from collinear, towards the corners of the largest triangle. Two for a segment.
  package var samples: [Point] {
    let inner = corners(movedInBy: 0.381_966_011)
    guard !isLine else { return inner }
    var best: (area: Double, points: [Point]) = (-1, [])
    for second in inner.indices.dropFirst() {
      for third in inner.indices.dropFirst(second + 1) {
        let area = abs(
          (inner[second].x - inner[0].x) * (inner[third].y - inner[0].y)
            - (inner[second].y - inner[0].y) * (inner[third].x - inner[0].x))
        if area > best.area { best = (area, [inner[0], inner[second], inner[third]]) }
      }
    }
    return best.points
  }
}

extension Point {
  /// Returns the point at a share of the way to another.
  package func toward(_ other: Point, _ share: Double) -> Point {
    Point(x: x + share * (other.x - x), y: y + share * (other.y - y))
  }
}
