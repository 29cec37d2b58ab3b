import ArtworkDecoding
import CWebP
import Drawing
import Testing

/// WebP files with transparency.
@Suite struct WebPReaderTests {
  private let decoder = ArtworkDecoder.forTests()
  /// Two by two pixels, one of them half transparent and one fully transparent.
  private let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0x8000_00FF, 0]

  private func file() throws -> [UInt8] {
    var start: UnsafeMutablePointer<UInt8>?
    let size = colors.withUnsafeBytes {
      WebPEncodeLosslessBGRA($0.bindMemory(to: UInt8.self).baseAddress, 2, 2, 8, &start)
    }
    defer { WebPFree(start) }
    return Array(UnsafeBufferPointer(start: start, count: size))
  }

  @Test func `the pixels of a WebP file are preserved`() throws {
    let bitmap = try decoder.bitmap(file())
    #expect(bitmap.pixels == [0xFFFF_0000, 0xFF00_FF00, 0x8000_0080, 0])
    #expect(bitmap.file == nil)
  }

  @Test func `a WebP file that is truncated anywhere has a fault`() throws {
    let file = try file()
    for count in 0..<file.count { #expect(decoder.fault(Array(file.prefix(count))) != nil, "\(count) bytes") }
  }

  @Test func `an animated picture has a fault in words`() {
    let file =
      Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 1, 0, 0]
    #expect(decoder.fault(file)?.contains("animated") == true)
  }
}
