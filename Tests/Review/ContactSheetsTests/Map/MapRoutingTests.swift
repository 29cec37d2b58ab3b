import Geometry
import LayoutTestSupport
import Testing
import WorkBudgets

@testable import ContactSheets

@Suite struct MapRoutingTests {
  private static func box(_ x: Double, _ y: Double) -> MapBox {
    MapBox(frame: Rect(x: x, y: y, width: 100, height: 200), captionHeight: 25)
  }

  private static func ways(_ links: [(Int, Int)], _ boxes: [MapBox]) -> [[Point]] {
    MapRouting.ways(of: links.map { .init(source: $0.0, target: $0.1) }, among: boxes, entry: nil)
  }

  /// Whether a path crosses the interior of a box.
  private static func crosses(_ way: [Point], _ box: MapBox) -> Bool {
    zip(way, way.dropFirst()).contains { start, end in
      max(start.x, end.x) > box.body.minX + 1 && min(start.x, end.x) < box.body.maxX - 1
        && max(start.y, end.y) > box.body.minY + 1 && min(start.y, end.y) < box.body.maxY - 1
    }
  }

  @Test func `an arrow to the next box is straight, from border to border`() {
    let ways = Self.ways([(0, 1)], [Self.box(0, 0), Self.box(200, 30)])
    expect(ways, is: [[Point(x: 100, y: 100), Point(x: 200, y: 100)]])
  }

  @Test func `an arrow runs around boxes in between`() {
    let boxes = [Self.box(0, 0), Self.box(200, 0), Self.box(400, 0)]
    let way = Self.ways([(0, 2)], boxes)[0]
    #expect(!Self.crosses(way, boxes[1]) && way.count > 2)
  }

  @Test func `arrows between the same boxes do not overlap`() {
    let ways = Self.ways([(0, 1), (1, 0), (0, 1)], [Self.box(0, 0), Self.box(200, 0)])
    expect(Set(ways.map { $0[0].y }).count, is: 3)
  }

  @Test func `an arrow to its own box leaves and returns`() throws {
    let way = Self.ways([(0, 0)], [Self.box(0, 0)])[0]
    #expect(way.first == Point(x: 100, y: 30) && way.last == Point(x: 70, y: 0))
  }

  @Test func `among many boxes every arrow starts and ends at a border, and none slants`() {
    var random = SeededRandomNumberGenerator(seed: 3)
    let boxes = (0..<30).map { Self.box(Double($0 % 6) * 170, Double($0 / 6) * 280) }
    let links = (0..<40).map { _ in (Int.random(in: 0..<30, using: &random), Int.random(in: 0..<30, using: &random)) }
    let ways = Self.ways(links, boxes)
    for (link, way) in zip(links, ways) {
      #expect(Self.isOnBorder(way.first, of: boxes[link.0]) && Self.isOnBorder(way.last, of: boxes[link.1]))
      #expect(zip(way, way.dropFirst()).allSatisfy { abs($0.x - $1.x) < 0.01 || abs($0.y - $1.y) < 0.01 })
      #expect(!boxes.contains { Self.crosses(way, $0) })
    }
  }

  private static func isOnBorder(_ point: Point?, of box: MapBox) -> Bool {
    guard let point else { return false }
    let body = box.body
    let isBeside = abs(point.x - body.minX) < 0.01 || abs(point.x - body.maxX) < 0.01
    let isAbove = abs(point.y - body.minY) < 0.01 || abs(point.y - body.maxY) < 0.01
    return isBeside && point.y >= body.minY && point.y <= body.maxY
      || isAbove && point.x >= body.minX && point.x <= body.maxX
  }

  @Test func `500 boxes and arrows are routed`() {
    let boxes = (0..<500).map { Self.box(Double($0 % 25) * 170, Double($0 / 25) * 280) }
    let ways = Self.ways((0..<500).map { ($0, ($0 * 7 + 3) % 500) }, boxes)
    #expect(ways.count == 500 && ways.allSatisfy { $0.count > 1 })
  }

  @Test func `arrows from each of a few boxes to all others are too many to keep apart`() {
    let boxes = (0..<24).map { Self.box(Double($0 % 6) * 170, Double($0 / 6) * 280) }
    let links = (0..<24).flatMap { source in (0..<24).map { (source, $0) } }
    #expect(MapEdgeRouter(boxes: boxes, linkCount: links.count).isCrowded)
    #expect(Self.ways(links, boxes).count == links.count)
  }

  @Test func `a run that ends stops looking for paths`() {
    let boxes = (0..<24).map { Self.box(Double($0 % 6) * 170, Double($0 / 6) * 280) }
    let ways = WorkBudget(shouldStop: { true }).run { Self.ways((1..<24).map { (0, $0) }, boxes) }
    #expect(ways.allSatisfy { $0.count == 2 })
  }
}
