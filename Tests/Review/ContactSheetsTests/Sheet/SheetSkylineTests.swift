import ContactSheets
import Geometry
import LayoutTestSupport
import Testing

@Suite struct SheetSkylineTests {
  private static func put(_ width: Double, _ height: Double, on skyline: inout SheetSkyline) throws -> Rect {
    let place = try #require(skyline.place(width: width))
    skyline.put(at: place, width: width, bottom: place.y + height)
    return Rect(x: place.x, y: place.y, width: width, height: height)
  }

  @Test func `blocks go beside each other, then to the highest place that is left`() throws {
    var skyline = SheetSkyline(width: 100)
    #expect(try Self.put(40, 30, on: &skyline) == Rect(x: 0, y: 0, width: 40, height: 30))
    #expect(try Self.put(40, 10, on: &skyline) == Rect(x: 40, y: 0, width: 40, height: 10))
    #expect(try Self.put(30, 10, on: &skyline) == Rect(x: 40, y: 10, width: 30, height: 10))
    #expect(try Self.put(100, 5, on: &skyline) == Rect(x: 0, y: 30, width: 100, height: 5))
    expect(skyline.bottom, is: 35)
  }

  @Test func `a place says what it wastes above it`() throws {
    var skyline = SheetSkyline(width: 100)
    _ = try Self.put(40, 30, on: &skyline)
    let (whole, beside) = (try #require(skyline.place(width: 100)), try #require(skyline.place(x: 40, width: 60)))
    expect([whole.x, whole.y, whole.waste], is: [0, 30, 60 * 30])
    expect([beside.x, beside.y, beside.waste], is: [40, 0, 0])
  }

  @Test func `what is wider than the page has no place`() {
    #expect(SheetSkyline(width: 100).place(width: 101) == nil)
    #expect(SheetSkyline(width: 100).place(x: 60, width: 50) == nil)
  }

  @Test func `after a level everything is below`() throws {
    var skyline = SheetSkyline(width: 100)
    _ = try Self.put(40, 30, on: &skyline)
    skyline.level()
    #expect(try Self.put(10, 10, on: &skyline) == Rect(x: 0, y: 30, width: 10, height: 10))
  }

  @Test func `random blocks never overlap and stay on the page`() throws {
    var random = SeededRandomNumberGenerator(seed: 7)
    for _ in 0..<50 {
      var skyline = SheetSkyline(width: 300)
      var rects: [Rect] = []
      for _ in 0..<40 {
        let size = (Double(Int.random(in: 1...120, using: &random)), Double(Int.random(in: 1...90, using: &random)))
        let rect = try Self.put(size.0, size.1, on: &skyline)
        #expect(rect.minX >= 0 && rect.maxX <= 300)
        #expect(rects.allSatisfy { rect.intersection($0) == nil })
        rects.append(rect)
      }
      expect(skyline.bottom, is: rects.map(\.maxY).max())
    }
  }
}
