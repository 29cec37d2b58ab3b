import CairoDrawing
import Drawing
import Geometry
import LayoutTestSupport
import Testing

@Suite struct DeterminismTests {
  private let screen = picture(
    (0..<40).map { index in
      let place = Point(x: Double(index % 4) * 95 + 3.3, y: Double(index / 4) * 30 + 20.7)
      return .group(
        .init("views", opacity: index % 5 == 0 ? 0.5 : 1),
        [
          .fill(
            .roundedRect(Rect(x: place.x, y: place.y, width: 80, height: 20), radius: 5), Color(0x3388FF, alpha: 0.3)),
          .stroke(.line(place, Point(x: place.x + 70, y: place.y + 11)), Stroke(.black, dashes: [3, 2])),
          text(
            "Label \(index) שלום", x: place.x, y: place.y + 15, width: 70, font: TextFont(size: 9 + Double(index % 7))),
        ])
    }, size: Size(width: 390, height: 340), summary: "A screen")

  @Test func `drawing a picture again gives the same bytes`() throws {
    let rasterizer = try CairoRasterizer()
    let file = try rasterizer.png(of: screen, scale: 2)
    try expect(rasterizer.png(of: screen, scale: 2), is: file)
    try expect(CairoRasterizer().png(of: screen, scale: 2), is: file)
  }

  @Test func `the pixels of a picture are those of its file`() throws {
    let rasterizer = try CairoRasterizer()
    let image = try #require(DecodedImage(rasterizer.png(of: screen, scale: 2)))
    let bitmap = try rasterizer.bitmap(of: screen, scale: 2)
    expect([bitmap.width, bitmap.height], is: [780, 680])
    for y in 0..<bitmap.height {
      let row = bitmap.pixels[y * bitmap.width..<(y + 1) * bitmap.width]
      #expect(row.elementsEqual((0..<bitmap.width).map { image.color(x: $0, y: y) | 0xFF00_0000 }), "row \(y)")
    }
  }

  @Test func `a picture has the same bytes from every worker`() async throws {
    let file = try CairoRasterizer().png(of: screen, scale: 2)
    let files = try await withThrowingTaskGroup(of: [UInt8].self) { [screen] group in
      for worker in 0..<4 {
        group.addTask {
          let rasterizer = try CairoRasterizer()
          // Workers draw different pictures first, so that their caches differ.
          _ = try rasterizer.png(of: picture([text("Worker \(worker)")]), scale: Double(worker + 1))
          return try rasterizer.png(of: screen, scale: 2)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    expect(files, is: Array(repeating: file, count: 4))
  }
}
