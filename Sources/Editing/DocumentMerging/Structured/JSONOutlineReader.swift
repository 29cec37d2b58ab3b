/// A reader that splits JSON into keys and values with their bytes.
enum JSONOutlineReader {
  /// The largest depth of nesting. Xcode's files have less than 20 levels.
  private static let depthLimit = 200

  /// Parses a document in JSON.
  static func text(of bytes: [UInt8]) throws(StructureError) -> StructuredText {
    var cursor = ByteCursor(bytes)
    cursor.skipBlanks()
    let root = try value(&cursor, depth: 0)
    cursor.skipBlanks()
    guard cursor.next == nil else { throw StructureError(offset: cursor.position) }
    return StructuredText(bytes: bytes, separator: [UInt8(ascii: ",")], root: root)
  }

  private static func value(_ cursor: inout ByteCursor, depth: Int) throws(StructureError) -> StructuredText.Node {
    let start = cursor.position
    guard depth < depthLimit else { throw StructureError(offset: start) }
    switch cursor.next {
    case UInt8(ascii: "{"): return try container(&cursor, .members, end: UInt8(ascii: "}"), depth: depth)
    case UInt8(ascii: "["): return try container(&cursor, .items, end: UInt8(ascii: "]"), depth: depth)
    case UInt8(ascii: "\""): try cursor.skipQuoted()
    default:
      let isEnd = { (byte: UInt8) in byte <= 0x20 || [0x2C, 0x5D, 0x7D, 0x3A, 0x7B, 0x5B, 0x22].contains(byte) }
      while let byte = cursor.next, !isEnd(byte) { cursor.position += 1 }
      guard cursor.position > start else { throw StructureError(offset: start) }
    }
    return StructuredText.Node(range: start..<cursor.position)
  }

  private static func container(
    _ cursor: inout ByteCursor, _ kind: StructuredText.Node.Kind, end: UInt8, depth: Int
  ) throws(StructureError) -> StructuredText.Node {
    let first = cursor.position
    var entries: [StructuredText.Entry] = []
    cursor.position += 1
    while true {
      let gap = cursor.position
      cursor.skipBlanks()
      if entries.isEmpty, cursor.next == end { break }
      entries.append(try entry(from: gap, &cursor, hasKey: kind == .members, depth: depth))
      cursor.skipBlanks()
      if cursor.next == end { break }
      try cursor.expect(",")
    }
    cursor.position += 1
    return StructuredText.Node(range: first..<cursor.position, kind: kind, entries: entries)
  }

  private static func entry(
    from gap: Int, _ cursor: inout ByteCursor, hasKey: Bool, depth: Int
  ) throws(StructureError) -> StructuredText.Entry {
    let start = cursor.position
    var key = ""
    if hasKey {
      try cursor.skipQuoted()
      key = cursor.text(start..<cursor.position)
      cursor.skipBlanks()
      try cursor.expect(":")
      cursor.skipBlanks()
    }
    let value = try value(&cursor, depth: depth + 1)
    return StructuredText.Entry(
      key: hasKey ? key : identity(of: value, cursor), gap: gap..<start, range: start..<cursor.position, value: value)
  }

  /// Returns the identity of a list item. An image in a set is identified by its idiom and scale, regardless of its
  /// file.
  private static func identity(of value: StructuredText.Node, _ cursor: ByteCursor) -> String {
    guard value.kind == .members, value.entries.contains(where: { $0.key == "\"idiom\"" }) else {
      return cursor.text(value.range)
    }
    return value.entries.filter { !["\"filename\"", "\"color\""].contains($0.key) }
      .map { cursor.text($0.range) }.sorted().joined(separator: ",")
  }
}
