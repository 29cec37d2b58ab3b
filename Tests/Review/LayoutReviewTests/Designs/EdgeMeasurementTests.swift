import Drawing
import Geometry
import LayoutTestSupport
import Testing

@testable import LayoutReview

@Suite struct EdgeMeasurementTests {
  private static let size = 200
  private static let white: UInt32 = 0xFFFF_FFFF
  private static let blue: UInt32 = 0xFF0A_5FD6
  private static let gray: UInt32 = 0xFFF2_F2F7
  /// The frame of the view in the layout, in points of two pixels each.
  private static let frame = Rect(x: 30, y: 40, width: 40, height: 20)

  /// A white picture with filled rectangles, in pixels.
  private static func picture(_ rects: [(Rect, UInt32)]) throws -> Bitmap {
    var pixels = [UInt32](repeating: white, count: size * size)
    for (rect, color) in rects {
      for row in Int(rect.minY)..<Int(rect.maxY) {
        for column in Int(rect.minX)..<Int(rect.maxX) { pixels[row * size + column] = color }
      }
    }
    return try #require(Bitmap(width: size, height: size, pixels: pixels, identity: "\(rects)"))
  }

  /// The view's rectangle in pixels, moved and enlarged.
  private static func box(movedBy x: Double = 0, _ y: Double = 0, higher: Double = 0) -> Rect {
    Rect(x: 60 + x, y: 80 + y, width: 80, height: 40 + higher)
  }

  /// The deviations of left, right, top and bottom, in points.
  private func deviations(_ drawn: [(Rect, UInt32)], _ designed: [(Rect, UInt32)]) throws -> [Double?] {
    let measurement = EdgeMeasurement(
      picture: try Self.picture(drawn), design: try Self.picture(designed), pixelsPerPoint: 2)
    return EdgeMeasurement.Edge.allCases.map { measurement.deviation(of: $0, of: Self.frame) }
  }

  @Test func `a view at its place deviates by nothing`() throws {
    #expect(try deviations([(Self.box(), Self.blue)], [(Self.box(), Self.blue)]) == [0, 0, 0, 0])
  }

  @Test func `a view that the design has elsewhere is off by that distance`() throws {
    let moved = try deviations([(Self.box(), Self.blue)], [(Self.box(movedBy: 3, -8), Self.blue)])
    expect(moved, is: [1.5, 1.5, -4, -4])
  }

  @Test func `a view that is higher in the design has only another bottom edge`() throws {
    let higher = try deviations([(Self.box(), Self.blue)], [(Self.box(higher: 6), Self.blue)])
    expect(higher, is: [0, 0, 0, 3])
  }

  @Test func `the lightest background of iOS has edges`() throws {
    let moved = try deviations([(Self.box(), Self.gray)], [(Self.box(movedBy: 0, 4), Self.gray)])
    expect(moved, is: [0, 0, 2, 2])
  }

  @Test func `nothing is said about a view without contrast, or with another color in the design`() throws {
    #expect(try deviations([], [(Self.box(), Self.blue)]) == [nil, nil, nil, nil])
    #expect(try deviations([(Self.box(), Self.blue)], []) == [nil, nil, nil, nil])
    #expect(try deviations([(Self.box(), Self.blue)], [(Self.box(), 0xFFFF_0080)]) == [nil, nil, nil, nil])
  }

  @Test func `nothing is said about an edge that is farther away than the reach`() throws {
    let far = try deviations([(Self.box(), Self.blue)], [(Self.box(movedBy: 0, 26), Self.blue)])
    #expect(far[2] == nil && far[3] == nil)
  }

  @Test func `nothing is said if the design has more lines that could be meant`() throws {
    let line = Rect(x: 60, y: 60, width: 80, height: 4)
    let designed = [(Self.box(movedBy: 0, 8), Self.blue), (line, Self.blue)]
    let found = try deviations([(Self.box(), Self.blue)], designed)
    #expect(found[2] == nil)
  }

  @Test func `neighbors that look alike are matched in their order`() throws {
    let neighbor = Rect(x: 60, y: 130, width: 80, height: 30)
    let drawn = [(Self.box(), Self.blue), (neighbor, Self.blue)]
    let designed = drawn.map { ($0.0.moved(byX: 0, y: 6), $0.1) }
    #expect(try deviations(drawn, designed)[3] == 3)
  }

  @Test func `text and photographs have no edges`() throws {
    let letters = stride(from: 60.0, to: 140, by: 6).map { (Rect(x: $0, y: 80, width: 3, height: 40), Self.blue) }
    let moved = letters.map { ($0.0.moved(byX: 0, y: 8), $0.1) }
    let found = try deviations(letters, moved)
    #expect(found[2] == nil && found[3] == nil)
  }

  @Test func `edges at and beyond the border of the screen are not measured`() throws {
    let measurement = EdgeMeasurement(
      picture: try Self.picture([]), design: try Self.picture([]), pixelsPerPoint: 2)
    let outside = Rect(x: -50, y: -50, width: 300, height: 300)
    for edge in EdgeMeasurement.Edge.allCases { #expect(measurement.deviation(of: edge, of: outside) == nil) }
  }
}
