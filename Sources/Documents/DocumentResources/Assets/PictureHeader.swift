internal import Geometry

/// Functions that read the size of pictures in the less common formats GIF, WebP and HEIF.
enum PictureHeader {
  /// Returns the columns and rows of the picture that begins with these bytes. Nil for other formats or unknown sizes.
  static func size(in bytes: [UInt8]) -> Size? {
    if bytes.starts(with: "GIF8".utf8) { return gif(bytes) }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) { return webP(bytes) }
    return bytes.dropFirst(4).starts(with: "ftyp".utf8) ? HEIFHeader.size(in: bytes) : nil
  }

  /// Returns a little-endian number, or 0 if there are too few bytes.
  private static func number(_ bytes: [UInt8], at offset: Int, size: Int) -> Int {
    guard offset <= bytes.count - size else { return 0 }
    return bytes[offset..<offset + size].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func gif(_ bytes: [UInt8]) -> Size? {
    Size(width: Double(number(bytes, at: 6, size: 2)), height: Double(number(bytes, at: 8, size: 2)))
  }

  /// Returns the size of a WebP file in pixels, from its first chunk (RFC 9649, section 2).
  private static func webP(_ bytes: [UInt8]) -> Size? {
    switch String(decoding: bytes.dropFirst(12).prefix(4), as: UTF8.self) {
    case "VP8 ":
      let (width, height) = (number(bytes, at: 26, size: 2) & 0x3FFF, number(bytes, at: 28, size: 2) & 0x3FFF)
      return Size(width: Double(width), height: Double(height))
    case "VP8L":
      let bits = number(bytes, at: 21, size: 4)
      return Size(width: Double(bits & 0x3FFF + 1), height: Double(bits >> 14 & 0x3FFF + 1))
    case "VP8X":
      return Size(width: Double(number(bytes, at: 24, size: 3) + 1), height: Double(number(bytes, at: 27, size: 3) + 1))
    default: return nil
    }
  }
}
