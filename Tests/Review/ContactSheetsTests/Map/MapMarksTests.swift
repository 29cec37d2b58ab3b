import Geometry
import LayoutTestSupport
import Testing

@testable import ContactSheets

/// The placement of marks and words on the arrows of maps.
@Suite struct MapMarksTests {
  private static func way(_ points: (Double, Double)...) -> [Point] { points.map { Point(x: $0.0, y: $0.1) } }

  private static func sign(_ mark: MapMarks.Mark) -> Rect {
    let side = 2 * MapArrow.signRadius
    return Rect(x: mark.sign.x - side / 2, y: mark.sign.y - side / 2, width: side, height: side)
  }

  @Test func `a symbol is in the middle of the longest segment, with its label above or beside it`() {
    let marks = MapMarks.marks(
      of: [Self.way((0, 0), (40, 0), (40, 200)), Self.way((300, 100), (400, 100)), Self.way((0, 300), (10, 300))],
      wordWidths: [30, 30, 30], among: [])
    #expect(
      marks == [
        .init(sign: Point(x: 40, y: 100), words: Rect(x: 50, y: 91.5, width: 36, height: 17)),
        .init(sign: Point(x: 350, y: 100), words: Rect(x: 332, y: 73, width: 36, height: 17)), nil,
      ])
  }

  @Test func `symbols and labels avoid boxes and each other`() {
    let ways = [Self.way((0, 0), (200, 0)), Self.way((100, -100), (100, 100))]
    let box = Rect(x: 60, y: -60, width: 90, height: 57)
    let marks = MapMarks.marks(of: ways, wordWidths: [40, 40], among: [box]).compactMap(\.self)
    #expect(marks.count == 2 && marks[0].words?.minY == 10 && marks[1].sign.y > 20)
  }

  @Test func `labels without room are dropped`() {
    let ways = [Self.way((0, 0), (60, 0))]
    #expect(MapMarks.marks(of: ways, wordWidths: [80], among: [])[0]?.words == nil)
    let boxes = [Rect(x: 0, y: -40, width: 60, height: 31), Rect(x: 0, y: 9, width: 60, height: 31)]
    #expect(MapMarks.marks(of: ways, wordWidths: [20], among: boxes)[0]?.words == nil)
  }

  @Test func `no label overlaps boxes, symbols or other labels on random maps`() {
    var random = SeededRandomNumberGenerator(seed: 23)
    for _ in 0..<40 {
      func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random).rounded() }
      let boxes = (0..<8).map { _ in Rect(x: number(0...500), y: number(0...500), width: 60, height: 90) }
      let ways = (0..<25).map { _ in
        let start = (number(0...600), number(0...600))
        let corner = (number(0...600), start.1)
        return Self.way(start, corner, (corner.0, number(0...600)))
      }
      let marks = MapMarks.marks(of: ways, wordWidths: ways.map { _ in number(10...80) }, among: boxes)
      let signs = marks.compactMap { $0.map(Self.sign) }
      let words = marks.compactMap { $0?.words }
      #expect(!words.isEmpty)
      for (index, rect) in words.enumerated() {
        #expect(!boxes.contains(where: rect.overlaps) && !signs.contains(where: rect.overlaps))
        #expect(!words.dropFirst(index + 1).contains(where: rect.overlaps))
      }
    }
  }
}
