import Geometry
import Testing

@Suite struct RectTests {
  let rect = Rect(x: 20, y: 10, width: 100, height: 40)

  @Test func `a frame is the alignment rectangle enlarged by its insets`() {
    #expect(
      rect.outset(by: EdgeInsets(top: 2, left: 3, bottom: 4, right: 5)) == Rect(x: 17, y: 8, width: 108, height: 46))
    #expect(
      rect.inset(by: EdgeInsets(top: 2, left: 3, bottom: 4, right: 5)) == Rect(x: 23, y: 12, width: 92, height: 34))
  }

  @Test func `rectangles that only touch have no intersection`() {
    #expect(rect.intersection(Rect(x: 120, y: 10, width: 5, height: 5)) == nil)
    #expect(rect.intersection(Rect(x: 110, y: 0, width: 50, height: 20)) == Rect(x: 110, y: 10, width: 10, height: 10))
  }

  @Test func `a rectangle contains rectangles inside it, including its edges`() {
    #expect(rect.contains(rect))
    #expect(!rect.contains(rect.moved(byX: 0.5)))
    #expect(rect.contains(rect.moved(byX: 0.5), tolerance: 0.5))
  }

  @Test func `insets swap sides in a right-to-left layout`() {
    #expect(
      EdgeInsets(top: 1, left: 2, bottom: 3, right: 4).mirrored == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }
}
