internal import Geometry

/// The lines along which piecewise linear functions of a point in a plane bend.
///
/// The functions are continuous, like an inset that is never negative.
struct PlaneBreakpoints {
  /// A function that returns the numbers at a point.
  let numbers: (Point) -> [Double]

  /// The largest distance of a number from a plane through others, in points.
  private static let tolerance = 1e-7
  /// The distance from the corners that is ignored, as a share of their distance from the middle.
  private static let margin = 1e-4
  /// The distance from the ends of a line that is ignored, in points.
  private static let marginOnLine = 1e-6

  init(_ numbers: @escaping (Point) -> [Double]) { self.numbers = numbers }

  private func corners(of polygon: ConvexPolygon) -> [Point] {
    polygon.corners(movedInBy: Self.margin, onLine: Self.marginOnLine)
  }

  /// Whether any number bends inside a polygon.
  func arePresent(in polygon: ConvexPolygon) -> Bool {
    let samples = polygon.samples
    let known = samples.map(numbers)
    let others = corners(of: polygon) + [polygon.inside]
    let found = others.map(numbers)
    guard let count = known.first?.count, (known + found).allSatisfy({ $0.count == count }) else { return true }
    return (0..<count).contains { index in
      let values = known.map { $0[index] }
      if found.allSatisfy({ $0[index] == values[0] }), values.allSatisfy({ $0 == values[0] }) { return false }
      guard let function = PlaneFunction(values, at: samples) else { return true }
      return zip(others, found).contains { abs(function.value(at: $0) - $1[index]) > Self.tolerance }
    }
  }

  /// Returns a line along which the numbers bend and that cuts a polygon, or nil if none is found.
  ///
  /// It crosses the border twice. Two bends on the border belong to the same line if the numbers also bend between
  /// them.
  func line(in polygon: ConvexPolygon) -> PlaneFunction? {
    let line = anyLine(in: polygon)
    return line.flatMap { polygon.isCut(by: $0) ? $0 : nil }
  }

  private func anyLine(in polygon: ConvexPolygon) -> PlaneFunction? {
    let corners = corners(of: polygon)
    let places = (0..<polygon.sideCount).flatMap { side in
      bends(from: corners[side], to: corners[(side + 1) % corners.count]).map { (side: side, point: $0) }
    }
    guard !polygon.isLine else { return places.isEmpty ? nil : polygon.cut(through: [places[places.count / 2].point]) }
    for (position, first) in places.enumerated() {
      for second in places[(position + 1)...] where second.side != first.side {
        let line = PlaneFunction(zeroThrough: first.point, second.point)
        if line.steepness > 0, isBent(across: line, at: first.point.toward(second.point, 0.414)) { return line }
      }
    }
    return nil
  }

  /// Returns the places between two points at which numbers bend.
  private func bends(from start: Point, to end: Point) -> [Point] {
    let length = PlaneFunction(zeroThrough: start, end).steepness
    guard length > 0 else { return [] }
    return LinearRanges.parts(of: 0...length) { numbers(start.toward(end, $0 / length)) }
      .dropLast().map { start.toward(end, $0.upperBound / length) }
  }

  /// Whether numbers bend at a point of a line.
  private func isBent(across line: PlaneFunction, at point: Point) -> Bool {
    let distance = 1e-2 / line.steepness
    func values(_ share: Double) -> [Double] {
      numbers(Point(x: point.x + share * distance * line.x, y: point.y + share * distance * line.y))
    }
    let (before, middle, after) = (values(-1), values(0), values(1))
    guard before.count == middle.count, after.count == middle.count else { return true }
    return middle.indices.contains { abs(before[$0] + after[$0] - 2 * middle[$0]) > Self.tolerance }
  }
}
