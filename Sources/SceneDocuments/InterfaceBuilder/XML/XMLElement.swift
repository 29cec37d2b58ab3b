/// An element of an XML document with everything below it.
struct XMLElement: Sendable, Hashable {
  /// An attribute as it is written, entities resolved.
  struct Attribute: Sendable, Hashable {
    let name: String
    let value: String
  }

  /// The name without a namespace.
  let name: String
  /// The attributes in the order they are written.
  let attributes: [Attribute]
  /// The elements below, in order.
  let children: [XMLElement]
  /// The characters directly below, without those of the children.
  let text: String
  /// Where the start tag begins.
  let place: XMLPlace

  /// The value of an attribute, or nil.
  subscript(_ attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// Whether an attribute is `YES`.
  func isYes(_ attribute: String) -> Bool { self[attribute] == "YES" }

  /// The first child with a name, or nil.
  func child(_ name: String) -> XMLElement? {
    children.first { $0.name == name }
  }

  /// The first child with a name that its superior keeps under a key, or nil.
  func child(_ name: String, key: String) -> XMLElement? {
    children.first { $0.name == name && $0["key"] == key }
  }

  /// The first child that is kept under a key, or nil.
  func child(key: String) -> XMLElement? {
    children.first { $0["key"] == key }
  }

  /// The children of the first child with a name; empty without such a child.
  func list(_ name: String) -> [XMLElement] { child(name)?.children ?? [] }

  /// Calls `visit` for the element and everything below it, in document order.
  func walk(_ visit: (XMLElement) -> Void) {
    visit(self)
    for child in children { child.walk(visit) }
  }
}
