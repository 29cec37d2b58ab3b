import CairoDrawing
import Drawing
import Foundation
import Scenes
import Testing

@Suite struct FontDirectoriesTests {
  @Test func `without Inter the error names its package and where it was searched`() {
    let error = #expect(throws: RasterizingError.self) {
      _ = try CairoRasterizer(fonts: FontDirectories(paths: ["/nowhere/a <&b>"]))
    }
    #expect(
      error?.message == """
        The font Inter is missing: install the Debian package fonts-inter, or name the directory that holds it. \
        Searched: /nowhere/a <&b>.
        """)
    #expect(throws: RasterizingError.self) { _ = try CairoTextMeasurer(fonts: FontDirectories(paths: [])) }
  }

  @Test func `a directory of one's own adds its families`() throws {
    let regular = "/usr/share/fonts/truetype/dejavu"
    let measurer = try CairoTextMeasurer(fonts: .system.adding([regular]))
    let font = Font(family: "DejaVu Sans Mono", pointSize: 100)
    try #require(FileManager.default.fileExists(atPath: regular))
    // DejaVu Sans Mono advances 1233 of 2048 units.
    #expect(abs(measurer.width(of: "iW", in: font) - 2 * 100 * 1233 / 2048) < 0.01)
    let width = try CairoTextMeasurer().width(of: "iW", in: font)
    #expect(abs(width - 2 * 100 * 1233 / 2048) > 1)
  }
}
