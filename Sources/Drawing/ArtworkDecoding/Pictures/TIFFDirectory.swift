/// The first directory of a TIFF file, which describes its first picture (TIFF 6.0, section 2).
struct TIFFDirectory {
  private let bytes: [UInt8]
  private let isLittle: Bool
  /// The offset of the directory.
  private let start: Int
  /// The number of its entries.
  private let count: Int

  /// Reads the directory of a file. Nil if there is none.
  init?(of bytes: [UInt8]) {
    self.bytes = bytes
    isLittle = bytes.starts(with: [0x49, 0x49])
    guard isLittle || bytes.starts(with: [0x4D, 0x4D]),
      let start = Self.number(bytes, at: 4, size: 4, isLittle),
      let count = Self.number(bytes, at: start, size: 2, isLittle)
    else { return nil }
    self.start = start
    self.count = count
  }

  /// Returns the first number under a tag, of two or four bytes. Nil if the tag is missing.
  func value(_ tag: Int) -> Int? {
    for entry in 0..<count {
      let offset = start + 2 + 12 * entry
      guard let found = number(at: offset, size: 2), let type = number(at: offset + 2, size: 2) else { return nil }
      if found == tag { return number(at: offset + 8, size: type == Self.longType ? 4 : 2) }
    }
    return nil
  }

  /// The type of four-byte numbers.
  private static let longType = 4

  private func number(at offset: Int, size: Int) -> Int? { Self.number(bytes, at: offset, size: size, isLittle) }

  private static func number(_ bytes: [UInt8], at offset: Int, size: Int, _ isLittle: Bool) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    let bytes = bytes[offset..<offset + size]
    return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
  }
}
