/// A builder that builds the tables of a document from parser events.
package struct XMLTreeBuilder {
  /// An element whose end tag was not read yet.
  private struct Open {
    let element: Int
    /// The last piece of its text, or nil.
    var lastText: Int?
  }

  /// A known or unknown name.
  package struct Name {
    package let known: XMLName
    /// The position in ``XMLTreeBuilder/otherNames``. 0 for a known name.
    package let other: UInt32
  }

  package private(set) var elements: [XMLTree.Element] = []
  package private(set) var attributes: [XMLTree.Attribute] = []
  package private(set) var texts: [XMLTree.Text] = []
  private(set) var otherNames: [String] = []
  package private(set) var bytes: [UInt8] = []
  private var open: [Open] = []
  private var positions: [String: UInt32] = [:]

  /// Creates a builder for a document of `size` bytes.
  package init(size: Int) {
    bytes.reserveCapacity(size)
    // Xcode writes about 130 bytes per element and 37 per attribute.
    elements.reserveCapacity(size / 100)
    attributes.reserveCapacity(size / 32)
  }

  /// The number of open elements.
  package var depth: Int { open.count }

  /// Whether the root element has ended.
  package var isComplete: Bool { open.isEmpty && !elements.isEmpty }

  package mutating func name(_ characters: UnsafeBufferPointer<UInt8>) -> Name {
    if let known = XMLName.named(characters) { return Name(known: known, other: 0) }
    let text = String(decoding: characters, as: UTF8.self)
    if let position = positions[text] { return Name(known: .other, other: position) }
    let position = UInt32(otherNames.count)
    otherNames.append(text)
    positions[text] = position
    return Name(known: .other, other: position)
  }

  /// Starts an element.
  package mutating func start(_ name: Name, at offset: Int) {
    open.append(Open(element: elements.count))
    elements.append(
      XMLTree.Element(
        name: name.known, otherName: name.other, firstAttribute: UInt32(attributes.count),
        end: UInt32(elements.count + 1), offset: UInt32(offset)))
  }

  /// Adds an attribute to the element that started last.
  package mutating func add(_ name: Name, _ value: UnsafeBufferPointer<UInt8>) {
    let element = elements.count - 1
    elements[element].attributeCount += 1
    if name.known == .key, elements[element].key == .other, let key = XMLName.named(value) {
      elements[element].key = key
    }
    attributes.append(XMLTree.Attribute(name: name.known, otherName: name.other, value: keep(value)))
  }

  /// Adds text to the innermost open element.
  package mutating func append(_ characters: UnsafeBufferPointer<UInt8>) {
    guard let innermost = open.last else { return }
    if let last = innermost.lastText {
      texts[last].next = UInt32(texts.count)
    } else {
      elements[innermost.element].firstText = UInt32(texts.count)
    }
    open[open.count - 1].lastText = texts.count
    texts.append(XMLTree.Text(characters: keep(characters)))
  }

  /// Ends the innermost open element.
  package mutating func end() {
    guard let last = open.popLast() else { return }
    elements[last.element].end = UInt32(elements.count)
  }

  private mutating func keep(_ characters: UnsafeBufferPointer<UInt8>) -> XMLTree.Slice {
    let start = UInt32(bytes.count)
    bytes.append(contentsOf: characters)
    return XMLTree.Slice(start: start, count: UInt32(characters.count))
  }
}
