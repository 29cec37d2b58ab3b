internal import DocumentResources

/// A writer of property lists as XML and in binary, so that trials can compare the two readers.
struct PropertyListWriter {
  /// The bytes in Apple's binary format.
  private(set) var binary: [UInt8] = []
  /// The property list in XML; nil if it contains data, or characters that XML does not allow.
  let markup: [UInt8]?
  /// The largest depth of nested values.
  private(set) var depth = 0
  private var offsets: [Int] = []

  /// Creates a writer by writing a value; nil if it has more than `limit` parts.
  init?(_ value: PropertyList, limit: Int) {
    var count = 0
    guard Self.isSmall(value, limit: limit, count: &count) else { return nil }
    markup = Self.markup(of: value).map { Array("<plist version=\"1.0\">\($0)</plist>".utf8) }
    binary = Array("bplist00".utf8)
    let top = write(value, depth: 1)
    let table = binary.count
    for offset in offsets { append(offset, size: 4) }
    binary += [0, 0, 0, 0, 0, 0, 4, 4]
    for number in [offsets.count, top, table] { append(number, size: 8) }
  }

  private static func isSmall(_ value: PropertyList, limit: Int, count: inout Int) -> Bool {
    count += 1
    guard count <= limit else { return false }
    for member in value.members where !isSmall(member.value, limit: limit, count: &count) { return false }
    for element in value.values where !isSmall(element, limit: limit, count: &count) { return false }
    return true
  }

  // MARK: - XML

  private static func markup(of value: PropertyList) -> String? {
    switch value {
    case .string(let text): return escaped(text).map { "<string>\($0)</string>" }
    case .integer(let number): return "<integer>\(number)</integer>"
    // The reader of XML skips the bytes of data.
    case .data: return nil
    case .other: return "<date>2001-01-01T00:00:00Z</date>"
    case .array(let values):
      let parts = values.compactMap(markup)
      return parts.count == values.count ? "<array>\(parts.joined())</array>" : nil
    case .dictionary(let members):
      let parts = members.compactMap { member in
        escaped(member.key).flatMap { key in markup(of: member.value).map { "<key>\(key)</key>\($0)" } }
      }
      return parts.count == members.count ? "<dict>\(parts.joined())</dict>" : nil
    }
  }

  private static func escaped(_ text: String) -> String? {
    var markup = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x26, 0x3C, 0x3E: markup += "&#\(scalar.value);"
      case 0..<0x20, 0xFFFE, 0xFFFF: return nil
      default: markup.unicodeScalars.append(scalar)
      }
    }
    return markup
  }

  // MARK: - Binary

  /// Writes an object after the objects it refers to, and returns its number.
  private mutating func write(_ value: PropertyList, depth: Int) -> Int {
    self.depth = max(self.depth, depth)
    var references: [Int] = []
    switch value {
    case .array(let values):
      references = values.map { write($0, depth: depth + 1) }
      begin(0xA0, count: values.count)
    case .dictionary(let members):
      references = members.map { write(.string($0.key), depth: depth + 1) }
      references += members.map { write($0.value, depth: depth + 1) }
      begin(0xD0, count: members.count)
    case .string(let text):
      begin(0x60, count: text.utf16.count)
      for unit in text.utf16 { append(Int(unit), size: 2) }
    case .integer(let number):
      offsets.append(binary.count)
      binary.append(0x13)
      append(number, size: 8)
    case .data(let bytes):
      begin(0x40, count: bytes.count)
      binary += bytes
    // A date.
    case .other:
      offsets.append(binary.count)
      binary.append(0x33)
      append(0, size: 8)
    }
    for reference in references { append(reference, size: 4) }
    return offsets.count - 1
  }

  private mutating func begin(_ marker: UInt8, count: Int) {
    offsets.append(binary.count)
    guard count >= 15 else { return binary.append(marker | UInt8(count)) }
    binary += [marker | 0xF, 0x12]
    append(count, size: 4)
  }

  private mutating func append(_ number: Int, size: Int) {
    for place in (0..<size).reversed() { binary.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }
}
