internal import CDeflate

/// A builder of the bytes of a PNG file, chunk by chunk.
struct PNGFileBuilder {
  /// The bytes so far. The contents of a chunk are added between its beginning and its end.
  var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Adds the header of an image with 8 bits for each of red, green and blue.
  mutating func appendHeader(width: Int, height: Int) {
    let mark = beginChunk("IHDR")
    append(UInt32(clamping: width))
    append(UInt32(clamping: height))
    bytes += [8, 2, 0, 0, 0]
    endChunk(mark)
  }

  /// Adds a description of the image, as Latin-1 if possible, otherwise as UTF-8.
  mutating func append(description: String) {
    let keyword = Array("Description".utf8)
    let scalars = description.unicodeScalars.filter { $0.value != 0 }
    if scalars.allSatisfy(\.isLatin1) {
      let mark = beginChunk("tEXt")
      bytes += keyword + [0] + scalars.map { UInt8(truncatingIfNeeded: $0.value) }
      endChunk(mark)
    } else {
      let mark = beginChunk("iTXt")
      // Uncompressed, without a language or translated keyword.
      bytes += keyword + [0, 0, 0, 0, 0] + Array(String(String.UnicodeScalarView(scalars)).utf8)
      endChunk(mark)
    }
  }

  /// Begins a chunk. Returns its position for ``endChunk(_:)``.
  mutating func beginChunk(_ type: String) -> Int {
    let mark = bytes.count
    append(0)
    bytes += Array(type.utf8)
    return mark
  }

  /// Ends a chunk by writing its length and checksum.
  mutating func endChunk(_ mark: Int) {
    let contentStart = mark + 8
    let length = UInt32(clamping: bytes.count - contentStart)
    for index in 0..<4 { bytes[mark + index] = UInt8(truncatingIfNeeded: length >> (24 - 8 * UInt32(index))) }
    let checksum = bytes[(mark + 4)...].withUnsafeBufferPointer { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    append(checksum)
  }

  private mutating func append(_ number: UInt32) {
    for shift: UInt32 in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}

extension Unicode.Scalar {
  /// Whether the character is valid in the Latin-1 text of a PNG file: printable, or a line feed.
  fileprivate var isLatin1: Bool {
    switch value {
    case 0x0A, 0x20...0x7E, 0xA1...0xFF: true
    default: false
    }
  }
}
