internal import Geometry
internal import Scenes

/// The straight border between the points of a plane that have a property and those that do not.
struct PlaneBorder {
  /// Whether a point has the property.
  let isInside: (Point) -> Bool

  /// The distance from the corners that is ignored, as a share of their distance from the middle.
  private static let margin = 1e-7
  /// The distance from the ends of a line that is ignored, in points. Conflicts start nearly as far from their exact
  /// place.
  private static let marginOnLine = 1e-5
  /// The precision of places that are not round, in points.
  private static let resolution = 1e-8
  /// The distance from a place where a round one is tried, in points.
  private static let roundness = 0.05

  /// Returns a line between corners of a polygon that have the property and corners that do not. Nil if all have it, or
  /// if the border is not found.
  func line(in polygon: ConvexPolygon) -> PlaneFunction? {
    let corners = polygon.corners(movedInBy: Self.margin, onLine: Self.marginOnLine)
    let inside = corners.map(isInside)
    let places = (0..<polygon.sideCount).compactMap { index -> Point? in
      let next = (index + 1) % corners.count
      guard inside[index] != inside[next] else { return nil }
      return inside[index] ? end(from: corners[index], to: corners[next]) : end(from: corners[next], to: corners[index])
    }
    return polygon.cut(through: places)
  }

  /// Returns the last point that has the property, on the way to one that does not.
  private func end(from start: Point, to end: Point) -> Point {
    let length = PlaneFunction(zeroThrough: start, end).steepness
    guard length > 0 else { return start }
    var (same, other) = (0.0, length)
    var isRoundTried = false
    while other - same > Self.resolution {
      if !isRoundTried, other - same < Self.roundness {
        isRoundTried = true
        if let round = roundEnd(start, end, length, same...other) { return round }
      }
      let middle = (same + other) / 2
      if isInside(start.toward(end, middle / length)) { same = middle } else { other = middle }
    }
    return start.toward(end, (same + other) / 2 / length)
  }

  /// Returns the end if it is at a round width or height, as for the sums of most constants. The result is right next
  /// to it, so that the round size is on its own side.
  private func roundEnd(_ start: Point, _ end: Point, _ length: Double, _ range: ClosedRange<Double>) -> Point? {
    let middle = start.toward(end, (range.lowerBound + range.upperBound) / 2 / length)
    let axisLength = abs(end.x - start.x) > abs(end.y - start.y) ? (end.x - start.x) : (end.y - start.y)
    let (first, place) = axisLength == end.x - start.x ? (start.x, middle.x) : (start.y, middle.y)
    let round = ((place * 6).rounded() / 6 - first) / axisLength * length
    let distance = SceneVariant.distanceFromSizes
    guard range.contains(round - 2 * distance), range.contains(round + 2 * distance),
      isInside(start.toward(end, (round - 2 * distance) / length)),
      !isInside(start.toward(end, (round + 2 * distance) / length))
    else { return nil }
    let isRoundInside = isInside(start.toward(end, round / length))
    return start.toward(end, (round + (isRoundInside ? distance : -distance)) / length)
  }
}
