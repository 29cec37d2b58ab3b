import CairoDrawing
import Drawing
import Foundation
import Geometry
import LayoutTestSupport
import Testing

@Suite struct PNGFileTests {
  @Test func `a file is a header, the description, the pixels and an end`() throws {
    try expect(chunks("A small screen").map(\.type), is: ["IHDR", "tEXt", "IDAT", "IEND"])
    try expect(chunks("").map(\.type), is: ["IHDR", "IDAT", "IEND"])
  }

  @Test func `the header declares 8 bits of red, green and blue`() throws {
    try expect(chunks("").first?.content, is: [0, 0, 0, 10, 0, 0, 0, 10, 8, 2, 0, 0, 0])
  }

  @Test(arguments: [
    ("Größe\n2", "tEXt", Array("Description\0".utf8) + [0x47, 0x72, 0xF6, 0xDF, 0x65, 0x0A, 0x32]),
    ("日\0本", "iTXt", Array("Description\0\0\0\0\0日本".utf8)),
  ])
  func `the description is Latin-1 if possible, or else UTF-8`(summary: String, type: String, content: [UInt8])
    throws
  {
    let description = try #require(try chunks(summary).dropFirst().first)
    expect(description.type, is: type)
    expect(description.content, is: content)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 7, 8, 63, 64, 1000]) func `every width is read back pixel by pixel`(width: Int)
    throws
  {
    let commands = (0..<width).map {
      DrawingCommand.fill(.rect(Rect(x: Double($0), y: 1, width: 1, height: 2)), Color($0 &* 0x10305 & 0xFFFFFF))
    }
    let image = try image(of: commands, size: Size(width: Double(width), height: 4))
    #expect(image.width == width && image.height == 4)
    for x in 0..<width {
      expect((0..<4).map { image.color(x: x, y: $0) }, is: [0xFFFFFF, color(x), color(x), 0xFFFFFF])
    }
  }

  @Test func `an image of many bands is read back`() throws {
    let commands = (0..<2000).map {
      DrawingCommand.fill(.rect(Rect(x: 0, y: Double($0), width: 700, height: 1)), Color($0 &* 0x10305 & 0xFFFFFF))
    }
    let image = try image(of: commands, size: Size(width: 700, height: 2000))
    for y in 0..<2000 { #expect(image.color(x: 699, y: y) == color(y)) }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pngcheck")))
  func `pngcheck accepts files`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(CairoRasterizer().png(of: picture([text("Label")], summary: "é日"), scale: 2)).write(to: file)
    let check = Process()
    check.executableURL = URL(filePath: "/usr/bin/pngcheck")
    check.arguments = ["-q", file.path]
    try check.run()
    check.waitUntilExit()
    expect(check.terminationStatus, is: 0)
  }

  private func color(_ index: Int) -> UInt32 { UInt32(truncatingIfNeeded: index &* 0x10305 & 0xFFFFFF) }

  private func chunks(_ summary: String) throws -> [(type: String, content: [UInt8])] {
    var rest = try CairoRasterizer().png(of: picture([], summary: summary), scale: 1)[8...]
    var chunks: [(String, [UInt8])] = []
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let content = rest.dropFirst(8).prefix(length)
      chunks.append((String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self), Array(content)))
      rest = rest.dropFirst(12 + length)
    }
    return chunks
  }
}
