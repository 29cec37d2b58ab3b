package import MarkupReading

/// All that the author of a storyboard or xib says in it: its objects, by their ids.
package struct DocumentObjects: Sendable, Hashable {
  /// The id of the document itself among the objects.
  package static let document = ""

  /// The objects by their ids; of several with one id the first.
  package private(set) var objects: [String: DocumentObject] = [:]
  /// The ids in the order of the document.
  package private(set) var order: [String] = []

  /// The objects of a document.
  package init(in root: XMLElement) {
    var document = DocumentObject(
      identifier: Self.document, tag: root.tag, parent: nil, role: "", place: root.place)
    for attribute in root.attributes where XcodeRecords.authorsDocumentAttributes.contains(attribute.name) {
      document.values[attribute.name] = .init(text: attribute.value, place: document.place)
    }
    read(root, into: &document, prefix: "", list: "")
    insert(document)
  }

  /// The object with an id, or nil.
  package subscript(_ identifier: String) -> DocumentObject? { objects[identifier] }

  /// The objects in the order of the document.
  package var all: [DocumentObject] { order.compactMap { objects[$0] } }

  /// The ids of the objects around one, from the inside outwards, without the document.
  package func ancestors(of identifier: String) -> [String] {
    var found: [String] = []
    var next = objects[identifier]?.parent
    // A damaged document has one id twice, perhaps in itself.
    while let id = next, id != Self.document, found.count < objects.count {
      found.append(id)
      next = objects[id]?.parent
    }
    return found
  }

  private mutating func insert(_ object: DocumentObject) {
    guard objects[object.identifier] == nil else { return }
    objects[object.identifier] = object
    order.append(object.identifier)
  }

  /// Reads what is below an element that belongs to an object.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the names of values below the element.
  ///   - list: The list that objects below the element lie in.
  private mutating func read(_ element: XMLElement, into object: inout DocumentObject, prefix: String, list: String) {
    for child in element.children where !XcodeRecords.include(child) {
      if let identifier = child[.id] {
        object.children.append(identifier)
        readObject(child, identifier, parent: object.identifier, role: child.keyText ?? list)
      } else {
        readPart(child, into: &object, prefix: prefix)
      }
    }
  }

  private mutating func readObject(_ element: XMLElement, _ identifier: String, parent: String, role: String) {
    var object = DocumentObject(
      identifier: identifier, tag: element.tag, parent: parent, role: role, place: element.place)
    object.frame = element.rect(key: .frame)
    object.hasFixedFrame = element.isYes(.fixedFrame)
    object.isMisplaced = element.isYes(.misplaced)
    for attribute in element.attributes where !XcodeRecords.include(attribute.name, of: element) {
      object.values[attribute.name] = .init(text: attribute.value, place: object.place)
    }
    // The place in the order is that of the start tag.
    insert(object)
    read(element, into: &object, prefix: "", list: "")
    if objects[identifier]?.place == object.place { objects[identifier] = object }
  }

  /// Reads an element without an id, whose values belong to the object around it.
  private mutating func readPart(_ element: XMLElement, into object: inout DocumentObject, prefix: String) {
    let place = element.place
    let isText = element.name == .string || element.name == .mutableString
    // Xcode alone uses the identifier of a scene.
    let isList = element.attributes.isEmpty || element.tag == "scene"
    var name = prefix + (isText || !isList ? Self.name(of: element) : "")
    if isText || !isList { name = Self.free(name, in: object) }
    if isText {
      object.values[name] = .init(text: element.text, place: place)
    } else if !isList {
      // An element counts though it has no other attributes than its key.
      object.values[name] = .init(text: "", place: place)
      for attribute in element.attributes where attribute.name != "keyPath" && attribute.name != "reference" {
        guard !XcodeRecords.include(attribute.name, of: element) else { continue }
        object.values["\(name).\(attribute.name)"] = .init(text: attribute.value, place: place)
      }
      let text = element.text
      if !text.isEmpty { object.values[name] = .init(text: text, place: place) }
    }
    read(element, into: &object, prefix: name.isEmpty || name.hasSuffix(".") ? name : "\(name).", list: element.tag)
  }

  /// The name of a part among those of its object.
  private static func name(of element: XMLElement) -> String {
    if element.name == .variation { return "variation \(element.keyText ?? "")" }
    return element.keyText ?? element[.keyPath].map { "runtime \($0)" } ?? element[.property] ?? element[.reference].map
    { "\(element.tag) \($0)" }
      ?? element.tag
  }

  /// A name that no value of an object has: of the same parts the second is called `#2`.
  private static func free(_ name: String, in object: DocumentObject) -> String {
    guard object.values[name] != nil else { return name }
    var number = 2
    while object.values["\(name)#\(number)"] != nil { number += 1 }
    return "\(name)#\(number)"
  }

  // MARK: - Other names

  /// The objects with other ids, where something names them as well.
  package func renaming(_ identifiers: [String: String]) -> DocumentObjects {
    guard !identifiers.isEmpty else { return self }
    func renamed(_ identifier: String) -> String { identifiers[identifier] ?? identifier }
    var result = self
    result.order = order.map(renamed)
    result.objects = [:]
    for (identifier, object) in objects {
      var object = object
      object.identifier = renamed(identifier)
      object.parent = object.parent.map(renamed)
      object.children = object.children.map(renamed)
      for (name, value) in object.values where identifiers[value.text] != nil {
        object.values[name]?.text = renamed(value.text)
      }
      result.objects[object.identifier] = object
    }
    return result
  }
}

extension XMLElement {
  /// The key as it is written, or nil.
  var keyText: String? { self[.key] }
}
