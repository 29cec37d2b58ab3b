/// All elements of an XML document in flat tables, in the order of their start tags.
///
/// An Interface Builder document has thousands of elements, and readers ask for few of their attributes. So an element
/// needs no allocation, and a value becomes a string only when it is asked for. Readers use it through ``XMLElement``.
package final class XMLTree: Sendable {
  /// A part of ``bytes``.
  package struct Slice: Sendable {
    package let start: UInt32
    package let count: UInt32

    /// The range in the bytes.
    package var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
  }

  /// An element. Its descendants are all elements up to `end`.
  package struct Element: Sendable {
    package let name: XMLName
    /// The value of its `key` attribute. `other` if it has none or no reader asks for it.
    package var key: XMLName = .other
    /// The position of its name in ``otherNames``, if `name` is `other`.
    let otherName: UInt32
    /// The position of its first attribute.
    package let firstAttribute: UInt32
    var attributeCount: UInt32 = 0
    /// The position after its last descendant.
    package var end: UInt32
    /// The offset of the start tag in the document, in bytes.
    package let offset: UInt32
    /// The position of the first piece of its text, or nil.
    var firstText: UInt32?
  }

  /// An attribute with resolved entities.
  package struct Attribute: Sendable {
    package let name: XMLName
    let otherName: UInt32
    package let value: Slice
  }

  /// A piece of text. The parser may split text anywhere.
  package struct Text: Sendable {
    package let characters: Slice
    /// The position of the next piece of the same element, or nil.
    package var next: UInt32?
  }

  /// The elements, the root first.
  package let elements: [Element]
  /// The attributes, grouped by element.
  package let attributes: [Attribute]
  /// The pieces of text.
  package let texts: [Text]
  /// The names that are not in ``XMLName``.
  let otherNames: [String]
  /// The UTF-8 characters of all values and strings.
  package let bytes: [UInt8]
  /// The lines of the document.
  package let lines: XMLLines

  /// Creates the tree from a builder and the lines of its document.
  package init(_ builder: XMLTreeBuilder, lines: XMLLines) {
    elements = builder.elements
    attributes = builder.attributes
    texts = builder.texts
    otherNames = builder.otherNames
    bytes = builder.bytes
    self.lines = lines
  }

  /// Returns the text of a slice.
  package func string(_ slice: Slice) -> String { String(decoding: bytes[slice.range], as: UTF8.self) }

  package func attributes(of element: Int) -> ArraySlice<Attribute> {
    let record = elements[element]
    return attributes[Int(record.firstAttribute)..<Int(record.firstAttribute + record.attributeCount)]
  }

  /// Returns the value of the first attribute with the given name, or nil.
  package func value(of name: XMLName, in element: Int) -> Slice? {
    let record = elements[element]
    let first = Int(record.firstAttribute)
    for position in first..<first + Int(record.attributeCount) where attributes[position].name == name {
      return attributes[position].value
    }
    return nil
  }

  /// Returns a name as written.
  package func text(of name: XMLName, other: UInt32) -> String {
    name == .other ? otherNames[Int(other)] : name.rawValue
  }
}
