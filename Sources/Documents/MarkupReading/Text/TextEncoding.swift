/// The encoding of a text file. Old string tables of Xcode are in UTF-16.
package enum TextEncoding: Sendable, Hashable {
  case utf8
  case utf16(isLittleEndian: Bool)

  /// The byte order mark of UTF-8.
  package static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Creates the encoding from the byte order mark.
  package init(of bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) {
      self = .utf16(isLittleEndian: true)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16(isLittleEndian: false)
    } else {
      self = .utf8
    }
  }

  /// Returns the file in UTF-8. A UTF-8 file is returned unchanged, with its byte order mark.
  package func decoded(_ bytes: [UInt8]) -> [UInt8] {
    guard case .utf16(let isLittleEndian) = self else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Returns a UTF-8 text in this encoding.
  package func encoded(_ bytes: [UInt8]) -> [UInt8] {
    guard case .utf16(let isLittleEndian) = self else { return bytes }
    return ([0xFEFF] + String(decoding: bytes, as: UTF8.self).utf16).flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isLittleEndian ? [low, high] : [high, low]
    }
  }
}
