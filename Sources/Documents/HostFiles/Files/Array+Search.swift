internal import Glibc

extension [UInt8] {
  /// Returns the offset of the first occurrence of `bytes` at or after `start`, or nil.
  package func offset(of bytes: [UInt8], from start: Int = 0) -> Int? {
    guard let first = bytes.first else { return nil }
    var position = start
    while position < count {
      let next = self[position...].withUnsafeBytes { buffer -> Int? in
        guard let base = buffer.baseAddress, let found = memchr(base, Int32(first), buffer.count) else { return nil }
        return UnsafeRawPointer(found) - base
      }
      guard let next else { return nil }
      position += next
      if self[position...].starts(with: bytes) { return position }
      position += 1
    }
    return nil
  }
}
