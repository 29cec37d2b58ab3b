internal import MarkupReading
internal import MarkupWriting

/// An XML document as it is written: where its elements and their attributes begin and end, byte by byte.
///
/// It serves to change a part of a document and leave every other byte; the meaning is read elsewhere.
package struct XMLSource {
  /// An attribute of a start tag.
  package struct Attribute {
    /// The name as it is written.
    package let name: String
    /// The bytes from the blank before the name to behind the closing quote.
    package let range: Range<Int>
    /// The bytes between the quotes.
    package let value: Range<Int>
  }

  /// An element.
  package struct Element {
    /// The name as it is written.
    package let name: String
    /// The position of the element around it; nil for the outermost.
    package let parent: Int?
    /// The bytes of the start tag, or of the whole element where it has no end tag.
    package let startTag: Range<Int>
    /// The attributes in the order they are written.
    package let attributes: [Attribute]
    /// True where the tag closes itself: `<view/>`.
    package let isEmpty: Bool
    /// The beginning of the end tag; the end of the element where the tag closes itself.
    package var contentEnd: Int
    /// The end of the element.
    package var end: Int
    /// The positions of the elements directly below, in order.
    package var children: [Int] = []
  }

  /// The bytes of the document.
  package let bytes: [UInt8]
  /// The elements in the order of their start tags.
  package let elements: [Element]

  /// A document, taken apart.
  ///
  /// - Throws: ``XMLSourceError`` where it has something that Interface Builder does not write.
  package init(_ bytes: [UInt8]) throws(XMLSourceError) {
    self.bytes = bytes
    var scanner = XMLSourceScanner(bytes)
    elements = try scanner.scannedElements()
  }

  /// A document that may be half typed: what is no element is passed over, and what is not closed lasts to the end.
  package init(recovering bytes: [UInt8]) {
    self.bytes = bytes
    var scanner = XMLSourceScanner(bytes)
    elements = scanner.recoveredElements()
  }

  /// A text as it is written between quotes.
  package static func written(_ text: String) -> String { XMLCharacters.escaped(text, in: .attribute) }

  /// The characters of a range, entities resolved.
  package func text(of range: Range<Int>) -> String { XMLCharacters.text(of: bytes[range]) }

  /// The value of an attribute, or nil.
  package func value(_ name: String, of element: Int) -> String? {
    attribute(name, of: element).map { text(of: $0.value) }
  }

  /// An attribute by its name, or nil.
  package func attribute(_ name: String, of element: Int) -> Attribute? {
    elements[element].attributes.first { $0.name == name }
  }

  /// The first child with a name, and a key where one is given; or nil.
  func child(_ name: String, key: String? = nil, of element: Int) -> Int? {
    elements[element].children.first {
      elements[$0].name == name && (key == nil || value("key", of: $0) == key)
    }
  }

  /// The lines that an element stands on alone, with the last one's end; its own bytes where something stands beside it.
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

  /// The blanks in front of an element that begins its line; empty where something stands before it.
  func indentation(of element: Int) -> String {
    let start = elements[element].startTag.lowerBound
    let line = bytes[lineStart(before: start)..<start]
    return line.allSatisfy(Self.isBlank) ? String(decoding: line, as: UTF8.self) : ""
  }

  /// The end of lines in the document.
  package var lineBreak: String {
    guard let feed = bytes.firstIndex(of: 0x0A), feed > 0, bytes[feed - 1] == 0x0D else { return "\n" }
    return "\r\n"
  }

  /// The beginning of the line that an offset lies in.
  func lineStart(before offset: Int) -> Int { bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0 }

  /// The line of an offset, counted from 1.
  package func line(of offset: Int) -> Int { bytes[..<offset].count { $0 == 0x0A } + 1 }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

/// The reason why a document could not be taken apart.
package struct XMLSourceError: Error {
  /// The thing that it has, in words.
  package let what: String
  /// Its offset in bytes.
  package let offset: Int
}
