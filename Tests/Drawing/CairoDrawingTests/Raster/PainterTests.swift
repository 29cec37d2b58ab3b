import CairoDrawing
import Drawing
import Foundation
import Geometry
import LayoutTestSupport
import SceneDrawing
import Scenes
import Testing
import Typography

/// Compares the pictures of both painters.
@Suite struct PainterTests {
  /// The scale of the pictures, in pixels per point.
  private static let scale = 2.0

  /// The example scenes in portrait on a small phone.
  private static func examples(in folder: String = "Scenes") async throws -> [ExampleLayouts.Named] {
    try await ExampleLayouts.layouts(
      in: folder,
      VariantSelection(
        devices: DeviceCatalogue.devices(named: "iphone-se-3"), orientations: [.portrait], locales: ["en"],
        textSizes: [.l], appearances: [.light]))
  }

  /// Both painters, which keep their fonts from picture to picture.
  private struct Painters {
    private let direct = try? CairoRasterizer(fonts: .system, painter: .direct)
    private let cairo = try? CairoRasterizer(fonts: .system, painter: .cairo)

    func image(_ picture: DisplayList, by painter: PicturePainter, scale: Double = scale) throws -> DecodedImage {
      let rasterizer = try #require(painter == .direct ? direct : cairo)
      return DecodedImage(try rasterizer.bitmap(of: picture, scale: scale))
    }
  }

  @Test func `both painters draw every scene alike`() async throws {
    let examples = try await Self.examples()
    #expect(examples.count > 50)
    let (measurer, painters) = (try CairoTextMeasurer(), Painters())
    for example in examples {
      let picture = example.layout.displayList(style: LayoutDrawingStyle(), measuringTextWith: measurer)
      // A pixel for each point is enough for a mean.
      let direct = try painters.image(picture, by: .direct, scale: 1)
      let cairo = try painters.image(picture, by: .cairo, scale: 1)
      #expect(direct.width == cairo.width && direct.height == cairo.height, "\(example.name)")
      // The mean difference of a component, of 255.
      #expect(direct.meanDifference(from: cairo, x: 0, y: 0) * 255 < 1, "\(example.name)")
    }
  }

  @Test func `no pixel of a frame line is missing from either picture`() async throws {
    let (measurer, painters) = (try CairoTextMeasurer(), Painters())
    var drawn = 0
    for example in try await Self.examples() {
      let pictures = [LayoutDrawingStyle.Overlays.frames, []].map {
        example.layout.displayList(style: LayoutDrawingStyle(overlays: $0), measuringTextWith: measurer)
      }
      let lines = try [PicturePainter.direct, .cairo].map { painter in
        let (framed, plain) = (
          try painters.image(pictures[0], by: painter), try painters.image(pictures[1], by: painter)
        )
        return (drawn: framed.marks(over: plain, atLeast: 1), clear: framed.marks(over: plain, atLeast: Self.clear))
      }
      drawn += lines[0].clear.count
      #expect(lines[0].clear.isSubset(of: lines[1].drawn), "\(example.name): missing with cairo")
      #expect(lines[1].clear.isSubset(of: lines[0].drawn), "\(example.name): missing with the direct painter")
    }
    #expect(drawn > 10_000)
  }

  /// The difference of a component from which a pixel belongs to a line, and not only to its soft edge.
  private static let clear = 8

  @Test func `libpng writes the description, and the same bytes each time`() throws {
    for (summary, chunk) in [("A small screen", "tEXt"), ("日本", "iTXt")] {
      let picture = picture([text("Label")], summary: summary)
      let file = try CairoRasterizer(fonts: .system, painter: .cairo).png(of: picture, scale: 2)
      #expect(file.contains(Array(chunk.utf8)) && file.contains(Array(summary.utf8)))
      try expect(CairoRasterizer(fonts: .system, painter: .cairo).png(of: picture, scale: 2), is: file)
    }
  }

  @Test func `an SVG file has the size of its picture, and the same bytes in every process and order`() throws {
    let other = picture([.group(.init("", opacity: 0.5), [text("Other")])])
    let page = picture([.group(.init("", opacity: 0.5), [text("Sign in")])], size: Size(width: 40.5, height: 30))
    let rasterizer = try CairoRasterizer()
    let file = try rasterizer.svg(of: page)
    let source = String(decoding: file, as: UTF8.self)
    #expect(source.contains("width=\"40.5px\" height=\"30px\" viewBox=\"0 0 40.5 30\""), "\(source.prefix(300))")
    _ = try rasterizer.svg(of: other)
    try expect(rasterizer.svg(of: page), is: file)
    try expect(CairoRasterizer().svg(of: page), is: file)
  }

  /// The largest mean difference of colors, from 0 to 1, as in a browser: other programs have their own antialiasing.
  private static let outlineBound = 0.01
  private static let converter = "/usr/bin/rsvg-convert"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: converter)))
  func `SVG files of cairo show the pictures`() async throws {
    let (measurer, painters) = (try CairoTextMeasurer(), Painters())
    for example in try await Self.examples(in: "Scenes/Screens") {
      let picture = example.layout.displayList(style: LayoutDrawingStyle(), measuringTextWith: measurer)
      let shown = try Self.converted(try CairoRasterizer().svg(of: picture))
      let difference = try painters.image(picture, by: .cairo).meanDifference(from: shown, x: 0, y: 0)
      #expect(difference <= Self.outlineBound, "\(example.name)")
    }
  }

  /// Returns the pixels of an SVG file as librsvg draws them.
  private static func converted(_ file: [UInt8]) throws -> DecodedImage {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(file).write(to: url)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: converter)
    process.arguments = ["--zoom", "\(scale)", "--unlimited", url.path]
    process.standardOutput = output
    try process.run()
    let bytes = Array(output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    expect(process.terminationStatus, is: 0)
    return try #require(DecodedImage(bytes))
  }
}
