import Geometry
import Testing

/// Convex polygons in a plane, and segments as degenerate ones.
@Suite struct ConvexPolygonTests {
  private let line = ConvexPolygon(from: Point(x: 100, y: 480), to: Point(x: 300, y: 480))
  private let square = ConvexPolygon(Rect(x: 0, y: 0, width: 10, height: 10))

  @Test func `a line segment is split in two`() throws {
    let parts = line.split(by: PlaneFunction(constant: -150, x: 1))
    #expect(parts.above?.corners == [Point(x: 150, y: 480), Point(x: 300, y: 480)])
    #expect(parts.below?.corners == [Point(x: 100, y: 480), Point(x: 150, y: 480)])
    #expect(line.split(by: PlaneFunction(constant: -400, y: 1)).below == nil)
    #expect(line.samples.count == 2)
  }

  @Test func `a square is split into a triangle and the rest`() {
    let parts = square.split(by: PlaneFunction(constant: -5, x: 1, y: 1))
    #expect(parts.above?.corners.count == 5 && parts.below?.corners.count == 3)
    #expect(square.samples.count == 3)
  }

  @Test func `a cut runs across a line segment, and through two sides of a square`() throws {
    let across = try #require(line.cut(through: [Point(x: 120, y: 480)]))
    #expect(across.value(at: Point(x: 120, y: 100)) == 0 && across.value(at: Point(x: 130, y: 480)) != 0)
    #expect(line.cut(through: []) == nil && square.cut(through: [.zero]) == nil)
  }

  @Test func `a function along a line is constant in other directions`() {
    let points = [Point(x: 1, y: 2), Point(x: 4, y: 6)]
    let function = PlaneFunction([10, 35], at: points)
    #expect(points.map { function?.value(at: $0) } == [10, 35])
    #expect(function?.value(at: Point(x: 1 + 4, y: 2 - 3)) == 10)
    #expect(PlaneFunction([1, 2], at: [.zero, .zero]) == nil)
  }
}
