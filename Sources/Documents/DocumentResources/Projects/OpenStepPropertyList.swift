/// A reader for old-style (OpenStep) property lists, the format of Xcode projects: `{ key = value; }`, `( a, b )`,
/// words and quoted strings, with comments.
///
/// The file is untrusted: nesting is limited to more than real projects need.
package struct OpenStepPropertyList {
  private static let depthLimit = 32

  private let bytes: [UInt8]
  private var offset = 0

  /// Returns the value of a file.
  package static func value(in bytes: [UInt8]) throws(PropertyList.Damage) -> PropertyList {
    var list = OpenStepPropertyList(bytes: bytes)
    return try list.value(depth: 0)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func damage(_ message: String) -> PropertyList.Damage {
    PropertyList.Damage(message: message, offset: offset)
  }

  private mutating func value(depth: Int) throws(PropertyList.Damage) -> PropertyList {
    guard depth < Self.depthLimit else { throw damage("the lists are nested too deeply") }
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return try dictionary(depth: depth)
    case UInt8(ascii: "("): return try array(depth: depth)
    case UInt8(ascii: "<"):
      // Data is skipped, since no reader needs it.
      while next != nil, next != UInt8(ascii: ">") { offset += 1 }
      try take(">")
      return .other
    default: return .string(try text())
    }
  }

  private mutating func dictionary(depth: Int) throws(PropertyList.Damage) -> PropertyList {
    try take("{")
    var members: [PropertyList.Member] = []
    while true {
      skipBlanks()
      if next == UInt8(ascii: "}") { break }
      let key = try text()
      try take("=")
      members.append(PropertyList.Member(key: key, value: try value(depth: depth + 1)))
      try take(";")
    }
    offset += 1
    return .dictionary(members)
  }

  private mutating func array(depth: Int) throws(PropertyList.Damage) -> PropertyList {
    try take("(")
    var values: [PropertyList] = []
    while true {
      skipBlanks()
      if next == UInt8(ascii: ")") { break }
      values.append(try value(depth: depth + 1))
      skipBlanks()
      if next != UInt8(ascii: ")") { try take(",") }
    }
    offset += 1
    return .array(values)
  }

  private mutating func take(_ sign: Unicode.Scalar) throws(PropertyList.Damage) {
    skipBlanks()
    guard next == UInt8(ascii: sign) else { throw damage("expected '\(sign)'") }
    offset += 1
  }

  private mutating func text() throws(PropertyList.Damage) -> String {
    if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(by: quote) }
    let start = offset
    while let byte = next, Self.isWord(byte) { offset += 1 }
    guard offset > start else { throw damage("expected a word") }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(PropertyList.Damage) -> String {
    offset += 1
    var characters: [UInt8] = []
    while let byte = next, byte != quote {
      offset += 1
      guard byte == UInt8(ascii: "\\"), let escaped = next else {
        characters.append(byte)
        continue
      }
      offset += 1
      characters.append(escaped == UInt8(ascii: "n") ? UInt8(ascii: "\n") : escaped)
    }
    guard next == quote else { throw damage("unterminated text") }
    offset += 1
    return String(decoding: characters, as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
      true
    default: "_./$:-+@~".utf8.contains(byte)
    }
  }

  private mutating func skipBlanks() {
    while let byte = next {
      switch byte {
      case 0x20, 0x09...0x0D: offset += 1
      case UInt8(ascii: "/") where begins(with: "//"):
        while next != nil, next != 0x0A { offset += 1 }
      case UInt8(ascii: "/") where begins(with: "/*"):
        offset += 2
        while offset < bytes.count, !begins(with: "*/") { offset += 1 }
        offset = min(offset + 2, bytes.count)
      default: return
      }
    }
  }

  private func begins(with signs: String) -> Bool { bytes[offset...].starts(with: signs.utf8) }
}
