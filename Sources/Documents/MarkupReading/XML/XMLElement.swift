/// An element of an XML document, with its descendants.
package struct XMLElement: Sendable {
  /// An attribute with resolved entities.
  package struct Attribute: Sendable, Hashable {
    /// The name without a namespace.
    package let name: String
    /// The value, with resolved entities.
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  private let tree: XMLTree
  private let position: Int

  /// Creates the root element of a document.
  package init(rootOf tree: XMLTree) { self.init(tree, 0) }

  fileprivate init(_ tree: XMLTree, _ position: Int) {
    self.tree = tree
    self.position = position
  }

  /// The name without a namespace. `other` if no reader asks for it.
  package var name: XMLName { tree.elements[position].name }

  /// The name as written, without a namespace.
  package var tag: String {
    let element = tree.elements[position]
    return tree.text(of: element.name, other: element.otherName)
  }

  /// The value of its `key` attribute. `other` if it has none or no reader asks for it.
  package var key: XMLName { tree.elements[position].key }

  /// The location of the start tag.
  package var place: XMLPlace { tree.lines.place(at: Int(tree.elements[position].offset)) }

  /// The attributes, in document order.
  package var attributes: [Attribute] {
    tree.attributes(of: position).map {
      Attribute(name: tree.text(of: $0.name, other: $0.otherName), value: tree.string($0.value))
    }
  }

  package var hasAttributes: Bool { tree.elements[position].attributeCount > 0 }

  package subscript(_ attribute: XMLName) -> String? { tree.value(of: attribute, in: position).map(tree.string) }

  /// Whether an attribute is `YES`. False if it is missing.
  package func isYes(_ attribute: XMLName) -> Bool {
    tree.value(of: attribute, in: position).map { tree.bytes[$0.range].elementsEqual("YES".utf8) } ?? false
  }

  package func has(_ attribute: XMLName) -> Bool { tree.value(of: attribute, in: position) != nil }

  /// Calls `visit` with the name and the UTF-8 value of each attribute, in document order.
  package func forEachAttribute(_ visit: (XMLName, ArraySlice<UInt8>) -> Void) {
    for attribute in tree.attributes(of: position) { visit(attribute.name, tree.bytes[attribute.value.range]) }
  }

  /// Calls `body` with the UTF-8 value of an attribute. Nil if it is missing.
  func withBytes<Result>(of attribute: XMLName, _ body: (ArraySlice<UInt8>) -> Result) -> Result? {
    tree.value(of: attribute, in: position).map { body(tree.bytes[$0.range]) }
  }

  /// The text directly in the element, without the text of its children and the whitespace between them.
  package var text: String {
    let element = tree.elements[position]
    var bytes: [UInt8] = []
    var next = element.firstText
    while let piece = next.map({ tree.texts[Int($0)] }) {
      bytes += tree.bytes[piece.characters.range]
      next = piece.next
    }
    let hasChildren = Int(element.end) > position + 1
    let isBlank = bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return isBlank && hasChildren ? "" : String(decoding: bytes, as: UTF8.self)
  }

  // MARK: - Descendants

  /// The children of an element, in order.
  package struct Children: Sendable, Sequence, IteratorProtocol {
    fileprivate let tree: XMLTree
    fileprivate var position: Int
    fileprivate let end: Int

    package mutating func next() -> XMLElement? {
      guard let element = first else { return nil }
      position = Int(tree.elements[position].end)
      return element
    }

    package var first: XMLElement? { position < end ? XMLElement(tree, position) : nil }
  }

  /// The children, in order.
  package var children: Children { Children(tree: tree, position: position + 1, end: Int(tree.elements[position].end)) }

  package func child(_ name: XMLName) -> XMLElement? { firstChild { $0.name == name } }

  package func child(_ name: XMLName, key: XMLName) -> XMLElement? { firstChild { $0.name == name && $0.key == key } }

  package func child(key: XMLName) -> XMLElement? { firstChild { $0.key == key } }

  private func firstChild(where matches: (XMLTree.Element) -> Bool) -> XMLElement? {
    var next = position + 1
    let end = Int(tree.elements[position].end)
    while next < end {
      let element = tree.elements[next]
      if matches(element) { return XMLElement(tree, next) }
      next = Int(element.end)
    }
    return nil
  }

  /// Returns the children of the first child with the given name. Empty without such a child.
  package func list(_ name: XMLName) -> Children { child(name)?.children ?? Children(tree: tree, position: 0, end: 0) }

  /// The number of elements: the element and its descendants.
  package var elementCount: Int { Int(tree.elements[position].end) - position }

  /// Calls `visit` for the element and its descendants, in document order.
  package func walk(_ visit: (XMLElement) -> Void) {
    for position in position..<Int(tree.elements[position].end) { visit(XMLElement(tree, position)) }
  }

  /// Calls `visit` for those with the given name among the element and its descendants, in document order.
  package func walk(_ name: XMLName, _ visit: (XMLElement) -> Void) {
    for position in position..<Int(tree.elements[position].end) where tree.elements[position].name == name {
      visit(XMLElement(tree, position))
    }
  }
}
