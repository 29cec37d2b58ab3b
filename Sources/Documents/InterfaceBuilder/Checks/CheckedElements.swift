internal import Findings
internal import MarkupReading

/// The elements of a document that its checks ask for, with their context.
struct CheckedElements {
  /// An element with its context.
  struct Placed {
    var element: XMLElement
    var parent: XMLElement
    /// The object that contains the element, or the element itself if it is an object.
    var object: XMLElement
    /// The index of the storyboard scene, or of the top-level xib object, that contains the element.
    var part: Int
  }

  let document: InterfaceBuilderDocument
  /// The elements with an id, in document order.
  private(set) var objects: [Placed] = []
  /// The object ids. Fewer than there are objects if ids are repeated.
  private(set) var identifiers: Set<String> = []
  /// The object ids that outlets and outlet collections refer to.
  private(set) var destinations: Set<String> = []
  private var placed: [XMLName: [Placed]] = [:]

  private let hasLints: Bool

  /// Whether checks look up elements by this name.
  private func isAsked(_ name: XMLName) -> Bool {
    switch name {
    case .action, .outlet, .outletCollection, .segue, .tableView, .userDefinedRuntimeAttribute: true
    case .accessibility, .button, .barButtonItem, .cells, .color, .fontDescription, .prototypes, .stackView, .variation:
      hasLints
    default: false
    }
  }

  /// Collects the elements of a document.
  ///
  /// Pass true for `hasLints` to collect the elements that only lint checks ask for.
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
    // Connections have ids too, but belong to the object that they start from.
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

  /// Whether an element connects two objects.
  static func isConnection(_ name: XMLName) -> Bool {
    switch name {
    case .outlet, .outletCollection, .action, .segue: true
    default: false
    }
  }

  /// Returns the elements with the given name, in document order. Empty for names that are not collected.
  func elements(_ name: XMLName) -> [Placed] { placed[name] ?? [] }

  /// The controllers of a storyboard, in document order, including references to other storyboards.
  var controllers: [Placed] { objects.filter { $0.element[.sceneMemberID] == "viewController" } }

  /// Returns the name of an object for messages: as in Interface Builder's outline, followed by the object id.
  func name(of object: XMLElement) -> String {
    if object.name == .constraint, let id = object[.id] {
      return "the constraint '\(id)' on \(object[.firstAttribute] ?? "an attribute")"
    }
    let outline = OutlineNames.name(of: object, title: OutlineNames.title(of: object))
    return object[.id].map { "'\(outline)' (\($0))" } ?? "'\(outline)'"
  }

  /// Returns the start of an element.
  func place(of element: XMLElement) -> SourceLocation { document.source(of: element) }

  /// Returns the fix that removes an invisible view or another unused object.
  func removal(of object: XMLElement) -> Finding.Fix {
    let place = place(of: object)
    return ViewElement.isView(object)
      ? Finding.Fix("Remove the view", isSafe: true, [.removeView(at: place)])
      : Finding.Fix(
        "Remove the \(object.name == .constraint ? "constraint" : "object")", isSafe: true, [.remove(at: place)])
  }

  /// Whether the app's code has an outlet to an object.
  func isKnownToCode(_ object: XMLElement) -> Bool { object[.id].map(destinations.contains) ?? false }

  /// Returns the values that several elements share, with these elements, in document order.
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
