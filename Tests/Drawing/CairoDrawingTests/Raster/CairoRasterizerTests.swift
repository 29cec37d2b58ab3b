import CairoDrawing
import Drawing
import Geometry
import LayoutTestSupport
import Testing

@Suite struct CairoRasterizerTests {
  private let red = Color(0xFF0000)

  @Test func `every pixel of a rectangle has its color, and no other has`() throws {
    let image = try image(of: [.fill(.rect(Rect(x: 2, y: 3, width: 4, height: 5)), Color(0x123456))])
    #expect(image.width == 10 && image.height == 10)
    for y in 0..<10 {
      for x in 0..<10 {
        expect(image.color(x: x, y: y), is: ((2..<6).contains(x) && (3..<8).contains(y) ? 0x123456 : 0xFFFFFF))
      }
    }
  }

  @Test func `a point has as many pixels as the scale, and a partial last pixel is rounded up`() throws {
    let image = try image(
      of: [.fill(.rect(Rect(x: 1, y: 1, width: 1, height: 1)), red)], size: Size(width: 4.4, height: 3.0000001),
      scale: 3
    )
    #expect(image.width == 14 && image.height == 9)
    let bounds = try #require(image.inkBounds)
    #expect(bounds == (3, 3, 5, 5))
  }

  @Test func `a line is centered on its outline`() throws {
    let image = try image(of: [.stroke(.line(Point(x: 2, y: 5), Point(x: 8, y: 5)), Stroke(.black, width: 2))])
    let bounds = try #require(image.inkBounds)
    #expect(bounds == (2, 4, 7, 5))
  }

  @Test func `dashes and gaps alternate`() throws {
    let image = try image(
      of: [.stroke(.line(Point(x: 0, y: 0.5), Point(x: 10, y: 0.5)), Stroke(.black, dashes: [2, 3]))])
    #expect(
      (0..<10).map { image.color(x: $0, y: 0) == 0 } == [
        true, true, false, false, false, true, true, false, false, false,
      ])
  }

  @Test func `overlapping outlines are filled by the even-odd rule`() throws {
    let square = [Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 10), Point(x: 0, y: 10)]
    let hole = [Point(x: 4, y: 4), Point(x: 6, y: 4), Point(x: 6, y: 6), Point(x: 4, y: 6)]
    let elements = [square, hole].flatMap { [.move($0[0])] + $0.dropFirst().map(PathElement.line) + [.close] }
    let image = try image(of: [.fill(.path(elements), red)])
    expect(image.color(x: 1, y: 1), is: 0xFF0000)
    expect(image.color(x: 5, y: 5), is: 0xFFFFFF)
  }

  @Test func `pixels are stretched to their rectangle and blended with the background`() throws {
    let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0x8000_0080, 0]
    let bitmap = try #require(Bitmap(width: 2, height: 2, pixels: pixels, identity: "a"))
    let drawn = try image(of: [.image(PlacedBitmap(bitmap, in: Rect(x: 0, y: 0, width: 10, height: 10)))])
    // In the center of each quarter, the color is unmixed.
    #expect(drawn.color(x: 0, y: 0) == 0xFF0000 && drawn.color(x: 9, y: 0) == 0x00FF00)
    #expect(drawn.color(x: 0, y: 9) == 0x7F7FFF && drawn.color(x: 9, y: 9) == 0xFFFFFF)
    let exact = try image(of: [.image(PlacedBitmap(bitmap, in: Rect(x: 3, y: 4, width: 2, height: 2)))])
    #expect(exact.color(x: 3, y: 4) == 0xFF0000 && exact.color(x: 4, y: 4) == 0x00FF00)
    #expect(exact.color(x: 2, y: 4) == 0xFFFFFF && exact.color(x: 5, y: 4) == 0xFFFFFF)
  }

  @Test func `a clip limits its commands and ends with them`() throws {
    let everything = Shape.rect(Rect(x: 0, y: 0, width: 10, height: 10))
    let image = try image(of: [
      .clip(.rect(Rect(x: 0, y: 0, width: 5, height: 10)), [.fill(everything, red)]),
      .fill(.rect(Rect(x: 9, y: 0, width: 1, height: 10)), Color(0x0000FF)),
    ])
    expect([0, 4, 5, 9].map { image.color(x: $0, y: 5) }, is: [0xFF0000, 0xFF0000, 0xFFFFFF, 0x0000FF])
  }

  @Test func `a placed space has its own origin and scale`() throws {
    let image = try image(of: [
      .placed(at: Point(x: 2, y: 4), scale: 0.5, [.fill(.rect(Rect(x: 2, y: 0, width: 4, height: 2)), red)])
    ])
    let bounds = try #require(image.inkBounds)
    #expect(bounds == (3, 4, 4, 4))
  }

  @Test func `opacity applies to a group as a whole`() throws {
    let square = Shape.rect(Rect(x: 0, y: 0, width: 10, height: 10))
    let image = try image(of: [.group(.init("views", opacity: 0.5), [.fill(square, .black), .fill(square, .white)])])
    expect(image.color(x: 5, y: 5), is: 0xFFFFFF)
  }

  @Test func `a translucent color is blended with what is below`() throws {
    let square = Shape.rect(Rect(x: 0, y: 0, width: 10, height: 10))
    let image = try image(of: [.fill(square, Color.black.opacity(0.5))])
    #expect([0x7F7F7F, 0x808080].contains(image.color(x: 5, y: 5)))
  }

  @Test func `a transparent background is white`() throws {
    try expect(image(of: [], background: .black.opacity(0)).color(x: 0, y: 0), is: 0xFFFFFF)
    try expect(image(of: [], background: Color(0x102030)).color(x: 9, y: 9), is: 0x102030)
  }

  @Test func `a picture does not depend on the one drawn before`() throws {
    let rasterizer = try CairoRasterizer()
    let empty = picture([])
    let before = try rasterizer.png(of: empty, scale: 2)
    _ = try rasterizer.png(of: picture([.fill(.rect(Rect(x: 0, y: 0, width: 50, height: 50)), .black)]), scale: 2)
    try expect(rasterizer.png(of: empty, scale: 2), is: before)
  }
}
