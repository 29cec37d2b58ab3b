import CairoDrawing
import Drawing
import Foundation
import Geometry
import LayoutTestSupport
import Testing

@Suite struct PNGCompressionTests {
  /// Sizes at the limits of the writer: single pixels, groups of pixels, and rows longer than the window of deflate.
  private static let sizes = [
    (1, 1), (2, 1), (1, 40), (3, 3), (5, 7), (64, 48), (90, 400), (10_923, 3), (10_922, 3),
    (16_384, 3), (1, 16_384),
  ]

  @Test(arguments: PNGCompression.allCases, sizes)
  func `the pixels read back are those drawn`(compression: PNGCompression, size: (Int, Int)) throws {
    var numbers = SeededRandomNumberGenerator(seed: UInt64(size.0 * 100_000 + size.1))
    let boxes = (0..<200).map { _ in Box(in: size, using: &numbers) }
    let image = try #require(DecodedImage(file(of: boxes, size, compression)))
    #expect(image.width == size.0 && image.height == size.1)
    let expected = Box.pixels(of: boxes, size)
    let differences = (0..<(size.0 * size.1)).filter {
      image.color(x: $0 % size.0, y: $0 / size.0) != expected[$0]
    }
    expect(differences, is: [])
  }

  @Test(arguments: PNGCompression.allCases)
  func `pixels that never repeat are read back`(compression: PNGCompression) throws {
    // More items than fit into one block, and all 256 values of each channel.
    let size = (200, 200)
    var numbers = SeededRandomNumberGenerator(seed: 7)
    let boxes = (0..<40_000).map {
      Box(x: $0 % 200, y: $0 / 200, width: 1, height: 1, color: UInt32.random(in: 0...0xFFFFFF, using: &numbers))
    }
    let image = try #require(DecodedImage(file(of: boxes, size, compression)))
    #expect((0..<40_000).allSatisfy { image.color(x: $0 % 200, y: $0 / 200) == boxes[$0].color })
  }

  @Test func `the compression for small files gives files that are no larger`() throws {
    let lines = (0..<20).map { text("What is written here, in line \($0)", y: Double($0) * 30) }
    // A shade whose pixels never repeat, although the bytes of their channels do.
    let shade = (0..<400).map { column in
      DrawingCommand.fill(
        .rect(Rect(x: Double(column), y: 0, width: 1, height: 620)), Color(column % 256 << 16 | 0x8000 | column / 2))
    }
    for commands in [lines, shade] {
      let picture = picture(commands, size: Size(width: 400, height: 620))
      let sizes = try PNGCompression.allCases.map {
        try CairoRasterizer(compression: $0).png(of: picture, scale: 1).count
      }
      #expect(sizes[1] <= sizes[0])
      #expect(sizes[0] < 400 * 620 * 3 / 8)
    }
  }

  @Test func `an image of one color takes almost no space`() throws {
    let file = try file(of: [], (2000, 2000), .fast)
    #expect(file.count < 2000 * 2000 * 3 / 500)
    #expect(DecodedImage(file)?.inkBounds == nil)
  }

  @Test func `columns of colors that are the same in all rows take little space`() throws {
    // Wide and narrow ones, so that repetitions of a pixel and of the row above alternate.
    let columns = (0..<40).map { Box(x: 25 * $0, y: 0, width: 1 + 20 * ($0 % 2), height: 1000, color: UInt32($0 * 5)) }
    let file = try file(of: columns, (1000, 1000), .fast)
    #expect(file.count < 1000 * 1000 * 3 / 100)
    let image = try #require(DecodedImage(file))
    for column in columns { #expect((0..<1000).allSatisfy { image.color(x: column.x, y: $0) == column.color }) }
  }

  @Test func `a pattern that is drawn again takes less space than other patterns`() throws {
    var numbers = SeededRandomNumberGenerator(seed: 3)
    func pattern() -> [(x: Int, y: Int, color: UInt32)] {
      (0..<64).map { ($0 % 8, $0 / 8, UInt32.random(in: 0...0xFFFFFF, using: &numbers)) }
    }
    let patterns = (0..<30).map { _ in pattern() }
    func size(_ pattern: (Int) -> [(x: Int, y: Int, color: UInt32)]) throws -> Int {
      let boxes = (0..<30).flatMap { number in
        pattern(number).map { Box(x: 3 + 10 * number + $0.x, y: 2 + $0.y, width: 1, height: 1, color: $0.color) }
      }
      return try file(of: boxes, (320, 12), .fast).count
    }
    let (repeated, different) = try (size { _ in patterns[0] }, size { patterns[$0] })
    #expect(repeated * 4 < different)
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pngcheck")), arguments: PNGCompression.allCases)
  func `pngcheck accepts compressed files`(compression: PNGCompression) throws {
    var numbers = SeededRandomNumberGenerator(seed: 11)
    for size in Self.sizes {
      let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
      defer { try? FileManager.default.removeItem(at: path) }
      try Data(file(of: (0..<50).map { _ in Box(in: size, using: &numbers) }, size, compression)).write(to: path)
      let check = Process()
      check.executableURL = URL(filePath: "/usr/bin/pngcheck")
      check.arguments = ["-q", path.path]
      try check.run()
      check.waitUntilExit()
      expect(check.terminationStatus, is: 0)
    }
  }

  private func file(of boxes: [Box], _ size: (Int, Int), _ compression: PNGCompression) throws -> [UInt8] {
    let picture = picture(
      boxes.map(\.command), size: Size(width: Double(size.0), height: Double(size.1)), summary: "Boxes")
    return try CairoRasterizer(compression: compression).png(of: picture, scale: 1)
  }
}

/// A rectangle of whole pixels in one color.
private struct Box {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  var color: UInt32

  init(x: Int, y: Int, width: Int, height: Int, color: UInt32) {
    (self.x, self.y, self.width, self.height, self.color) = (x, y, width, height, color)
  }

  /// Creates a random rectangle in an image. Small rectangles are more frequent than large ones.
  init(in size: (Int, Int), using numbers: inout SeededRandomNumberGenerator) {
    x = Int.random(in: 0..<size.0, using: &numbers)
    y = Int.random(in: 0..<size.1, using: &numbers)
    let limit = Int.random(in: 1...40, using: &numbers)
    width = Int.random(in: 1...limit, using: &numbers)
    height = Int.random(in: 1...limit, using: &numbers)
    color = UInt32.random(in: 0...0xFFFFFF, using: &numbers)
  }

  var command: DrawingCommand {
    .fill(
      .rect(Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))), Color(Int(color)))
  }

  /// Returns the pixels of an image, row by row, painted without a drawing library.
  static func pixels(of boxes: [Box], _ size: (Int, Int)) -> [UInt32] {
    var pixels = [UInt32](repeating: 0xFFFFFF, count: size.0 * size.1)
    for box in boxes {
      for row in box.y..<min(size.1, box.y + box.height) {
        for column in box.x..<min(size.0, box.x + box.width) { pixels[row * size.0 + column] = box.color }
      }
    }
    return pixels
  }
}
