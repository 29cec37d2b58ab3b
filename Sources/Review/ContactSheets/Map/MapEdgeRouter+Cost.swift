internal import Geometry

extension MapEdgeRouter {
  /// Returns the cost of a path: its length, its bends, the boxes it crosses and the parts it shares with other paths.
  /// Once the cost exceeds `limit`, which it usually does by length alone, the rest is not added.
  func cost(of way: [Point], from sides: Double, below limit: Double) -> Double {
    let lines = Self.lines(of: way)
    var cost = lines.reduce(sides + Double(way.count - 2) * 36) { $0 + $1.width + $1.height }
    for line in lines {
      guard cost < limit else { return cost }
      cost += Double(boxes.count { $0.body.isCrossed(by: line) }) * 1800
    }
    guard !isCrowded else { return cost }
    for other in takenLines {
      guard cost < limit else { return cost }
      for line in lines { cost += Self.cost(of: line, beside: other) }
    }
    return cost
  }

  /// Returns the straight parts of a path, as the rectangles around them.
  static func lines(of way: [Point]) -> [Rect] { zip(way, way.dropFirst()).map { rect($0, $1) } }

  /// Returns the cost of two lines: high if they overlap in parallel, low if they cross.
  private static func cost(of line: Rect, beside other: Rect) -> Double {
    let room = 6.0
    guard line.minX < other.maxX + room, line.maxX > other.minX - room, line.minY < other.maxY + room,
      line.maxY > other.minY - room
    else { return 0 }
    let areParallel = (line.width < 0.01) == (other.width < 0.01)
    guard areParallel else { return 24 }
    let shared =
      line.width < 0.01
      ? min(line.maxY, other.maxY) - max(line.minY, other.minY)
      : min(line.maxX, other.maxX) - max(line.minX, other.minX)
    return shared > 4 ? 120 + shared * 0.5 : 0
  }

  private static func rect(_ start: Point, _ end: Point) -> Rect {
    Rect(left: min(start.x, end.x), top: min(start.y, end.y), right: max(start.x, end.x), bottom: max(start.y, end.y))
  }
}

extension Rect {
  /// Whether a line, given as the rectangle around it, crosses the inside.
  fileprivate func isCrossed(by line: Rect) -> Bool {
    line.minX < maxX - 1 && line.maxX > minX + 1 && line.minY < maxY - 1 && line.maxY > minY + 1
  }
}
