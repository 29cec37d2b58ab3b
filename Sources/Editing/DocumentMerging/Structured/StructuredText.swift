/// A text of keys and values, with the bytes that each of them is written in.
struct StructuredText: Sendable {
  /// A value.
  struct Node: Sendable {
    /// The kind of a value.
    enum Kind: Sendable {
      /// A whole, as a number or a text is.
      case scalar
      /// Values that are known by their keys.
      case members
      /// Values in an order, known by what they say.
      case items
    }

    /// The bytes of the value.
    var range: Range<Int>
    var kind = Kind.scalar
    /// The values in it, in order.
    var entries: [Entry] = []
  }

  /// A value in another one.
  struct Entry: Sendable {
    /// The key, or what the value says in a list without keys.
    var key: String
    /// The blanks and comments before it.
    var gap: Range<Int>
    /// The bytes from its key to its end, without a separator.
    var range: Range<Int>
    /// The value.
    var value: Node
  }

  /// The bytes of the text.
  let bytes: [UInt8]
  /// The bytes between two values of one.
  let separator: [UInt8]
  /// The whole.
  let root: Node
}

/// A text that is not written as files of its kind are.
struct StructureError: Error {
  /// The offset in bytes at which reading ended.
  let offset: Int
}

/// A position in bytes that a reader goes through.
struct ByteCursor {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The byte at the position; nil at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Whether a text follows.
  func starts(with text: StaticString) -> Bool { bytes[position...].starts(with: "\(text)".utf8) }

  /// Goes on behind blanks and line breaks.
  mutating func skipBlanks() { while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 } }

  /// Goes on behind the next occurrence of a text.
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

  /// Goes on behind a byte that must follow.
  mutating func expect(_ character: Unicode.Scalar) throws(StructureError) {
    guard let byte = next, byte == UInt8(ascii: character) else { throw StructureError(offset: position) }
    position += 1
  }

  /// Goes on behind a text in double quotes, in which a backslash stands before quotes.
  mutating func skipQuoted() throws(StructureError) {
    let start = position
    try expect("\"")
    while let byte = next, byte != UInt8(ascii: "\"") { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
    guard next != nil else { throw StructureError(offset: start) }
    position += 1
  }

  /// The characters of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
