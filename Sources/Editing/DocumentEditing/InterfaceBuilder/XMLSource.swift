internal import MarkupReading
internal import MarkupWriting

/// The syntax of an XML document: the positions of its elements and attributes, byte by byte.
///
/// It is used to change a part of a document and keep every other byte. Its meaning is read elsewhere.
package struct XMLSource {
  /// An attribute of a start tag.
  package struct Attribute {
    /// The name as it is written.
    package let name: String
    /// The bytes from the space before the name to the closing quote, inclusive.
    package let range: Range<Int>
    /// The bytes between the quotes.
    package let value: Range<Int>
  }

  package struct Element {
    /// The name as it is written.
    package let name: String
    /// The position of the parent element; nil for the root.
    package let parent: Int?
    /// The bytes of the start tag, or of the whole element if it has no end tag.
    package let startTag: Range<Int>
    /// The attributes in the order they are written.
    package let attributes: [Attribute]
    /// Whether the element is an empty-element tag: `<view/>`.
    package let isEmpty: Bool
    /// The offset of the end tag; the end of the element if it has none.
    package var contentEnd: Int
    package var end: Int
    /// The positions of the child elements, in order.
    package var children: [Int] = []
  }

  /// The bytes of the document.
  package let bytes: [UInt8]
  /// The elements in the order of their start tags.
  package let elements: [Element]
  /// The offsets of the line feeds. A merge asks for the lines of thousands of elements.
  private let lineFeeds: [Int]

  /// Reads the syntax of a document.
  ///
  /// - Throws: ``XMLSourceError`` if it contains something that Interface Builder does not write.
  package init(_ bytes: [UInt8]) throws(XMLSourceError) {
    self.bytes = bytes
    lineFeeds = ByteSearch.all(0x0A, in: bytes)
    var scanner = XMLSourceScanner(bytes)
    elements = try scanner.scannedElements()
  }

  /// Reads the syntax of a document that may be half typed. Everything except elements is skipped, and unclosed
  /// elements extend to the end.
  package init(recovering bytes: [UInt8]) {
    self.bytes = bytes
    lineFeeds = ByteSearch.all(0x0A, in: bytes)
    var scanner = XMLSourceScanner(bytes)
    elements = scanner.recoveredElements()
  }

  package static func written(_ text: String) -> String { XMLCharacters.escaped(text, in: .attribute) }

  /// Returns the characters of a range, with entities resolved.
  package func text(of range: Range<Int>) -> String { XMLCharacters.text(of: bytes[range]) }

  /// Returns the value of an attribute, or nil if there is none.
  package func value(_ name: String, of element: Int) -> String? {
    attribute(name, of: element).map { text(of: $0.value) }
  }

  /// Returns the attribute with the given name, or nil if there is none.
  package func attribute(_ name: String, of element: Int) -> Attribute? {
    elements[element].attributes.first { $0.name == name }
  }

  /// Returns the first child with the given name, and with a key if one is given, or nil if there is none.
  func child(_ name: String, key: String? = nil, of element: Int) -> Int? {
    elements[element].children.first {
      elements[$0].name == name && (key == nil || value("key", of: $0) == key)
    }
  }

  /// Returns the lines of an element, including the last line break, if nothing else is on them; otherwise its own
  /// bytes.
  func lines(of element: Int) -> Range<Int> {
    let range = elements[element].startTag.lowerBound..<elements[element].end
    let start = lineStart(before: range.lowerBound)
    guard bytes[start..<range.lowerBound].allSatisfy(Self.isBlank) else { return range }
    var end = range.upperBound
    while end < bytes.count, Self.isBlank(bytes[end]) { end += 1 }
    if end < bytes.count, bytes[end] == 0x0D { end += 1 }
    guard end < bytes.count, bytes[end] == 0x0A else { return range }
    return start..<end + 1
  }

  /// Returns the indentation of an element that begins its line; empty if something precedes it.
  func indentation(of element: Int) -> String {
    let start = elements[element].startTag.lowerBound
    let line = bytes[lineStart(before: start)..<start]
    return line.allSatisfy(Self.isBlank) ? String(decoding: line, as: UTF8.self) : ""
  }

  /// The line break of the document.
  package var lineBreak: String {
    guard let feed = bytes.firstIndex(of: 0x0A), feed > 0, bytes[feed - 1] == 0x0D else { return "\n" }
    return "\r\n"
  }

  /// Returns the offset of the beginning of a line.
  func lineStart(before offset: Int) -> Int { bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0 }

  /// Returns the line of an offset, counted from 1.
  package func line(of offset: Int) -> Int {
    var range = 0..<lineFeeds.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = lineFeeds[middle] < offset ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound + 1
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

/// The reason why the syntax of a document could not be read.
package struct XMLSourceError: Error {
  /// A description of the unexpected content.
  package let what: String
  /// The offset in bytes.
  package let offset: Int
}
