/// Text that consists of keys and values, with the bytes of each.
struct StructuredText: Sendable {
  /// A value.
  struct Node: Sendable {
    enum Kind: Sendable {
      /// A number or a string.
      case scalar
      /// Values with keys.
      case members
      /// Values in an order, identified by their content.
      case items
    }

    /// The bytes of the value.
    var range: Range<Int>
    var kind = Kind.scalar
    /// The values inside it, in order.
    var entries: [Entry] = []
  }

  /// A value inside another.
  struct Entry: Sendable {
    /// The key, or the content of a value without a key.
    var key: String
    /// The whitespace and comments before it.
    var gap: Range<Int>
    /// The bytes from its key to its end, without a separator.
    var range: Range<Int>
    var value: Node
  }

  let bytes: [UInt8]
  /// The bytes between two entries.
  let separator: [UInt8]
  /// The outermost value.
  let root: Node
}

/// An error in the syntax of a file.
struct StructureError: Error {
  /// The offset in bytes at which reading failed.
  let offset: Int
}

/// The position of a reader in bytes.
struct ByteCursor {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The byte at the position; nil at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Whether a string follows.
  func starts(with text: StaticString) -> Bool { bytes[position...].starts(with: "\(text)".utf8) }

  /// Skips whitespace.
  mutating func skipBlanks() { while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 } }

  /// Skips to the end of the next occurrence of a string.
  mutating func skip(past text: StaticString) throws(StructureError) {
    let sought = Array("\(text)".utf8)
    let start = position
    while position + sought.count <= bytes.count {
      if bytes[position..<position + sought.count].elementsEqual(sought) {
        position += sought.count
        return
      }
      position += 1
    }
    throw StructureError(offset: start)
  }

  /// Skips a required byte.
  mutating func expect(_ character: Unicode.Scalar) throws(StructureError) {
    guard let byte = next, byte == UInt8(ascii: character) else { throw StructureError(offset: position) }
    position += 1
  }

  /// Skips a string in double quotes, in which a backslash escapes quotes.
  mutating func skipQuoted() throws(StructureError) {
    let start = position
    try expect("\"")
    while let byte = next, byte != UInt8(ascii: "\"") { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
    guard next != nil else { throw StructureError(offset: start) }
    position += 1
  }

  /// Returns the characters of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
