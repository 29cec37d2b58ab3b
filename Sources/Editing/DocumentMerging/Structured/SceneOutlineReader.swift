/// A reader that splits scene files into keys and values with their lines. Indented lines belong to the key above them,
/// and the content of one line is a scalar.
enum SceneOutlineReader {
  /// A line that is not blank.
  private struct Line {
    let start: Int
    let end: Int
    let indentation: Int
  }

  /// Parses a scene file.
  static func text(of bytes: [UInt8]) throws(StructureError) -> StructuredText {
    var lines: [Line] = []
    var start = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let blanks = line.prefix { $0 == 0x20 }.count
      let end = start + line.count
      if blanks < line.count, line[line.startIndex + blanks] != UInt8(ascii: "#") {
        lines.append(Line(start: start + blanks, end: end, indentation: blanks))
      }
      start = end + 1
    }
    guard let first = lines.first, first.indentation == 0 else { throw StructureError(offset: 0) }
    var root = try node(lines[...], before: 0, bytes)
    root.range = 0..<bytes.count
    return StructuredText(bytes: bytes, separator: [], root: root)
  }

  /// Returns the value in the given lines, the first of which has the least indentation.
  private static func node(
    _ lines: ArraySlice<Line>, before gap: Int, _ bytes: [UInt8]
  ) throws(StructureError) -> StructuredText.Node {
    guard let first = lines.first, let last = lines.last else { throw StructureError(offset: gap) }
    var node = StructuredText.Node(range: first.start..<last.end)
    let isList = isItem(first, bytes)
    guard isList || key(of: first, bytes) != nil else { return node }
    node.kind = isList ? .items : .members
    var gap = gap
    var rest = lines
    while let head = rest.first {
      guard head.indentation == first.indentation, isItem(head, bytes) == isList else {
        throw StructureError(offset: head.start)
      }
      let below = rest.dropFirst().prefix { $0.indentation > head.indentation }
      let end = below.last?.end ?? head.end
      rest = rest.dropFirst(1 + below.count)
      node.entries.append(try entry(head, below, gap: gap..<head.start, end: end, bytes))
      gap = end
    }
    return node
  }

  private static func entry(
    _ head: Line, _ below: ArraySlice<Line>, gap: Range<Int>, end: Int, _ bytes: [UInt8]
  ) throws(StructureError) -> StructuredText.Entry {
    let range = head.start..<end
    guard let key = key(of: head, bytes) else {
      let text = String(decoding: bytes[range], as: UTF8.self)
      return StructuredText.Entry(key: text, gap: gap, range: range, value: StructuredText.Node(range: range))
    }
    let colon = head.start + key.utf8.count
    let isBare = bytes[(colon + 1)..<head.end].allSatisfy { $0 == 0x20 || $0 == 0x0D }
    var value = StructuredText.Node(range: colon..<end)
    if isBare, !below.isEmpty {
      value = try node(below, before: head.end, bytes)
      value.range = colon..<end
    }
    return StructuredText.Entry(key: key, gap: gap, range: range, value: value)
  }

  private static func isItem(_ line: Line, _ bytes: [UInt8]) -> Bool {
    bytes[line.start] == UInt8(ascii: "-") && (line.start + 1 == line.end || bytes[line.start + 1] == 0x20)
  }

  /// Returns the key at the beginning of a line, as written, or nil for a line without a key.
  private static func key(of line: Line, _ bytes: [UInt8]) -> String? {
    guard !isItem(line, bytes), ![UInt8(ascii: "{"), UInt8(ascii: "[")].contains(bytes[line.start]) else { return nil }
    var position = line.start
    var quote: UInt8?
    while position < line.end {
      let byte = bytes[position]
      if let open = quote {
        if byte == open { quote = nil }
      } else if position == line.start, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ":"), position + 1 == line.end || bytes[position + 1] == 0x20 {
        return String(decoding: bytes[line.start..<position], as: UTF8.self)
      }
      position += 1
    }
    return nil
  }
}
