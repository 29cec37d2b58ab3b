import Geometry
import LayoutTestSupport
import Testing

@testable import DocumentResources

/// Sizes of pictures in the less common formats.
@Suite struct PictureHeaderTests {
  private static func box(_ kind: String, _ contents: [UInt8]) -> [UInt8] {
    let size = contents.count + 8
    return [0, 0, UInt8(size >> 8), UInt8(size & 255)] + Array(kind.utf8) + contents
  }

  private static func extent(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    box("ispe", [0, 0, 0, 0, 0, 0, 0, width, 0, 0, 0, height])
  }

  /// Returns a HEIF file with a tile of 64 × 64 pixels (item 1) and a picture of 40 × 30 (item 2). The picture is the
  /// primary item and has the properties at these positions.
  private static func heif(_ positions: [UInt8]) -> [UInt8] {
    let properties = box("ipco", extent(64, 64) + extent(40, 30) + box("irot", [1]))
    let associations = box(
      "ipma", [0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 1, 0x81, 0, 2, UInt8(positions.count)] + positions)
    return box("ftyp", Array("heic".utf8))
      + box("meta", [0, 0, 0, 0] + box("pitm", [0, 0, 0, 0, 0, 2]) + box("iprp", properties + associations))
  }

  private static func webP(_ kind: String, _ contents: [UInt8]) -> [UInt8] {
    Array("RIFF\0\0\0\0WEBP\(kind)".utf8) + [10, 0, 0, 0] + contents
  }

  @Test(arguments: [
    heif([2]), Array("GIF89a".utf8) + [40, 0, 30, 0], webP("VP8X", [0, 0, 0, 0, 39, 0, 0, 29, 0, 0]),
    webP("VP8L", [0x2F, 0x27, 0x40, 0x07, 0]), webP("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 40, 0, 30, 0]),
  ])
  func `the size in pixels is read from headers`(bytes: [UInt8]) {
    expect(ImageFile.size(in: bytes, scale: 1), is: Size(width: 40, height: 30))
    expect(ImageFile.size(in: bytes, scale: 2), is: Size(width: 20, height: 15))
  }

  @Test func `a rotated HEIF file has its width and height swapped`() {
    expect(ImageFile.size(in: Self.heif([0x82, 3]), scale: 1), is: Size(width: 30, height: 40))
  }

  @Test(arguments: [
    heif([9]), heif([]), Array("GIF8".utf8), Array("RIFF\0\0\0\0WEBP".utf8), Array("\0\0\0\u{8}ftyp".utf8),
  ])
  func `truncated headers have no size`(bytes: [UInt8]) { #expect(ImageFile.size(in: bytes, scale: 1) == nil) }
}
