internal import MarkupReading

/// The byte order mark and the line endings of a file, which a merge keeps.
struct LineEndings {
  private static let mark = TextEncoding.utf8Mark

  private let hasMark: Bool
  private let hasReturns: Bool

  /// Creates the byte order mark and line endings of a file.
  init(of bytes: [UInt8]) {
    hasMark = bytes.starts(with: Self.mark)
    let feed = bytes.firstIndex(of: 0x0A) ?? 0
    hasReturns = feed > 0 && bytes[feed - 1] == 0x0D
  }

  /// Returns a file without its byte order mark, with line feeds as line breaks.
  func unified(_ bytes: [UInt8]) -> [UInt8] {
    let text = bytes.starts(with: Self.mark) ? Array(bytes.dropFirst(Self.mark.count)) : bytes
    guard ByteSearch.first(0x0D, in: text, 0..<text.count) != nil else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for (index, byte) in text.enumerated() where byte != 0x0D || index + 1 == text.count || text[index + 1] != 0x0A {
      result.append(byte)
    }
    return result
  }

  /// Returns a unified file with the byte order mark and the line endings of this one.
  func restored(_ bytes: [UInt8]) -> [UInt8] {
    let mark = hasMark ? Self.mark : []
    guard hasReturns else { return mark + bytes }
    var result = mark
    result.reserveCapacity(bytes.count * 33 / 32)
    for byte in bytes {
      if byte == 0x0A { result.append(0x0D) }
      result.append(byte)
    }
    return result
  }
}
