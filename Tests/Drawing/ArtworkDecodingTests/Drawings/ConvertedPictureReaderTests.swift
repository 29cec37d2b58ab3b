import Drawing
import Foundation
import Testing

@testable import ArtworkDecoding

/// Pictures that external programs convert to PNG files.
@Suite struct ConvertedPictureReaderTests {
  private let decoder = ArtworkDecoder.forTests()

  private static func isInstalled(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
  }

  /// A GIF file with two columns, red and blue, and a palette of two colors.
  static let gif: [UInt8] =
    Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 0xFF, 0, 0, 0, 0, 0xFF, 0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0]
    + [2, 2, 0x44, 0x0A, 0, 0x3B]

  /// Returns a TIFF file with one row, red and blue, without compression.
  static func tiff(width: UInt8 = 2) -> [UInt8] {
    func entry(_ tag: UInt8, _ type: UInt8, _ count: UInt8, _ value: [UInt8]) -> [UInt8] {
      [1, tag, 0, type, 0, 0, 0, count] + value
    }
    let entries = [
      entry(0x00, 3, 1, [0, width, 0, 0]), entry(0x01, 3, 1, [0, 1, 0, 0]), entry(0x02, 3, 1, [0, 8, 0, 0]),
      entry(0x03, 3, 1, [0, 1, 0, 0]), entry(0x06, 3, 1, [0, 2, 0, 0]), entry(0x11, 4, 1, [0, 0, 0, 8]),
      entry(0x15, 3, 1, [0, 3, 0, 0]), entry(0x16, 3, 1, [0, 1, 0, 0]), entry(0x17, 4, 1, [0, 0, 0, 6]),
    ]
    let pixels: [UInt8] = [0xFF, 0, 0, 0, 0, 0xFF]
    return [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 14] + pixels + [0, UInt8(entries.count)] + entries.joined() + [0, 0, 0, 0]
  }

  @Test(.enabled(if: isInstalled(DrawingProgram.pixbuf)), arguments: [gif, tiff()])
  func `a GIF or TIFF file is decoded as its first picture, in its own size`(file: [UInt8]) throws {
    let bitmap = try decoder.bitmap(file)
    #expect(bitmap.width == 2 && bitmap.height == 1 && bitmap.pixels == [0xFFFF_0000, 0xFF00_00FF])
  }

  @Test(.enabled(if: isInstalled(DrawingProgram.pixbuf)))
  func `a damaged file has a fault`() {
    let fault = "it is damaged, protected or too large; export it again, or as PNG"
    #expect(decoder.fault(Array(Self.gif.prefix(24))) == fault)
    #expect(decoder.fault(Self.tiff(width: 0)) == "it has no pixels")
  }

  @Test func `a picture above the limit starts no program`() {
    var gif = Self.gif
    (gif[6], gif[7], gif[8], gif[9]) = (0xFF, 0xFF, 0xFF, 0xFF)
    let fault = ArtworkDecoder(conversions: .none).fault(gif)
    #expect(fault?.hasPrefix("it has 65535 × 65535 pixels") == true)
  }

  @Test func `a HEIF file without its program reports the package, and a damaged one is reported as damaged`() {
    let fault = decoder.fault("\0\0\0\u{18}ftypheic")
    let expected =
      Self.isInstalled(DrawingProgram.heif)
      ? "it is damaged, protected or too large; export it again, or as PNG"
      : "'heif-convert', which draws HEIF files, was not found; install it: apt-get install libheif-examples"
    #expect(fault == expected)
  }
}
