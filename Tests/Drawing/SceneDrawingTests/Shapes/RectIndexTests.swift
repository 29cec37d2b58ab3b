import Geometry
import LayoutTestSupport
import Testing

@testable import SceneDrawing

/// Rectangles that are found by their position.
@Suite struct RectIndexTests {
  /// Returns rectangles of all sizes, some of them empty, far away or larger than many cells.
  private func rects(_ count: Int, _ generator: inout SeededRandomNumberGenerator) -> [Rect] {
    (0..<count).map { number in
      let reach = number.isMultiple(of: 9) ? 20_000.0 : 900
      return Rect(
        x: .random(in: -reach...reach, using: &generator), y: .random(in: -reach...reach, using: &generator),
        width: number.isMultiple(of: 7) ? 0 : .random(in: 0...90, using: &generator),
        height: number.isMultiple(of: 11) ? 4000 : .random(in: 0...90, using: &generator))
    }
  }

  @Test(arguments: UInt64(1)...4)
  func `it finds what a comparison with all rectangles finds`(seed: UInt64) {
    var generator = SeededRandomNumberGenerator(seed: seed)
    let all = rects(300, &generator)
    let index = RectIndex(all)
    for area in rects(300, &generator) {
      expect(index.overlaps(area), is: all.contains(where: area.overlaps))
      expect(area.isFree(of: index), is: area.isFree(of: all))
      let near = index.rects(near: area)
      expect(near.filter(area.overlaps), is: all.filter(area.overlaps))
    }
  }

  @Test func `few of the rectangles that are far apart are compared`() {
    let index = RectIndex((0..<10_000).map { Rect(x: 0, y: Double(5 * $0), width: 50, height: 4) })
    var count = 0
    let isFound = index.contains(near: Rect(x: 0, y: 25_000, width: 50, height: 4)) { _ in
      count += 1
      return false
    }
    #expect(!isFound && 1...40 ~= count)
  }

  @Test func `an empty index and coordinates without limit are allowed`() {
    #expect(!RectIndex().overlaps(Rect(x: 0, y: 0, width: 10, height: 10)))
    let large = Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
    #expect(RectIndex([large]).overlaps(Rect(x: 5, y: 5, width: 1, height: 1)))
    #expect(RectIndex([Rect(x: 5, y: 5, width: 1, height: 1)]).overlaps(large))
  }
}
