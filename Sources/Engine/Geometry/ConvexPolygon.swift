/// A convex part of a plane or of a line in it, by its corners in order.
package struct ConvexPolygon: Sendable, Hashable {
  /// The corners; two of a part of a line.
  package private(set) var corners: [Point]

  /// The points of a rectangle.
  package init(_ rect: Rect) {
    corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ]
  }

  /// The points between two others.
  package init(from start: Point, to end: Point) { corners = [start, end] }

  private init(corners: [Point]) { self.corners = corners }

  /// Tells whether it is a part of a line.
  package var isLine: Bool { corners.count == 2 }

  /// The number of sides, each from a corner to the next one; a part of a line is its only side.
  package var sideCount: Int { isLine ? 1 : corners.count }

  /// The least extent of a part from the line that it is cut along, in points: less than what lines are
  /// moved by so that no size lies on one.
  package static let leastExtent = 5e-7

  /// The parts on which a function is above zero and below it; nil for one that does not reach far enough.
  package func split(by function: PlaneFunction) -> (above: ConvexPolygon?, below: ConvexPolygon?) {
    let values = corners.map(function.value)
    let least = Self.leastExtent * function.steepness
    let (isAbove, isBelow) = ((values.max() ?? 0) > least, (values.min() ?? 0) < -least)
    if isAbove, isBelow { return (part(values), part(values.map(-))) }
    if isBelow { return (nil, self) }
    return (self, nil)
  }

  /// The part at whose corners and borders values are not negative.
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

  /// Tells whether the line on which a function is zero cuts it in two.
  package func isCut(by line: PlaneFunction) -> Bool {
    let range = range(of: line)
    let least = Self.leastExtent * line.steepness
    return range.lowerBound < -least && range.upperBound > least
  }

  /// The lowest and highest value that a function takes.
  package func range(of function: PlaneFunction) -> ClosedRange<Double> {
    let values = corners.map(function.value)
    return (values.min() ?? 0)...(values.max() ?? 0)
  }

  /// The middle of the corners.
  package var middle: Point {
    let count = Double(corners.count)
    return Point(x: corners.reduce(0) { $0 + $1.x } / count, y: corners.reduce(0) { $0 + $1.y } / count)
  }

  /// A point inside that lies on no line that symmetry or round numbers suggest.
  package var inside: Point {
    let weights = corners.indices.map { 1 + 0.618_033_989 * Double($0) }
    let sum = weights.reduce(0, +)
    return Point(
      x: zip(corners, weights).reduce(0) { $0 + $1.0.x * $1.1 } / sum,
      y: zip(corners, weights).reduce(0) { $0 + $1.0.y * $1.1 } / sum)
  }

  /// The middle, or beside it a point with whole thousandths where there is one inside: in a very narrow polygon, a size
  /// that somebody may ask for.
  package var representative: Point {
    let middle = middle
    let round = Point(x: (middle.x * 1000).rounded() / 1000, y: (middle.y * 1000).rounded() / 1000)
    return contains(round) ? round : middle
  }

  /// Tells whether a point lies inside or on the border.
  package func contains(_ point: Point) -> Bool {
    let sides = corners.indices.map { index in
      PlaneFunction(zeroThrough: corners[index], corners[(index + 1) % corners.count]).value(at: point)
    }
    return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
  }

  /// The corners, moved inwards by a share of their distance from the middle.
  package func corners(movedInBy share: Double) -> [Point] {
    let middle = middle
    return corners.map { $0.toward(middle, share) }
  }

  /// The corners, moved inwards by a share of their distance from the middle, or the ends of a part of a line, by a
  /// distance in points.
  package func corners(movedInBy share: Double, onLine distance: Double) -> [Point] {
    guard isLine else { return corners(movedInBy: share) }
    let way = corners[1] - corners[0]
    return corners(movedInBy: min(0.25, 2 * distance / (way.x * way.x + way.y * way.y).squareRoot()))
  }

  /// A function that is zero where two sides are at two places, or on a part of a line, at one place; nil where places are
  /// missing.
  package func cut(through places: [Point]) -> PlaneFunction? {
    guard let first = places.first else { return nil }
    guard isLine else { return places.count > 1 ? PlaneFunction(zeroThrough: first, places[1]) : nil }
    let way = corners[1] - corners[0]
    return PlaneFunction(zeroThrough: first, first.moved(byX: way.y, y: -way.x))
  }

  /// Three points inside that are far from lying on a line, on the way to the corners of the largest triangle; two of a
  /// part of a line.
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
  /// The point at a share of the way to another one.
  package func toward(_ other: Point, _ share: Double) -> Point {
    Point(x: x + share * (other.x - x), y: y + share * (other.y - y))
  }
}
