/// An error in a JSON text.
package struct JSONError: Error, Hashable {
  /// The message, without a full stop.
  package let message: String
  /// The offset of the error, in bytes.
  package let offset: Int

  /// Returns the line and column of the error, both from 1. Columns are counted in bytes.
  package func place(in bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes.prefix(offset)
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (1 + before.count { $0 == UInt8(ascii: "\n") }, 1 + offset - start)
  }
}

/// A parser for JSON according to RFC 8259.
package struct JSONParser {
  /// The deepest accepted nesting: above what files of Xcode have.
  package static let depthLimit = 64

  private let bytes: [UInt8]
  private var offset = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Parses JSON text in UTF-8.
  package static func value(in bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes)
    let value = try parser.value(depth: 0)
    parser.skipBlanks()
    guard parser.next == nil else { throw parser.error("unexpected text after the value") }
    return value
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func error(_ message: String) -> JSONError { JSONError(message: message, offset: offset) }

  private mutating func skipBlanks() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { offset += 1 }
  }

  /// Skips whitespace, then consumes a character if it is next, and returns whether it was.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(JSONError) {
    guard take(character) else { throw error("expected '\(character)'") }
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    guard depth < Self.depthLimit else { throw error("values are nested more than \(Self.depthLimit) levels deep") }
    if take("{") { return .object(try members(depth: depth)) }
    if take("[") { return .array(try elements(depth: depth)) }
    switch next {
    case UInt8(ascii: "\"")?: return .string(try string())
    case UInt8(ascii: "-")?, (UInt8(ascii: "0")...UInt8(ascii: "9"))?: return .number(try number())
    default: return try word()
    }
  }

  private mutating func members(depth: Int) throws(JSONError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if take("}") { return members }
    repeat {
      skipBlanks()
      let start = offset
      let key = try string()
      try expect(":")
      var member = JSONValue.Member(key, try value(depth: depth + 1))
      member.offset = start
      members.append(member)
    } while take(",")
    try expect("}")
    return members
  }

  private mutating func elements(depth: Int) throws(JSONError) -> [JSONValue] {
    var elements: [JSONValue] = []
    if take("]") { return elements }
    repeat { elements.append(try value(depth: depth + 1)) } while take(",")
    try expect("]")
    return elements
  }

  private mutating func word() throws(JSONError) -> JSONValue {
    let words: [(String, JSONValue)] = [("true", .boolean(true)), ("false", .boolean(false)), ("null", .null)]
    for (word, value) in words where bytes[offset...].starts(with: word.utf8) {
      offset += word.utf8.count
      return value
    }
    throw error("expected a value")
  }

  private mutating func number() throws(JSONError) -> Double {
    let end = bytes[offset...].firstIndex { !Self.isNumeric($0) } ?? bytes.count
    guard let number = Double(String(decoding: bytes[offset..<end], as: UTF8.self)), number.isFinite else {
      throw error("invalid number")
    }
    offset = end
    return number
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func string() throws(JSONError) -> String {
    guard next == UInt8(ascii: "\"") else { throw error("expected a string in quotation marks") }
    let start = offset
    offset += 1
    var text = EscapedText()
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return text.string
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw error("a string contains a line break or another control character")
      default:
        text.append(byte)
        offset += 1
      }
    }
    offset = start
    throw error("unterminated string")
  }

  private mutating func escape(into text: inout EscapedText) throws(JSONError) {
    let start = offset
    offset += 1
    guard let byte = next else { throw error("the string ends within an escape sequence") }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "u"):
      guard let unit = EscapedText.unit(bytes[offset..<min(offset + 4, bytes.count)], digits: 4...4) else {
        throw JSONError(message: "\\u requires four hexadecimal digits", offset: start)
      }
      text.append(unit.value)
      offset += unit.length
    default:
      guard let control = EscapedText.control(byte) else {
        throw JSONError(message: "unknown escape sequence", offset: start)
      }
      text.append(control)
    }
  }
}
