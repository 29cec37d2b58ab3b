package import Findings
internal import VisibleText

/// The bytes of a document, and locations in them for messages.
package struct XMLText {
  /// The contents of the document.
  package let bytes: [UInt8]
  /// The path shown in messages.
  package let path: String

  /// Creates the text of the document at a path.
  package init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  /// Returns the location of a byte.
  package func place(at offset: Int) -> XMLPlace { XMLPlace.start.advanced(to: offset, in: bytes) }

  /// Returns the location of a line and column, or the end of the line if it is shorter.
  package func place(line: Int, column: Int) -> XMLPlace {
    var place = XMLPlace.start
    while place.line < line, let end = bytes[place.offset...].firstIndex(of: UInt8(ascii: "\n")) {
      place = XMLPlace(line: place.line + 1, column: 1, offset: end + 1)
    }
    while place.offset < bytes.count, !isLineBreak(bytes[place.offset]),
      place.column < column || isContinuation(bytes[place.offset])
    {
      place = place.advanced(to: place.offset + 1, in: bytes)
    }
    return place
  }

  /// Returns the location and length of an attribute in the start tag of its element. Nil if it is written with
  /// entities.
  package func place(of attribute: XMLElement.Attribute, in element: XMLElement) -> (place: XMLPlace, length: Int)? {
    let wanted = Array("\(attribute.name)=\"\(attribute.value)\"".utf8)
    var offset = element.place.offset
    while offset + wanted.count <= bytes.count, bytes[offset] != UInt8(ascii: ">") {
      if bytes[offset..<offset + wanted.count].elementsEqual(wanted), isBlank(bytes[offset - 1]) {
        return (element.place.advanced(to: offset, in: bytes), wanted.count { !isContinuation($0) })
      }
      offset += 1
    }
    return nil
  }

  /// Returns the bytes at a location, up to the length of a git conflict marker.
  package func marker(at place: XMLPlace) -> [UInt8] { Array(bytes[place.offset..<min(place.offset + 7, bytes.count)]) }

  /// Returns an error at a location, with the line and a hint.
  package func error(
    _ code: FindingCode, _ message: Finding.Message, at place: XMLPlace, length: Int = 1, hint: Finding.Message
  )
    -> DocumentError
  {
    DocumentError([finding(code, message, at: place, length: length, hint: hint)])
  }

  /// Returns a finding at a location, with the line and a hint.
  package func finding(
    _ code: FindingCode, _ message: Finding.Message, at place: XMLPlace, length: Int, hint: Finding.Message,
    severity: Finding.Severity? = nil
  ) -> Finding {
    Finding(
      code: code, severity: severity, message: message, hint: hint,
      source: SourceLocation(path: path, line: place.line, column: place.column),
      excerpt: excerpt(at: place, length: length))
  }

  /// The extent of an excerpt on each side, in bytes. Lines of Xcode documents are recognizable with less.
  private static let reach = 600

  /// Returns the line around a location, or nil if it is empty. Invalid UTF-8 becomes replacement characters.
  private func excerpt(at place: XMLPlace, length: Int) -> Finding.Excerpt? {
    var start = min(place.offset, bytes.count)
    var end = start
    while start > 0, place.offset - start < Self.reach, !isLineBreak(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, end - place.offset < Self.reach, !isLineBreak(bytes[end]) { end += 1 }
    while start < end, isContinuation(bytes[start]) { start += 1 }
    guard start < end else { return nil }
    // The location may be inside a damaged character at the start of the line.
    let column = bytes[start..<max(start, min(place.offset, end))].count { !isContinuation($0) } + 1
    return Finding.Excerpt(
      line: VisibleText.masked(String(decoding: bytes[start..<end], as: UTF8.self)), column: column, length: length)
  }

  private func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) }
  private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// The offset of the first byte that is not valid UTF-8, or nil.
  package var firstInvalidByte: Int? {
    var checked = 0
    while let start = ByteSearch.firstNonASCII(in: bytes, from: checked) {
      checked = start
      while checked < bytes.count, bytes[checked] >= 0x80 { checked += 1 }
      if (try? UTF8Span(validating: bytes.span.extracting(start..<checked))) == nil {
        return firstInvalidByte(from: start)
      }
    }
    return nil
  }

  private func firstInvalidByte(from start: Int) -> Int? {
    var decoder = UTF8()
    var iterator = bytes[start...].makeIterator()
    var offset = start
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
