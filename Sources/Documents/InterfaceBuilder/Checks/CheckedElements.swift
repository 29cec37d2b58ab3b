internal import Findings
internal import MarkupReading

/// The elements of a document that its rules ask for, with what they lie in.
struct CheckedElements {
  /// An element with what it lies in.
  struct Placed {
    /// The element itself.
    var element: XMLElement
    /// The element directly around it.
    var parent: XMLElement
    /// The object that it belongs to: itself where it is one.
    var object: XMLElement
    /// The number of the scene of a storyboard, or of the object of a xib, that it lies in.
    var part: Int
  }

  /// The document.
  let document: InterfaceBuilderDocument
  /// The elements with an id, in the order of the document.
  private(set) var objects: [Placed] = []
  /// The object ids; fewer than there are objects where some have the same one.
  private(set) var identifiers: Set<String> = []
  /// The object ids that outlets lead to, also those of collections of outlets.
  private(set) var destinations: Set<String> = []
  private var placed: [XMLName: [Placed]] = [:]

  private let hasLints: Bool

  /// True for elements that rules ask for by name.
  private func isAsked(_ name: XMLName) -> Bool {
    switch name {
    case .action, .outlet, .outletCollection, .segue, .tableView, .userDefinedRuntimeAttribute: true
    case .accessibility, .button, .barButtonItem, .cells, .color, .fontDescription, .prototypes, .stackView, .variation:
      hasLints
    default: false
    }
  }

  /// The facts about a document.
  ///
  /// - Parameter hasLints: Whether those are among them that only rules about better ways to write ask for.
  init(_ document: InterfaceBuilderDocument, hasLints: Bool) {
    self.document = document
    self.hasLints = hasLints
    // About every second element has an id.
    identifiers.reserveCapacity(document.root.elementCount / 2)
    objects.reserveCapacity(document.root.elementCount / 2)
    for child in document.root.children where [.scenes, .objects].contains(child.name) {
      for (part, element) in child.children.enumerated() { visit(element, parent: child, object: element, part) }
    }
  }

  private mutating func visit(_ element: XMLElement, parent: XMLElement, object: XMLElement, _ part: Int) {
    // Connections have ids as well, and belong to the object that they start from.
    let identifier = element[.id]
    let isObject = identifier != nil && !Self.isConnection(element.name)
    let owner = isObject ? element : object
    let isAsked = isAsked(element.name)
    if identifier != nil || isAsked {
      let found = Placed(element: element, parent: parent, object: owner, part: part)
      if let identifier {
        objects.append(found)
        identifiers.insert(identifier)
      }
      if isAsked { placed[element.name, default: []].append(found) }
    }
    if element.name == .outlet || element.name == .outletCollection, let id = element[.destination] {
      destinations.insert(id)
    }
    for child in element.children { visit(child, parent: element, object: owner, part) }
  }

  /// True for elements that lead from one object to another.
  static func isConnection(_ name: XMLName) -> Bool {
    switch name {
    case .outlet, .outletCollection, .action, .segue: true
    default: false
    }
  }

  /// The elements with a name, in the order of the document; none for a name that is not among those that are asked.
  func elements(_ name: XMLName) -> [Placed] { placed[name] ?? [] }

  /// The controllers of a storyboard, in its order; stand-ins for those of other storyboards are among them.
  var controllers: [Placed] { objects.filter { $0.element[.sceneMemberID] == "viewController" } }

  /// The name of an object in messages: as the outline of Interface Builder shows it, with the object id behind it.
  func name(of object: XMLElement) -> String {
    if object.name == .constraint, let id = object[.id] {
      return "the constraint '\(id)' on \(object[.firstAttribute] ?? "an attribute")"
    }
    let outline = OutlineNames.name(of: object, title: OutlineNames.title(of: object))
    return object[.id].map { "'\(outline)' (\($0))" } ?? "'\(outline)'"
  }

  /// The place at which an element begins.
  func place(of element: XMLElement) -> SourceLocation { document.source(of: element) }

  /// The edit that takes a view or another object away, which nobody sees.
  func removal(of object: XMLElement) -> Finding.Fix {
    let place = place(of: object)
    return ViewElement.isView(object)
      ? Finding.Fix("Remove the view", isSafe: true, [.removeView(at: place)])
      : Finding.Fix(
        "Remove the \(object.name == .constraint ? "constraint" : "object")", isSafe: true, [.remove(at: place)])
  }

  /// Returns whether code of the app has an outlet of an object.
  func isKnownToCode(_ object: XMLElement) -> Bool { object[.id].map(destinations.contains) ?? false }

  /// The values that several elements have, with these elements, in the order of the document.
  static func repeated(_ elements: [Placed], by value: (XMLElement) -> String?) -> [(value: String, elements: [Placed])]
  {
    var order: [String] = []
    var found: [String: [Placed]] = [:]
    for placed in elements {
      guard let value = value(placed.element), !value.isEmpty else { continue }
      if found[value] == nil { order.append(value) }
      found[value, default: []].append(placed)
    }
    return order.compactMap { value in
      found[value].flatMap { $0.count > 1 ? (value, $0) : nil }
    }
  }
}
