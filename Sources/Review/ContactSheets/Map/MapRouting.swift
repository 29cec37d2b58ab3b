internal import Geometry

/// The routing of arrows between boxes: from border to border, with horizontal and vertical lines, around other boxes
/// if possible, and next to each other.
struct MapRouting {
  /// The boxes that an arrow leaves and reaches.
  struct Link: Hashable {
    var source: Int
    var target: Int
  }

  private let boxes: [MapBox]
  private let links: [Link]
  private var ways: MapEdgeRouter

  /// Returns the path of each link, as corners from border to border.
  ///
  /// `entry` is the box that the arrow from outside reaches, on its left side.
  static func ways(of links: [Link], among boxes: [MapBox], entry: Int?) -> [[Point]] {
    var routing = MapRouting(boxes: boxes, links: links)
    var ports = links.map { link in routing.bestPorts(of: link) }
    routing.spread(&ports, entry: entry)
    // The paths found with the ports are not kept: the ports have been spread over their sides since.
    var ways = MapEdgeRouter(boxes: boxes, linkCount: links.count)
    for (link, ports) in zip(links, ports) { ways.take(ways.way(of: link, ports)) }
    return ways.taken
  }

  private init(boxes: [MapBox], links: [Link]) {
    self.boxes = boxes
    self.links = links
    ways = MapEdgeRouter(boxes: boxes, linkCount: links.count)
  }

  // MARK: - Sides

  /// Returns the sides with the best path between their middles.
  private mutating func bestPorts(of link: Link) -> MapPorts {
    guard link.source != link.target else { return MapPorts(leaving: .right, arriving: .top) }
    var best: (cost: Double, way: [Point], ports: MapPorts)?
    for leaving in MapSide.allCases {
      for arriving in MapSide.allCases where !ways.isCrowded || leaving.isUpright && arriving.isUpright {
        let ports = MapPorts(leaving: leaving, arriving: arriving)
        guard let found = ways.bestWay(of: link, ports, below: best?.cost ?? .infinity) else { continue }
        best = (found.cost, found.way, ports)
      }
    }
    if let best { ways.take(best.way) }
    return best?.ports ?? MapPorts(leaving: .right, arriving: .left)
  }

  // MARK: - Ports

  /// One end of an arrow on a side of a box.
  private struct End {
    var link: Int
    var isLeaving: Bool
    /// The coordinate of the other end along the side.
    var order: Double
  }

  /// Spreads the ends of arrows over each side, in the order of the boxes they lead to.
  private func spread(_ ports: inout [MapPorts], entry: Int?) {
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
    // The arrow from outside takes a port too, so that others keep clear of it.
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

  /// Moves an end that is alone on its side so that the arrow is straight.
  private func straighten(_ ports: inout MapPorts, _ link: Link, movesSource: Bool, movesTarget: Bool) {
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
}
