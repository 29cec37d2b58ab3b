internal import Geometry
internal import WorkBudgets

/// A router that routes arrows between boxes, keeping each clear of those routed before.
struct MapEdgeRouter {
  let boxes: [MapBox]
  /// Whether there are too many arrows to keep them apart in reasonable time.
  let isCrowded: Bool
  /// The paths routed so far, as corners from border to border.
  private(set) var taken: [[Point]] = []
  /// The straight parts of these paths, in their order.
  private(set) var takenLines: [Rect] = []

  /// Creates a router without any paths.
  init(boxes: [MapBox], linkCount: Int) {
    self.boxes = boxes
    // Each candidate is compared with all boxes and all paths. Few boxes with thousands of arrows are crowded too.
    isCrowded = linkCount * max(boxes.count, linkCount / 2) > 20_000
  }

  /// Adds a path that later ones avoid.
  mutating func take(_ way: [Point]) {
    taken.append(way)
    takenLines += Self.lines(of: way)
  }

  /// Returns the path of an arrow between two ports; a straight line if no better one is found.
  func way(of link: MapRouting.Link, _ ports: MapPorts) -> [Point] {
    if link.source == link.target { return loop(of: boxes[link.source], ports) }
    return bestWay(of: link, ports)?.way
      ?? [ports.leaving.point(of: boxes[link.source]), ports.arriving.point(of: boxes[link.target])]
  }

  /// Returns the path of an arrow that returns to the box it leaves.
  private func loop(of box: MapBox, _ ports: MapPorts) -> [Point] {
    let y = box.frame.minY + min(30, box.frame.height / 3)
    let x = box.frame.maxX - min(30, box.frame.width / 3)
    let (right, top) = (box.frame.maxX + 26, box.frame.minY - 22)
    return [
      Point(x: box.frame.maxX, y: y), Point(x: right, y: y), Point(x: right, y: top), Point(x: x, y: top),
      Point(x: x, y: box.frame.minY),
    ]
  }

  /// The longest straight part at the start of an arrow; shorter if boxes are close to each other.
  private static let longestStub = 18.0

  /// Returns the cheapest path between two ports, or nil if none costs less than the limit.
  func bestWay(
    of link: MapRouting.Link, _ ports: MapPorts, below limit: Double = .infinity
  ) -> (cost: Double, way: [Point])? {
    let (source, target) = (boxes[link.source], boxes[link.target])
    let start = ports.leaving.point(of: source, offset: ports.leavingOffset)
    let end = ports.arriving.point(of: target, offset: ports.arrivingOffset)
    let stub = min(Self.longestStub, max(2, start.distance(to: end) * 0.4))
    let first = start + ports.leaving.outward.scaled(by: stub)
    let last = end + ports.arriving.outward.scaled(by: stub)
    var best: (cost: Double, way: [Point])?
    for middle in middles(from: first, to: last, source.body, target.body) {
      // The run is ending: its maps are discarded.
      guard !WorkBudget.spend(boxes.count + takenLines.count) else { return best }
      guard let way = Self.simplified([start, first] + middle + [last, end]) else { continue }
      // Left and right sides are preferred.
      let sides = (ports.leaving.isUpright ? 0.0 : 45) + (ports.arriving.isUpright ? 0 : 25)
      let limit = best?.cost ?? limit
      let cost = cost(of: way, from: sides, below: limit)
      if cost < limit { best = (cost, way) }
    }
    return best
  }

  /// Returns the corners of candidate paths between two points, with lanes between or around the boxes.
  private func middles(from first: Point, to last: Point, _ source: Rect, _ target: Rect) -> [[Point]] {
    let across = lanes(first.x, last.x, around: (min(source.minX, target.minX), max(source.maxX, target.maxX)))
    let down = lanes(first.y, last.y, around: (min(source.minY, target.minY), max(source.maxY, target.maxY)))
    let upright = across.map { [Point(x: $0, y: first.y), Point(x: $0, y: last.y)] }
    let flat = down.map { [Point(x: first.x, y: $0), Point(x: last.x, y: $0)] }
    return upright + flat
  }

  /// Returns the coordinates of candidate lanes: both ends, the middle, and some on either side of the boxes.
  private func lanes(_ first: Double, _ last: Double, around box: (low: Double, high: Double)) -> [Double] {
    let shifts = isCrowded ? [0.0] : [0, -9, 9, -18, 18, -27, 27]
    var lanes = [first, last]
    for shift in shifts { lanes.append((first + last) / 2 + shift) }
    for shift in shifts {
      lanes.append(box.low - 22 - abs(shift))
      lanes.append(box.high + 22 + abs(shift))
    }
    return lanes
  }

  /// Returns the corners without duplicates and without points on a straight line, or nil for a path that doubles back
  /// or has a diagonal.
  private static func simplified(_ points: [Point]) -> [Point]? {
    var way: [Point] = []
    for point in points {
      if let last = way.last, abs(last.x - point.x) < 0.01, abs(last.y - point.y) < 0.01 { continue }
      if let last = way.last, abs(last.x - point.x) > 0.01, abs(last.y - point.y) > 0.01 { return nil }
      if way.count > 1 {
        let (before, last) = (way[way.count - 2], way[way.count - 1])
        let (ax, ay, bx, by) = (last.x - before.x, last.y - before.y, point.x - last.x, point.y - last.y)
        // Three points on a line: either the middle one is redundant, or the path doubles back.
        if abs(ax * by - ay * bx) < 0.01 {
          guard ax * bx + ay * by > 0 else { return nil }
          way.removeLast()
        }
      }
      way.append(point)
    }
    return way.count > 1 ? way : nil
  }
}
