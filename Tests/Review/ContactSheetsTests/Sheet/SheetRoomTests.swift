import ContactSheets
import Geometry
import LayoutTestSupport
import Testing

@Suite struct SheetRoomTests {
  /// A section of 320 by 80 points on a page that is 1,000 points wide.
  @Test(
    arguments: [
      ("an empty page", [], Point(x: 0, y: 0)),
      (
        "below a picture that leaves no room beside it", [Rect(x: 0, y: 0, width: 800, height: 300)],
        Point(x: 0, y: 320)
      ),
      ("beside a picture", [Rect(x: 0, y: 0, width: 400, height: 300)], Point(x: 420, y: 0)),
      (
        "below the short picture beside a tall one",
        [Rect(x: 0, y: 0, width: 400, height: 300), Rect(x: 420, y: 0, width: 580, height: 100)], Point(x: 420, y: 120)
      ),
      (
        "in a gap between pictures",
        [
          Rect(x: 0, y: 0, width: 400, height: 300), Rect(x: 420, y: 0, width: 580, height: 100),
          Rect(x: 0, y: 320, width: 1000, height: 400),
        ], Point(x: 420, y: 120)
      ),
      (
        "in the lowest of several gaps",
        [
          Rect(x: 0, y: 0, width: 400, height: 300), Rect(x: 0, y: 320, width: 400, height: 300),
          Rect(x: 420, y: 320, width: 580, height: 100),
        ], Point(x: 420, y: 440)
      ),
      (
        "below all if every gap is too low",
        [
          Rect(x: 0, y: 0, width: 400, height: 200), Rect(x: 420, y: 0, width: 580, height: 100),
          Rect(x: 0, y: 210, width: 1000, height: 400),
        ], Point(x: 0, y: 630)
      ),
    ] as [(String, [Rect], Point)])
  func `a section goes where it makes the page least tall`(name: String, pictures: [Rect], place: Point) throws {
    let room = SheetRoom(left: 0, right: 1000, top: 0, taken: pictures)
    let found = try #require(room.place(leastWidth: 200) { $0 >= 320 ? Size(width: 320, height: 80) : nil }, "\(name)")
    expect(found.frame, is: Rect(origin: place, size: Size(width: 320, height: 80)))
  }

  @Test func `sections never overlap pictures or each other`() throws {
    var random = SeededRandomNumberGenerator(seed: 11)
    for _ in 0..<50 {
      var skyline = SheetSkyline(width: 1020)
      var frames: [Rect] = []
      for _ in 0..<8 {
        let size = Size(
          width: Double(Int.random(in: 100...600, using: &random)),
          height: Double(Int.random(in: 50...500, using: &random)))
        let place = try #require(skyline.place(width: size.width + 20))
        frames.append(Rect(origin: Point(x: place.x, y: place.y), size: size))
        skyline.put(at: place, width: size.width + 20, bottom: place.y + size.height + 20)
      }
      var room = SheetRoom(left: 0, right: 1000, top: 0, taken: frames)
      for area in [90_000, 40_000, 20_000] {
        let place = try #require(
          room.place(leastWidth: 200) { Size(width: $0, height: (Double(area) / $0).rounded(.up)) })
        #expect(place.frame.minX >= 0 && place.frame.maxX <= 1000)
        #expect(frames.allSatisfy { place.frame.intersection($0) == nil })
        room.add(place.frame)
        frames.append(place.frame)
      }
      expect(room.bottom, is: frames.map(\.maxY).max())
    }
  }

  @Test func `an empty section has no place`() {
    #expect(SheetRoom(left: 0, right: 1000, top: 0, taken: []).place(leastWidth: 200) { _ in nil } == nil)
  }
}
