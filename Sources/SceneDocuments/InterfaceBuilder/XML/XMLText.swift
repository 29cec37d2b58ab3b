internal import AutoLayout
internal import Scenes

/// The bytes of a document with the places of its lines, to turn byte offsets into lines and columns.
struct XMLText {
  /// The contents of the document.
  let bytes: [UInt8]
  /// The path that messages show.
  let path: String
  /// The offset of the first byte of each line.
  private let lineStarts: [Int]

  /// The text of the document at a path.
  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    lineStarts = starts
  }

  /// The place of a byte; columns count Unicode scalars, so continuation bytes do not count.
  func place(at offset: Int) -> XMLElement.Place {
    let offset = min(max(0, offset), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = bytes[lineStarts[low]..<offset].count { $0 & 0xC0 != 0x80 }
    return XMLElement.Place(line: low + 1, column: column + 1)
  }

  /// The offset of the start tag that ends at or before `offset`: a tag holds no other `<`.
  func startOfTag(endingAt offset: Int) -> Int {
    var start = min(offset, bytes.count - 1)
    while start > 0, bytes[start] != UInt8(ascii: "<") { start -= 1 }
    return max(0, start)
  }

  /// The place and length of an attribute as it is written on the line of its element's start tag, or nil where it
  /// stands on another line or is written with references.
  func place(
    of attribute: XMLElement.Attribute, in element: XMLElement
  ) -> (place: XMLElement.Place, length: Int)? {
    let line = Array(line(element.place.line).unicodeScalars)
    let wanted = Array(" \(attribute.name)=\"\(attribute.value)\"".unicodeScalars)
    var start = element.place.column - 1
    while start + wanted.count <= line.count {
      if line[start..<start + wanted.count].elementsEqual(wanted) {
        return (XMLElement.Place(line: element.place.line, column: start + 2), wanted.count - 1)
      }
      start += 1
    }
    return nil
  }

  /// The line at a place, without its line break; damaged UTF-8 shows as replacement characters.
  func line(_ number: Int) -> String {
    guard lineStarts.indices.contains(number - 1) else { return "" }
    let start = lineStarts[number - 1]
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The offset of the first byte that is not UTF-8, or nil.
  var firstInvalidByte: Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  /// An error at a place, with the line and a hint.
  func error(
    _ code: String, _ message: String, at place: XMLElement.Place, length: Int = 1, hint: String?
  ) -> DocumentError {
    let line = line(place.line)
    return DocumentError([
      Finding(
        code: code, severity: .error, message: message, hint: hint,
        source: SourceLocation(path: path, line: place.line, column: place.column),
        excerpt: line.isEmpty ? nil : Finding.Excerpt(line: line, column: place.column, length: length))
    ])
  }
}
