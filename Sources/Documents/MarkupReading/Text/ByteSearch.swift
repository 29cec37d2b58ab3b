internal import Glibc

/// Finds bytes and words in documents with the C library, which looks at many at once.
package enum ByteSearch {
  /// The first position of a byte in a range, or nil.
  package static func first(_ byte: UInt8, in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    bytes[range].withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress, let found = memchr(base, Int32(byte), buffer.count) else { return nil }
      return range.lowerBound + (UnsafeRawPointer(found) - base)
    }
  }

  /// The first position from a place on of a byte that is no ASCII, or nil.
  package static func firstNonASCII(in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { buffer in
      var position = start
      // Documents are ASCII for the most part: eight bytes at a time.
      while position + 8 <= buffer.count,
        buffer.loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      { position += 8 }
      while position < buffer.count, buffer[position] < 0x80 { position += 1 }
      return position < buffer.count ? position : nil
    }
  }

  /// Returns whether a word of ASCII occurs in a text, neither of which holds a zero byte.
  package static func contains(_ word: String, in text: String) -> Bool { strstr(text, word) != nil }
}
