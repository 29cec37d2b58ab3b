/// A reader for lists of translations as Xcode writes them: `"key" = "value";`, preceded by comments.
enum StringsReader {
  /// Parses a list of translations.
  static func text(of bytes: [UInt8]) throws(StructureError) -> StructuredText {
    var cursor = ByteCursor(bytes)
    var root = StructuredText.Node(range: 0..<bytes.count, kind: .members)
    while true {
      let gap = cursor.position
      try skipGap(&cursor)
      guard cursor.next != nil else { break }
      root.entries.append(try entry(from: gap, &cursor))
    }
    return StructuredText(bytes: bytes, separator: [], root: root)
  }

  private static func entry(from gap: Int, _ cursor: inout ByteCursor) throws(StructureError) -> StructuredText.Entry {
    let start = cursor.position
    try skipWord(&cursor)
    let key = cursor.text(start..<cursor.position)
    try skipGap(&cursor)
    var value = cursor.position..<cursor.position
    // A key without a value is its own value.
    if cursor.next == UInt8(ascii: "=") {
      cursor.position += 1
      try skipGap(&cursor)
      let first = cursor.position
      try skipWord(&cursor)
      value = first..<cursor.position
      try skipGap(&cursor)
    }
    try cursor.expect(";")
    return StructuredText.Entry(
      key: key, gap: gap..<start, range: start..<cursor.position, value: StructuredText.Node(range: value))
  }

  private static func skipWord(_ cursor: inout ByteCursor) throws(StructureError) {
    if cursor.next == UInt8(ascii: "\"") { return try cursor.skipQuoted() }
    let start = cursor.position
    while let byte = cursor.next, byte > 0x20, byte != UInt8(ascii: "="), byte != UInt8(ascii: ";") {
      cursor.position += 1
    }
    guard cursor.position > start else { throw StructureError(offset: start) }
  }

  private static func skipGap(_ cursor: inout ByteCursor) throws(StructureError) {
    while true {
      cursor.skipBlanks()
      if cursor.starts(with: "/*") {
        try cursor.skip(past: "*/")
      } else if cursor.starts(with: "//") {
        while let byte = cursor.next, byte != 0x0A { cursor.position += 1 }
      } else {
        return
      }
    }
  }
}
