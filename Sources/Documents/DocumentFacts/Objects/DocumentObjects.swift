package import MarkupReading

/// The objects of a storyboard or xib by id, with the values that their author set.
package struct DocumentObjects: Sendable, Hashable {
  /// The id of the document itself.
  package static let document = ""

  /// The objects by id. The first one is used if ids are repeated.
  package private(set) var objects: [String: DocumentObject] = [:]
  /// The ids, in document order.
  package private(set) var order: [String] = []
  /// The ids of a storyboard's scenes, by the outermost objects in them.
  package private(set) var sceneIdentifiers: [String: String] = [:]
  /// The ids of the main objects of scenes, by the ids of the scenes.
  private var starts: [String: String] = [:]

  package init(in root: XMLElement) {
    var document = DocumentObject(
      identifier: Self.document, tag: root.tag, parent: nil, role: "", place: root.place)
    for attribute in root.attributes where XcodeRecords.authorsDocumentAttributes.contains(attribute.name) {
      document.values[attribute.name] = .init(text: attribute.value, place: document.place)
    }
    read(root, into: &document, prefix: "", list: "")
    insert(document)
    for scene in root.list(.scenes) {
      guard let identifier = scene[.sceneID] else { continue }
      for object in scene.list(.objects) {
        if let id = object[.id], sceneIdentifiers[id] == nil { sceneIdentifiers[id] = identifier }
      }
    }
    setStarts()
  }

  /// Returns the object with an id, or nil.
  package subscript(_ identifier: String) -> DocumentObject? { objects[identifier] }

  /// Returns the main object of a scene: its controller, otherwise its first object. Nil if the scene does not exist.
  func start(ofScene identifier: String) -> DocumentObject? { starts[identifier].flatMap { objects[$0] } }

  private mutating func setStarts() {
    var firsts: [String: String] = [:]
    for id in objects[Self.document]?.children ?? [] {
      guard let scene = sceneIdentifiers[id], let object = objects[id] else { continue }
      if firsts[scene] == nil { firsts[scene] = id }
      if starts[scene] == nil, object.tag.lowercased().contains("controller") { starts[scene] = id }
    }
    starts.merge(firsts) { controller, _ in controller }
  }

  package var all: [DocumentObject] { order.compactMap { objects[$0] } }

  /// Returns the ids of an object's ancestors, the nearest first, without the document.
  package func ancestors(of identifier: String) -> [String] {
    var found: [String] = []
    var next = objects[identifier]?.parent
    // In a damaged document an id may be repeated, even inside its own object.
    while let id = next, id != Self.document, found.count < objects.count {
      found.append(id)
      next = objects[id]?.parent
    }
    return found
  }

  /// Returns an object and all its descendants, without those that `includes` excludes and what is in them.
  package func inside(_ identifier: String, where includes: (String) -> Bool = { _ in true }) -> Set<String> {
    var found: Set<String> = []
    var rest = [identifier]
    while let next = rest.popLast() {
      guard includes(next), found.insert(next).inserted, let object = objects[next] else { continue }
      rest += object.children
    }
    return found
  }

  /// Whether no variation installs a constraint, or Xcode removes it when it builds the app. True also if there is no
  /// object with this id.
  package func isUninstalled(_ constraint: String) -> Bool {
    guard let owner = objects[constraint]?.parent.flatMap({ objects[$0] }) else { return true }
    if objects[constraint]?["placeholder"] == "YES" { return true }
    // The name of such a value is `variation default.constraints.exclude a1B-2c-D3e`.
    let masks = owner.values.keys.filter { $0.hasPrefix("variation ") && $0.hasSuffix(" \(constraint)") }
    return masks.contains { $0.hasPrefix("variation default.") && $0.contains(".exclude ") }
      && !masks.contains { $0.contains(".include ") }
  }

  private mutating func insert(_ object: DocumentObject) {
    guard objects[object.identifier] == nil else { return }
    objects[object.identifier] = object
    order.append(object.identifier)
  }

  /// Reads the children of an element that belongs to an object.
  ///
  /// - Parameters:
  ///   - element: The element whose children are read.
  ///   - object: The object that receives the values.
  ///   - prefix: The prefix of value names below the element.
  ///   - list: The list that contains the objects below the element.
  private mutating func read(_ element: XMLElement, into object: inout DocumentObject, prefix: String, list: String) {
    for child in element.children where !XcodeRecords.include(child, in: element) {
      if let identifier = XcodeRecords.identifier(of: child, inCell: object.isCell ? object.identifier : nil) {
        object.children.append(identifier)
        let role = child.keyText ?? list
        readObject(child, identifier, parent: object.identifier, role: XcodeRecords.lists[role] ?? role)
      } else {
        readPart(child, into: &object, prefix: prefix)
      }
    }
  }

  private mutating func readObject(_ element: XMLElement, _ identifier: String, parent: String, role: String) {
    var object = DocumentObject(
      identifier: identifier, tag: element.tag, parent: parent, role: role, place: element.place)
    object.frame = element.rect(key: .frame)
    object.insets = InsetFrame(of: element)
    object.hasFixedFrame = element.isYes(.fixedFrame)
    object.isMisplaced = element.isYes(.misplaced)
    for attribute in element.attributes where !XcodeRecords.include(attribute.name, of: element) {
      object.values[attribute.name] = .init(text: attribute.value, place: object.place)
    }
    // Xcode writes the view that owns a constraint as its first item or omits it.
    if object.isConstraint, object.values["firstItem"] == nil {
      object.values["firstItem"] = .init(text: parent, place: object.place)
    }
    // Inserted first, so that start tags determine the order.
    insert(object)
    read(element, into: &object, prefix: "", list: "")
    if objects[identifier]?.place == object.place { objects[identifier] = object }
  }

  /// Reads an element without an id, whose values belong to the enclosing object.
  private mutating func readPart(_ element: XMLElement, into object: inout DocumentObject, prefix: String) {
    let place = element.place
    let isText = element.name == .string || element.name == .mutableString
    // A scene is represented by the objects in it.
    let isList = element.attributes.isEmpty || element.has(.sceneID)
    var name = prefix + (isText || !isList ? Self.name(of: element) : "")
    if isText || !isList { name = Self.free(name, in: object) }
    if isText {
      object.values[name] = .init(text: element.text, place: place)
    } else if !isList {
      // Records that the element exists, even if it has only a key. The kind of a simulated bar is its element.
      // A variation without values has at most marks of the canvas.
      if element.name != .variation {
        object.values[name] = .init(text: Self.simulatedBars.contains(name) ? element.tag : "", place: place)
      }
      for attribute in element.attributes where attribute.name != "keyPath" && attribute.name != "reference" {
        for (part, value) in XcodeRecords.values(of: attribute, in: element) {
          object.values["\(name).\(part)"] = .init(text: value, place: place)
        }
      }
      let text = element.text
      if !text.isEmpty { object.values[name] = .init(text: text, place: place) }
    }
    read(element, into: &object, prefix: name.isEmpty || name.hasSuffix(".") ? name : "\(name).", list: element.tag)
  }

  /// The bars that Interface Builder shows on a canvas.
  private static let simulatedBars: Set<String> = ["simulatedTopBarMetrics", "simulatedBottomBarMetrics"]

  /// Returns the name of a part of an object.
  private static func name(of element: XMLElement) -> String {
    if element.name == .variation { return "variation \(element.keyText ?? "")" }
    return element.keyText ?? element[.keyPath].map { "runtime \($0)" } ?? element[.property] ?? element[.reference].map
    { "\(element.tag) \($0)" }
      ?? element.tag
  }

  /// Returns an unused value name. The second of two equal parts gets the suffix `#2`.
  private static func free(_ name: String, in object: DocumentObject) -> String {
    guard object.values[name] != nil else { return name }
    var number = 2
    while object.values["\(name)#\(number)"] != nil { number += 1 }
    return "\(name)#\(number)"
  }

  /// Returns the objects with others in place of those for which `replacement` returns one, under the same ids.
  func replacing(_ replacement: (DocumentObject) -> DocumentObject?) -> DocumentObjects {
    var result = self
    for (identifier, object) in objects {
      if let other = replacement(object) { result.objects[identifier] = other }
    }
    return result
  }

  // MARK: - Other names

  /// Returns the objects with new ids, including all references to them.
  package func renaming(_ identifiers: [String: String]) -> DocumentObjects {
    guard !identifiers.isEmpty else { return self }
    func renamed(_ identifier: String) -> String { identifiers[identifier] ?? identifier }
    var result = self
    result.order = order.map(renamed)
    result.objects = [:]
    result.sceneIdentifiers = Dictionary(
      sceneIdentifiers.map { (renamed($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    for (identifier, object) in objects {
      var object = object
      object.identifier = renamed(identifier)
      object.parent = object.parent.map(renamed)
      object.children = object.children.map(renamed)
      for (name, value) in object.values where identifiers[value.text] != nil {
        object.values[name]?.text = renamed(value.text)
      }
      // Variations name the objects that they exclude: `variation default.mask.exclude a1B-2c-D3e`.
      for name in object.values.keys {
        guard let space = name.lastIndex(of: " "), let new = identifiers[String(name[name.index(after: space)...])]
        else { continue }
        object.values["\(name[...space])\(new)"] = object.values.removeValue(forKey: name)
      }
      result.objects[object.identifier] = object
    }
    result.starts = starts.mapValues(renamed)
    return result
  }
}

extension XMLElement {
  /// The key as written, or nil.
  var keyText: String? { self[.key] }
}
