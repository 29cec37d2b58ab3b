import ArtworkDecoding
import Drawing
import Testing

/// Decodes files by their contents, regardless of their names.
@Suite struct ArtworkDecoderTests {
  private let decoder = ArtworkDecoder.forTests()

  private func bitmap(_ bytes: [UInt8], fitting size: PixelSize? = nil) throws -> Bitmap {
    try decoder.bitmap(of: bytes, identity: "test", fitting: size)
  }

  @Test func `a drawing has exactly the requested pixels, stretched if necessary`() throws {
    let halves = Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><rect width="12" height="24" fill="#f00"/></svg>
      """.utf8)
    let bitmap = try bitmap(halves, fitting: PixelSize(width: 4, height: 2))
    #expect(bitmap.pixels == [0xFFFF_0000, 0xFFFF_0000, 0, 0, 0xFFFF_0000, 0xFFFF_0000, 0, 0])
    #expect(try self.bitmap(halves).width == 24)
  }

  @Test func `a picture that is written is read back unchanged`() throws {
    let pixels: [UInt32] = [0xFF12_3456, 0x8040_2010, 0, 0xFFFF_FFFF, 0x0101_0001, 0x7F7F_7F7F]
    let picture = try #require(Bitmap(width: 3, height: 2, pixels: pixels, identity: "made"))
    let file = try #require(PNGFileWriter.png(of: picture))
    #expect(try bitmap(file).pixels == pixels)
    #expect(try bitmap(file).file?.bytes == file)
    #expect(PNGFileWriter.png(of: picture, notLargerThan: file.count) == file)
    #expect(PNGFileWriter.png(of: picture, notLargerThan: file.count - 1) == nil)
  }
}
