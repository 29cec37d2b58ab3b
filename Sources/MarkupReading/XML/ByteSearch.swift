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

  /// Returns whether a word of ASCII occurs in a text, neither of which holds a zero byte.
  package static func contains(_ word: String, in text: String) -> Bool { strstr(text, word) != nil }
}
