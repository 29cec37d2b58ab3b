/// All elements of an XML document in flat tables, in the order of their start tags.
///
/// A document of Interface Builder has thousands of elements, of which readers look at few attributes each: an element
/// costs no allocation of its own, and a value becomes a string when it is asked for. ``XMLElement`` is the view of it
/// that readers work with.
package final class XMLTree: Sendable {
  /// A piece of ``bytes``.
  package struct Slice: Sendable {
    package let start: UInt32
    package let count: UInt32

    /// The positions in the bytes.
    package var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
  }

  /// An element; everything up to `end` lies in it.
  package struct Element: Sendable {
    package let name: XMLName
    /// The key under which its superior keeps it; `other` where it has none or one that nobody asks for.
    package var key: XMLName = .other
    /// The position of its name in ``otherNames`` where that is none we know.
    let otherName: UInt32
    /// The position of its first attribute.
    package let firstAttribute: UInt32
    var attributeCount: UInt32 = 0
    /// Behind the last element in it.
    package var end: UInt32
    /// The number of bytes in the document before the start tag.
    package let offset: UInt32
    /// The position of the first piece of its text, or nil.
    var firstText: UInt32?
  }

  /// An attribute, entities resolved.
  package struct Attribute: Sendable {
    package let name: XMLName
    let otherName: UInt32
    package let value: Slice
  }

  /// A piece of text; the parser cuts texts as it likes.
  package struct Text: Sendable {
    package let characters: Slice
    /// The position of the next piece of the same element, or nil.
    package var next: UInt32?
  }

  /// The elements, the outermost first.
  package let elements: [Element]
  /// The attributes, element by element.
  package let attributes: [Attribute]
  /// The pieces of text.
  package let texts: [Text]
  /// The names that are none of ``XMLName``.
  let otherNames: [String]
  /// The characters of all values and texts in UTF-8.
  package let bytes: [UInt8]
  /// The lines of the document.
  package let lines: XMLLines

  /// The tree that a builder has built, with the lines of its document.
  package init(_ builder: XMLTreeBuilder, lines: XMLLines) {
    elements = builder.elements
    attributes = builder.attributes
    texts = builder.texts
    otherNames = builder.otherNames
    bytes = builder.bytes
    self.lines = lines
  }

  /// The characters of a piece.
  package func string(_ slice: Slice) -> String { String(decoding: bytes[slice.range], as: UTF8.self) }

  /// The attributes of an element.
  package func attributes(of element: Int) -> ArraySlice<Attribute> {
    let record = elements[element]
    return attributes[Int(record.firstAttribute)..<Int(record.firstAttribute + record.attributeCount)]
  }

  /// The value of the first attribute with a name, or nil.
  package func value(of name: XMLName, in element: Int) -> Slice? {
    let record = elements[element]
    let first = Int(record.firstAttribute)
    for position in first..<first + Int(record.attributeCount) where attributes[position].name == name {
      return attributes[position].value
    }
    return nil
  }

  /// A name as it is written.
  package func text(of name: XMLName, other: UInt32) -> String {
    name == .other ? otherNames[Int(other)] : name.rawValue
  }
}
