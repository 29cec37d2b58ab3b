internal import Glibc

/// A search for bytes and words with functions of the C library, which compare many bytes at once.
package enum ByteSearch {
  /// Returns the first position of a byte in a range, or nil.
  package static func first(_ byte: UInt8, in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    bytes[range].withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress, let found = memchr(base, Int32(byte), buffer.count) else { return nil }
      return range.lowerBound + (UnsafeRawPointer(found) - base)
    }
  }

  /// Returns all positions of a byte.
  package static func all(_ byte: UInt8, in bytes: [UInt8]) -> [Int] {
    var positions: [Int] = []
    var start = 0
    while let position = first(byte, in: bytes, start..<bytes.count) {
      positions.append(position)
      start = position + 1
    }
    return positions
  }

  /// Whether two slices have the same bytes.
  package static func areEqual(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> Bool {
    guard first.count == second.count else { return false }
    return first.withUnsafeBytes { left in
      second.withUnsafeBytes { right in
        guard let one = left.baseAddress, let other = right.baseAddress else { return true }
        return memcmp(one, other, left.count) == 0
      }
    }
  }

  /// Returns the first position of a non-ASCII byte at or after `start`, or nil.
  package static func firstNonASCII(in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { buffer in
      var position = start
      // Documents are mostly ASCII, so eight bytes are checked at a time.
      while position + 8 <= buffer.count,
        buffer.loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      { position += 8 }
      while position < buffer.count, buffer[position] < 0x80 { position += 1 }
      return position < buffer.count ? position : nil
    }
  }

  /// Whether an ASCII word occurs in a string. Neither may contain a zero byte.
  package static func contains(_ word: String, in text: String) -> Bool { strstr(text, word) != nil }
}
