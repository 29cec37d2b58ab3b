import CairoDrawing
import Drawing
import Geometry
import LayoutTestSupport
import Testing

@Suite struct TextDrawingTests {
  private let canvas = Size(width: 400, height: 60)

  @Test func `text is drawn on its baseline`() throws {
    let bounds = try #require(image(of: [text("HHH")], size: canvas, scale: 2).inkBounds)
    #expect(abs(bounds.bottom + 1 - 60) <= 1)
    // Inter's capitals are 0.727 times as high as the font size.
    #expect(abs(Double(bounds.bottom + 1 - bounds.top) - 0.727 * 40) <= 1.5)
  }

  @Test(arguments: [(-3.0, true), (73, true), (-200, false), (300, false), (1e5, false)])
  func `a line is drawn as far as the picture shows it`(y: Double, isShown: Bool) throws {
    #expect((try image(of: [text("Hg", y: y)], size: canvas).inkBounds != nil) == isShown)
    let group = DrawingCommand.placed(at: Point(x: 0, y: y), scale: 2, [text("Hg", y: 0)])
    #expect((try image(of: [group], size: canvas, scale: 3).inkBounds != nil) == isShown)
  }

  @Test func `letters are spaced to the measured width`() throws {
    let plain = try #require(image(of: [text("HHHHHHHHHH")], size: canvas).inkBounds)
    let spread = try #require(image(of: [text("HHHHHHHHHH", width: 300)], size: canvas).inkBounds)
    let narrow = try #require(image(of: [text("HHHHHHHHHH", width: 120)], size: canvas).inkBounds)
    #expect(plain.right < 165)
    // The spacing after the last letter, about 15 points, is part of the width.
    #expect(abs(spread.right - (305 - 17)) <= 2)
    #expect(narrow.right < plain.right && abs(narrow.right - 124) <= 2)
  }

  @Test func `a heavier weight has more ink, and an italic different ink`() throws {
    let rasterizer = try CairoRasterizer()
    let files = try [100, 200, 300, 400, 500, 600, 700, 800, 900].map {
      try rasterizer.png(of: picture([text("Label", font: TextFont(size: 20, weight: $0))], size: canvas), scale: 2)
    }
    expect(Set(files).count, is: 9)
    let italic = try rasterizer.png(
      of: picture([text("Label", font: TextFont(size: 20, isItalic: true))], size: canvas), scale: 2)
    #expect(italic != files[3])
  }

  @Test(arguments: ["שלום", "مرحبا", "สวัสดี", "नमस्ते", "Привет", "Ωμέγα", "日本語", "👍🏽", "\u{10FFFF}"])
  func `every script is drawn`(word: String) throws {
    _ = try #require(try image(of: [text(word)], size: canvas).inkBounds)
  }

  @Test(arguments: ["", " ", "\u{0}\u{1}", "\u{200B}", "\u{FEFF}"])
  func `invisible text leaves no ink`(text invisible: String) throws {
    let bounds = try image(of: [text(invisible)], size: canvas).inkBounds
    #expect(bounds == nil)
  }

  @Test func `a line break is drawn as a space`() throws {
    let rasterizer = try CairoRasterizer()
    let broken = try rasterizer.png(of: picture([text("a\nb\tc\u{2028}d")], size: canvas), scale: 1)
    try expect(rasterizer.png(of: picture([text("a b c d")], size: canvas), scale: 1), is: broken)
  }

  @Test func `an unknown family is drawn with its substitute`() throws {
    let unknown = text("Label", font: TextFont(family: "No, such\0 family", size: 20))
    _ = try #require(try image(of: [unknown], size: canvas).inkBounds)
  }

  @Test func `letters are positioned at quarters of a pixel, and only small ones between rows`() throws {
    let rasterizer = try CairoRasterizer()
    func file(x: Double = 5, y: Double = 40, size: Double) throws -> [UInt8] {
      try rasterizer.png(of: picture([text("H", x: x, y: y, font: TextFont(size: size))], size: canvas), scale: 1)
    }
    for size in [8.0, 40] {
      let (whole, quarter) = try (file(x: 5, size: size), file(x: 5.25, size: size))
      #expect(whole != quarter)
      try expect(file(x: 5, size: size), is: file(x: 5.1, size: size))
    }
    let (whole, quarter) = try (file(y: 40, size: 8), file(y: 40.25, size: 8))
    #expect(whole != quarter)
    try expect(file(y: 40, size: 40), is: file(y: 40.25, size: 40))
  }

  @Test func `a text in a scaled space has the scaled width`() throws {
    let small = DrawingCommand.placed(at: .zero, scale: 0.5, [text("HHHHHHHHHH", x: 10, y: 60, width: 600)])
    let bounds = try #require(image(of: [small], size: canvas).inkBounds)
    #expect(abs(bounds.right - (305 - 24)) <= 3)
  }
}
