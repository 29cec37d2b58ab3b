internal import ArtworkDecoding
internal import Drawing

extension ReaderTrial {
  /// PNG files, both as they are and with the checksums of their chunks repaired.
  static let pngImage = ReaderTrial("image-png", longestInput: 2048, mutantCount: 3000) { bytes in
    fault(ofPicture: bytes) ?? fault(ofPicture: PNGChecksums.repaired(bytes))
  }

  /// JPEG files.
  static let jpegImage = ReaderTrial("image-jpeg", longestInput: 2048, mutantCount: 2000) { fault(ofPicture: $0) }

  /// SVG drawings of simple shapes, which need no other program.
  static let svgImage = ReaderTrial("image-svg", longestInput: 2048, mutantCount: 2000) { bytes in
    let size = PixelSize(width: 20, height: 30)
    guard let bitmap = try? decoder.bitmap(of: bytes, identity: "tried", fitting: size) else {
      return faultOfRefusal(bytes, size)
    }
    return bitmap.width == 20 && bitmap.height == 30 ? nil : "a drawing of \(bitmap.width) × \(bitmap.height) pixels"
  }

  private static let decoder = ArtworkDecoder(limits: limits, conversions: .none)

  private static var limits: ArtworkLimits {
    var limits = ArtworkLimits()
    limits.mostPixels = 1 << 16
    return limits
  }

  /// Returns a fault if a written picture is not read as the same pixels, or if a shrunk one does not have the
  /// requested size.
  private static func fault(ofPicture bytes: [UInt8]) -> String? {
    guard let bitmap = try? decoder.bitmap(of: bytes, identity: "tried", fitting: nil) else {
      return faultOfRefusal(bytes, nil)
    }
    if bitmap.pixels.contains(where: hasTooMuchColor) { return "a color is more than its alpha" }
    guard let file = PNGFileWriter.png(of: bitmap) else { return "it cannot be written" }
    let again = try? decoder.bitmap(of: file, identity: "again", fitting: nil)
    if again?.pixels != bitmap.pixels { return "what is written is read as something else" }
    let half = PixelSize(width: (bitmap.width + 1) / 2, height: bitmap.height)
    let shrunk = try? decoder.bitmap(of: bytes, identity: "tried", fitting: half)
    return shrunk?.width == half.width && shrunk?.height == half.height ? nil : "it is shrunk to another size"
  }

  private static func hasTooMuchColor(_ pixel: UInt32) -> Bool {
    [16, 8, 0].contains { shift in pixel >> shift & 255 > pixel >> 24 }
  }

  private static func faultOfRefusal(_ bytes: [UInt8], _ size: PixelSize?) -> String? {
    do throws(ArtworkFault) {
      _ = try decoder.bitmap(of: bytes, identity: "tried", fitting: size)
      return "it is refused only once"
    } catch {
      return error.message.isEmpty || error.message.contains("\n") ? "a fault without words on one line" : nil
    }
  }
}

/// Functions that repair the checksums of the chunks of PNG files (ISO/IEC 15948, annex D). Without repair, the decoder
/// would reject most mutated files early.
private enum PNGChecksums {
  /// Returns the file with correct checksums in all its complete chunks.
  static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var offset = 8
    while bytes.count - offset >= 12 {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - offset - 12 else { break }
      let end = offset + 8 + length
      let sum = checksum(of: bytes[offset + 4..<end])
      bytes.replaceSubrange(end..<end + 4, with: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) })
      offset = end + 4
    }
    return bytes
  }

  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    var remainder = UInt32.max
    for byte in bytes {
      remainder ^= UInt32(byte)
      for _ in 0..<8 { remainder = remainder >> 1 ^ (remainder & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~remainder
  }
}
