import CairoDrawing
import Drawing
import Foundation
import Geometry
import LayoutTestSupport
import Testing
import Typography

@Suite struct FontDirectoriesTests {
  @Test func `without Inter, the error names its package and the searched folders`() {
    let error = #expect(throws: RasterizingError.self) {
      _ = try CairoRasterizer(fonts: FontDirectories(paths: ["/nowhere/a <&b>"]))
    }
    #expect(
      error?.message == """
        the font Inter is missing: install the Debian package fonts-inter, or name the directory that contains it; \
        searched: /nowhere/a <&b>
        """)
    #expect(throws: RasterizingError.self) { _ = try CairoTextMeasurer(fonts: FontDirectories(paths: [])) }
  }

  @Test func `a custom directory adds its font families`() throws {
    let regular = "/usr/share/fonts/truetype/dejavu"
    let measurer = try CairoTextMeasurer(fonts: FontDirectories(paths: FontDirectories.system.paths + [regular]))
    let font = Font(family: "DejaVu Sans Mono", pointSize: 100)
    try #require(FileManager.default.fileExists(atPath: regular))
    // The advance of DejaVu Sans Mono is 1233 of 2048 units.
    #expect(abs(measurer.width(of: "iW", in: font) - 2 * 100 * 1233 / 2048) < 0.01)
    let width = try CairoTextMeasurer().width(of: "iW", in: font)
    #expect(abs(width - 2 * 100 * 1233 / 2048) > 1)
  }

  /// The font files of a project. All letters of the regular and bold monospaced faces advance by 1233 of 2048 units.
  private static let files = ["DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf", "DejaVuSerif-Bold.ttf"].map {
    "/usr/share/fonts/truetype/dejavu/\($0)"
  }

  @Test(arguments: ["DejaVu Sans Mono", "DejaVuSansMono-Bold", "DejaVu Sans Mono Bold"])
  func `fonts in files are found by family, face and PostScript name`(name: String) throws {
    let fonts = FontDirectories(paths: FontDirectories.system.paths, files: Self.files + ["/nowhere.ttf"])
    let measurer = try CairoTextMeasurer(fonts: fonts)
    let font = Font(family: name, pointSize: 100)
    #expect(abs(measurer.width(of: "iW", in: font) - 2 * 100 * 1233 / 2048) < 0.01)
    #expect(measurer.metrics(of: font).lineHeight > 100)
    #expect(measurer.substitute(for: name) == nil)
  }

  @Test func `a face found by its name has its own weight`() throws {
    let fonts = FontDirectories(paths: FontDirectories.system.paths, files: Self.files)
    let measurer = try CairoTextMeasurer(fonts: fonts)
    let bold = measurer.width(of: "Label", in: Font(family: "DejaVu Serif", pointSize: 50, weight: .bold))
    expect(measurer.width(of: "Label", in: Font(family: "DejaVuSerif-Bold", pointSize: 50)), is: bold)
    func png(_ family: String, _ weight: Int) throws -> [UInt8] {
      let run = text("Label", font: TextFont(family: family, size: 20, weight: weight))
      return try CairoRasterizer(fonts: fonts).png(of: picture([run], size: Size(width: 80, height: 40)), scale: 1)
    }
    try expect(png("DejaVuSerif-Bold", 400), is: png("DejaVu Serif", 700))
    #expect(try png("DejaVuSerif-Bold", 400) != png("DejaVu Sans Mono", 400))
  }

  @Test func `a missing family has a substitute, described in words`() throws {
    let measurer = try CairoTextMeasurer()
    expect(measurer.substitute(for: "Avenir Next"), is: "its widths are known from Xcode documents")
    expect(measurer.substitute(for: "Comic Neue"), is: "Helvetica's widths are used instead")
    #expect(measurer.substitute(for: "Inter") == nil)
  }

  @Test func `only widths of a missing family without known ones come from another font`() throws {
    let measurer = try CairoTextMeasurer()
    for family in [nil, "Inter", "Avenir Next"] {
      #expect(measurer.knowsWidths(of: Font(family: family, pointSize: 17)), "\(family ?? "the system font")")
    }
    #expect(!measurer.knowsWidths(of: Font(family: "Comic Neue", pointSize: 17)))
  }
}
