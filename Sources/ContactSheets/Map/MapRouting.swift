internal import Geometry

/// Leads arrows from box to box: from border to border, along horizontals and verticals, around other boxes where there
/// is a way, and beside each other.
struct MapRouting {
  /// The boxes that an arrow leaves and reaches.
  struct Link: Hashable {
    var source: Int
    var target: Int
  }

  /// The sides at which an arrow leaves and arrives, and where on them, from the middle.
  private struct Ports {
    var leaving: MapSide
    var arriving: MapSide
    var leavingOffset = 0.0
    var arrivingOffset = 0.0
  }

  private let boxes: [MapBox]
  private let links: [Link]
  /// The ways that were chosen already.
  private var ways: [[Point]] = []
  /// True for so many arrows that no time is taken to keep them apart.
  private let isCrowded: Bool

  /// The way of each link, as corners from border to border.
  ///
  /// - Parameter entry: The box that the arrow from outside leads to, on its left side.
  static func ways(of links: [Link], among boxes: [MapBox], entry: Int?) -> [[Point]] {
    var routing = MapRouting(boxes: boxes, links: links)
    var ports = links.map { link in routing.bestPorts(of: link) }
    routing.spread(&ports, entry: entry)
    routing.ways = []
    for (link, ports) in zip(links, ports) { routing.ways.append(routing.way(of: link, ports)) }
    return routing.ways
  }

  private init(boxes: [MapBox], links: [Link]) {
    self.boxes = boxes
    self.links = links
    isCrowded = links.count * boxes.count > 20_000
  }

  // MARK: - Sides

  /// The sides with the best way between their middles.
  private mutating func bestPorts(of link: Link) -> Ports {
    guard link.source != link.target else { return Ports(leaving: .right, arriving: .top) }
    var best: (cost: Double, way: [Point], ports: Ports)?
    for leaving in MapSide.allCases {
      for arriving in MapSide.allCases where !isCrowded || leaving.isUpright && arriving.isUpright {
        let ports = Ports(leaving: leaving, arriving: arriving)
        guard let found = bestWay(of: link, ports, below: best?.cost ?? .infinity) else { continue }
        best = (found.cost, found.way, ports)
      }
    }
    if let best { ways.append(best.way) }
    return best?.ports ?? Ports(leaving: .right, arriving: .left)
  }

  // MARK: - Ports

  /// One end of an arrow on a side of a box.
  private struct End {
    var link: Int
    var isLeaving: Bool
    /// The place of the other end along the side.
    var order: Double
  }

  /// Spreads the ends of arrows over each side, in the order of where they come from.
  private func spread(_ ports: inout [Ports], entry: Int?) {
    var ends: [Int: [MapSide: [End]]] = [:]
    func note(_ box: Int, _ side: MapSide, _ other: Int, _ link: Int, isLeaving: Bool) {
      let center = boxes[other].frame.center
      let end = End(link: link, isLeaving: isLeaving, order: side.isUpright ? center.y : center.x)
      ends[box, default: [:]][side, default: []].append(end)
    }
    for (index, link) in links.enumerated() {
      note(link.source, ports[index].leaving, link.target, index, isLeaving: true)
      note(link.target, ports[index].arriving, link.source, index, isLeaving: false)
    }
    if let entry { ends[entry]?[.left]?.append(End(link: -1, isLeaving: false, order: boxes[entry].frame.midY)) }
    for (box, sides) in ends {
      for (side, ends) in sides where ends.count > 1 {
        let sorted = ends.sorted {
          ($0.order, $0.link, $0.isLeaving ? 0 : 1) < ($1.order, $1.link, $1.isLeaving ? 0 : 1)
        }
        let step = min(26, side.length(of: boxes[box]) * 0.8 / Double(ends.count))
        for (index, end) in sorted.enumerated() where end.link >= 0 {
          let offset = (Double(index) - Double(ends.count - 1) / 2) * step
          if end.isLeaving { ports[end.link].leavingOffset = offset } else { ports[end.link].arrivingOffset = offset }
        }
      }
    }
    for (index, link) in links.enumerated() {
      func isAlone(_ box: Int, _ side: MapSide) -> Bool { ends[box]?[side]?.count == 1 }
      straighten(
        &ports[index], link, movesSource: isAlone(link.source, ports[index].leaving),
        movesTarget: isAlone(link.target, ports[index].arriving))
    }
  }

  /// Moves an end that has its side for itself to where a straight arrow reaches it.
  private func straighten(_ ports: inout Ports, _ link: Link, movesSource: Bool, movesTarget: Bool) {
    guard movesSource || movesTarget, link.source != link.target else { return }
    let (leaving, arriving) = (ports.leaving, ports.arriving)
    guard leaving.isUpright == arriving.isUpright, leaving != arriving else { return }
    let (source, target) = (boxes[link.source], boxes[link.target])
    func along(_ point: Point) -> Double { leaving.isUpright ? point.y : point.x }
    let middles = (along(leaving.point(of: source)), along(arriving.point(of: target)))
    let rooms = (leaving.length(of: source) / 2 - 10, arriving.length(of: target) / 2 - 10)
    var line = movesTarget ? middles.0 + ports.leavingOffset : middles.1 + ports.arrivingOffset
    if movesSource, movesTarget {
      let (low, high) = (max(middles.0 - rooms.0, middles.1 - rooms.1), min(middles.0 + rooms.0, middles.1 + rooms.1))
      line = min(max(middles.0, low), high)
    }
    guard abs(line - middles.0) <= rooms.0, abs(line - middles.1) <= rooms.1 else { return }
    ports.leavingOffset = line - middles.0
    ports.arrivingOffset = line - middles.1
  }

  // MARK: - Ways

  private func way(of link: Link, _ ports: Ports) -> [Point] {
    if link.source == link.target { return loop(of: boxes[link.source], ports) }
    return bestWay(of: link, ports)?.way
      ?? [ports.leaving.point(of: boxes[link.source]), ports.arriving.point(of: boxes[link.target])]
  }

  /// The way of an arrow that comes back to the box it leaves.
  private func loop(of box: MapBox, _ ports: Ports) -> [Point] {
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
  private func bestWay(
    of link: Link, _ ports: Ports, below limit: Double = .infinity
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

  // MARK: - Cost

  /// The cost of a way: its length, its bends, the boxes that it runs through and the ways that it shares; or some cost
  /// above a limit, which most ways have by their length.
  private func cost(of way: [Point], from sides: Double, below limit: Double) -> Double {
    let lines = zip(way, way.dropFirst()).map { Self.rect($0, $1) }
    var cost = lines.reduce(sides + Double(way.count - 2) * 36) { $0 + $1.width + $1.height }
    for line in lines {
      guard cost < limit else { return cost }
      cost += Double(boxes.count { $0.body.isCrossed(by: line) }) * 1800
    }
    guard !isCrowded else { return cost }
    for other in ways {
      guard cost < limit else { return cost }
      for (from, to) in zip(other, other.dropFirst()) {
        let rect = Self.rect(from, to)
        for line in lines { cost += Self.cost(of: line, beside: rect) }
      }
    }
    return cost
  }

  /// The cost of two lines: high where they run along each other, low where they cross.
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
  /// Returns whether a line, as the rectangle around it, runs through the inside.
  fileprivate func isCrossed(by line: Rect) -> Bool {
    line.minX < maxX - 1 && line.maxX > minX + 1 && line.minY < maxY - 1 && line.maxY > minY + 1
  }
}
