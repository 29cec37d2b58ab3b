internal import Geometry

/// Finds ways for arrows between boxes, each beside those that were taken before.
struct MapEdgeRouter {
  let boxes: [MapBox]
  /// True for so many arrows that no time is taken to keep them apart.
  let isCrowded: Bool
  /// The ways that were taken, as corners from border to border.
  private(set) var taken: [[Point]] = []

  /// Ways for some arrows among boxes, none of which is taken.
  init(boxes: [MapBox], linkCount: Int) {
    self.boxes = boxes
    isCrowded = linkCount * boxes.count > 20_000
  }

  /// Takes a way: others keep off it.
  mutating func take(_ way: [Point]) { taken.append(way) }

  /// The way of an arrow between two ports; straight where nothing better is found.
  func way(of link: MapRouting.Link, _ ports: MapPorts) -> [Point] {
    if link.source == link.target { return loop(of: boxes[link.source], ports) }
    return bestWay(of: link, ports)?.way
      ?? [ports.leaving.point(of: boxes[link.source]), ports.arriving.point(of: boxes[link.target])]
  }

  /// The way of an arrow that comes back to the box it leaves.
  private func loop(of box: MapBox, _ ports: MapPorts) -> [Point] {
    let y = box.frame.minY + min(30, box.frame.height / 3)
    let x = box.frame.maxX - min(30, box.frame.width / 3)
    let (right, top) = (box.frame.maxX + 26, box.frame.minY - 22)
    return [
      Point(x: box.frame.maxX, y: y), Point(x: right, y: y), Point(x: right, y: top), Point(x: x, y: top),
      Point(x: x, y: box.frame.minY),
    ]
  }

  /// The length that an arrow goes straight away from a box, at most; less where boxes are near each other.
  private static let longestStub = 18.0

  /// The cheapest way between two ports; nil where none costs less than a limit.
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
      guard let way = Self.simplified([start, first] + middle + [last, end]) else { continue }
      let sides = (ports.leaving.isUpright ? 0.0 : 45) + (ports.arriving.isUpright ? 0 : 25)
      let limit = best?.cost ?? limit
      let cost = cost(of: way, from: sides, below: limit)
      if cost < limit { best = (cost, way) }
    }
    return best
  }

  /// The corners that lead from one point to another: straight, with one bend, or along a lane between or around the
  /// boxes.
  private func middles(from first: Point, to last: Point, _ source: Rect, _ target: Rect) -> [[Point]] {
    let across = lanes(first.x, last.x, around: (min(source.minX, target.minX), max(source.maxX, target.maxX)))
    let down = lanes(first.y, last.y, around: (min(source.minY, target.minY), max(source.maxY, target.maxY)))
    let upright = across.map { [Point(x: $0, y: first.y), Point(x: $0, y: last.y)] }
    let flat = down.map { [Point(x: first.x, y: $0), Point(x: last.x, y: $0)] }
    return upright + flat
  }

  /// The coordinates of the lanes that lead from one to another: those of both, the middle, and some on either side of
  /// the boxes.
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

  /// The corners without those that no line bends at; nil for a way that runs back over itself or slants.
  private static func simplified(_ points: [Point]) -> [Point]? {
    var way: [Point] = []
    for point in points {
      if let last = way.last, abs(last.x - point.x) < 0.01, abs(last.y - point.y) < 0.01 { continue }
      if let last = way.last, abs(last.x - point.x) > 0.01, abs(last.y - point.y) > 0.01 { return nil }
      if way.count > 1 {
        let (before, last) = (way[way.count - 2], way[way.count - 1])
        let (ax, ay, bx, by) = (last.x - before.x, last.y - before.y, point.x - last.x, point.y - last.y)
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
