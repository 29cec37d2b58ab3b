internal import Findings
package import Geometry
internal import MarkupReading
internal import MarkupWriting

/// An editor that edits a storyboard or xib with the smallest change and keeps every other byte as Xcode wrote it.
///
/// Changes are collected and made together by ``bytes()``. New text is written as Xcode writes it: constraints sorted
/// by id, attributes in its order, numbers in its digits.
package struct InterfaceBuilderEditor {
  let source: XMLSource
  private let path: String
  let toolsVersion: Int
  /// The elements with an id, by id. In malformed documents, an id may have several.
  private let elements: [String: [Int]]
  /// The outlets to an object, by id.
  let outlets: [String: [Int]]
  /// The elements that install an object for certain size classes, by id.
  let references: [String: [Int]]
  var identifiers: ObjectIdentifiers
  var replacements: [TextReplacement] = []
  /// The new constraints, by the element of their owner.
  private var added: [Int: [ConstraintElement]] = [:]
  /// The removed elements of constraints, and of their installations.
  var removed: Set<Int> = []
  /// The new statements about size classes, by the element of their view and the variation.
  var statements: [Int: [String: [Statement]]] = [:]

  /// Creates a document opened for edits.
  ///
  /// - Throws: ``EditRefusal`` if it contains something that Interface Builder does not write.
  package init(_ bytes: [UInt8], path: String) throws(EditRefusal) {
    self.path = path
    do throws(XMLSourceError) { source = try XMLSource(bytes) } catch {
      throw EditRefusal(
        "the document has \(error.what)", hint: "open and save it in Xcode",
        source: SourceLocation(path: path, line: bytes[..<error.offset].count { $0 == 0x0A } + 1, column: 1))
    }
    elements = Self.elements(of: source) { _ in "id" }
    outlets = Self.elements(of: source) { $0 == "outlet" || $0 == "outletCollection" ? "destination" : nil }
    // Xcode writes no contents into a reference. The contents of a damaged document would be removed with it.
    references = Self.elements(of: source) { $0 == "include" || $0 == "exclude" ? "reference" : nil }
      .mapValues { [source] in $0.filter { source.elements[$0].children.isEmpty } }
    identifiers = ObjectIdentifiers(besides: Set(elements.keys))
    let version = source.value("toolsVersion", of: 0)?.prefix { $0 != "." }
    toolsVersion = version.flatMap { Int($0) } ?? 0
  }

  /// Returns the elements by the value of an attribute, whose name depends on the name of the element; elements without
  /// one are skipped.
  private static func elements(of source: XMLSource, by attribute: (String) -> String?) -> [String: [Int]] {
    var found: [String: [Int]] = [:]
    for element in source.elements.indices {
      guard let name = attribute(source.elements[element].name), let value = source.value(name, of: element) else {
        continue
      }
      found[value, default: []].append(element)
    }
    return found
  }

  /// Returns the document with all changes.
  ///
  /// - Throws: ``EditRefusal`` if two of them overlap.
  package func bytes() throws(EditRefusal) -> [UInt8] {
    guard let result = try allReplacements().applied(to: source.bytes) else {
      throw EditRefusal("two changes affect the same place", hint: "make them one after the other")
    }
    return result
  }

  /// Returns all changes, as replacements of bytes.
  func allReplacements() throws(EditRefusal) -> [TextReplacement] {
    var all = replacements
    for owner in added.keys.sorted() { all += insertions(of: added[owner] ?? [], below: owner) }
    all += try installations()
    return all + removals()
  }

  // MARK: - Objects

  func element(ofObject id: String) throws(EditRefusal) -> Int {
    switch elements[id]?.count {
    case 1?: return elements[id]?.first ?? 0
    case nil:
      throw EditRefusal(
        "the document has no object '\(id)'", hint: "it has changed in the meantime", source: place(of: 0))
    default:
      throw EditRefusal(
        "more than one object has the id '\(id)'", hint: "open and save the document in Xcode",
        source: place(of: elements[id]?.first ?? 0))
    }
  }

  /// Whether the document has an object with an id.
  func hasObject(_ id: String) -> Bool { elements[id] != nil }

  /// Returns the location of an element for messages.
  func place(of element: Int) -> SourceLocation {
    let start = source.elements[element].startTag.lowerBound
    let line = source.lineStart(before: start)
    let columns = String(decoding: source.bytes[line..<start], as: UTF8.self).unicodeScalars.count
    return SourceLocation(path: path, line: source.line(of: start), column: columns + 1)
  }

  // MARK: - Constraints

  /// Adds a constraint with a new id to the view that owns it.
  ///
  /// - Throws: ``EditRefusal`` if the document does not use Auto Layout, so that constraints have no effect.
  mutating func add(_ constraint: ConstraintElement, to owner: String) throws(EditRefusal) {
    if source.value("useAutolayout", of: 0) == "NO" {
      throw EditRefusal(
        "the document does not use Auto Layout", hint: "check 'Use Auto Layout' in Xcode's File inspector",
        source: place(of: 0))
    }
    var constraint = constraint
    let list = try element(ofObject: owner)
    constraint["id"] = identifiers.make(for: "\(owner) \(constraint.text)")
    added[list, default: []].append(constraint)
  }

  /// Removes a constraint, with the lines that install it for certain size classes.
  ///
  /// - Throws: ``EditRefusal`` if the app's code has an outlet to the constraint.
  mutating func remove(constraint id: String) throws(EditRefusal) {
    let constraint = try constraintElement(id)
    if let outlet = outlets[id]?.first {
      throw EditRefusal(
        "code refers to the constraint through the \(Self.word(for: source.elements[outlet].name)) "
          + "'\(source.value("property", of: outlet) ?? "")'",
        hint: "remove the outlet from code and document first", source: place(of: outlet))
    }
    removed.insert(constraint)
    removed.formUnion(references[id] ?? [])
  }

  private static func word(for element: String) -> String {
    element == "outletCollection" ? "outlet collection" : "outlet"
  }

  /// Sets attributes of a constraint; nil removes one.
  mutating func set(_ values: [(name: String, value: String?)], ofConstraint id: String) throws(EditRefusal) {
    let element = try constraintElement(id)
    for (name, value) in values { set(name, to: value, of: element) }
  }

  private func constraintElement(_ id: String) throws(EditRefusal) -> Int {
    let element = try element(ofObject: id)
    guard source.elements[element].name == "constraint" else {
      throw EditRefusal("'\(id)' is not a constraint", hint: "name a constraint", source: place(of: element))
    }
    return element
  }

  /// Sets one of a view's content priorities.
  mutating func set(_ name: String, to value: String, ofView id: String) throws(EditRefusal) {
    set(name, to: value, of: try element(ofObject: id), rank: ViewAttributes.rank)
  }

  private mutating func set(
    _ name: String, to value: String?, of element: Int, rank: (String) -> Int = ConstraintElement.rank
  ) {
    let written = value.map { " \(name)=\"\(XMLCharacters.escaped($0, in: .attribute))\"" } ?? ""
    if let attribute = source.attribute(name, of: element) {
      guard source.text(of: attribute.value) != value else { return }
      replacements.append(TextReplacement(attribute.range, with: written))
    } else if value != nil {
      let attributes = source.elements[element].attributes
      let previous = attributes.last { rank($0.name) < rank(name) }
      let start = source.elements[element].startTag.lowerBound
      let offset = previous?.range.upperBound ?? start + 1 + source.elements[element].name.utf8.count
      replacements.append(TextReplacement(insertedAt: offset, written))
    }
  }

  // MARK: - Frames

  /// Sets the recorded frame of a view, in its superview's coordinates, in points, and removes a mark that it is
  /// misplaced.
  ///
  /// - Throws: ``EditRefusal`` if the document records no frame for it.
  package mutating func setFrame(_ frame: Rect, of view: String) throws(EditRefusal) {
    let element = try element(ofObject: view)
    guard let rect = source.child("rect", key: "frame", of: element) else {
      throw EditRefusal(
        "the document records no frame for '\(view)'", hint: "open and save it in Xcode", source: place(of: element))
    }
    let numbers = [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)]
    for (name, number) in numbers {
      guard let attribute = source.attribute(name, of: rect) else { continue }
      let text = WrittenNumber.text(of: number)
      if source.text(of: attribute.value) != text {
        replacements.append(TextReplacement(attribute.value, with: text))
      }
    }
    if let mark = source.attribute("misplaced", of: element) {
      replacements.append(TextReplacement(mark.range, with: ""))
    }
  }

  // MARK: - Text

  /// Returns the insertions of constraints inside the element of a view.
  private func insertions(of constraints: [ConstraintElement], below owner: Int) -> [TextReplacement] {
    let sorted = constraints.sorted { ($0["id"] ?? "").utf8.lexicographicallyPrecedes(($1["id"] ?? "").utf8) }
    guard let list = source.child("constraints", of: owner) else { return [newList(of: sorted, below: owner)] }
    let items = source.elements[list].children
    guard let first = items.first, !isEmptied(list) else { return [newContent(of: sorted, in: list)] }
    let indentation = source.indentation(of: first)
    return sorted.map { constraint in
      let next = items.first { element in
        (source.value("id", of: element) ?? "").utf8.lexicographicallyPrecedes((constraint["id"] ?? "").utf8) == false
      }
      let offset =
        next.map { source.lines(of: $0).lowerBound } ?? source.lines(of: items.last ?? first).upperBound
      return TextReplacement(insertedAt: offset, indentation + constraint.text + source.lineBreak)
    }
  }

  /// Returns the new content of a list without elements.
  private func newContent(of constraints: [ConstraintElement], in list: Int) -> TextReplacement {
    let element = source.elements[list]
    let indentation = source.indentation(of: list)
    let owner = source.elements[list].parent.map(source.indentation) ?? ""
    let text = listText(of: constraints, indentation: indentation, step: String(indentation.dropFirst(owner.count)))
    return TextReplacement(
      source.lines(of: list).lowerBound..<max(element.end, source.lines(of: list).upperBound), with: text)
  }

  private func listText(of constraints: [ConstraintElement], indentation: String, step: String) -> String {
    let end = source.lineBreak
    let lines = constraints.map { "\(indentation)\(step)\($0.text)\(end)" }.joined()
    return "\(indentation)<constraints>\(end)\(lines)\(indentation)</constraints>\(end)"
  }

  /// Returns the additional indentation of an element's children: the first child's, or the four spaces
  /// that Interface Builder writes.
  func step(below owner: Int) -> String {
    let outer = source.indentation(of: owner)
    let inner = source.elements[owner].children.first.map(source.indentation) ?? ""
    return inner.hasPrefix(outer) && inner.count > outer.count ? String(inner.dropFirst(outer.count)) : "    "
  }

  /// Returns a list for a view without one, in the place where Interface Builder writes it.
  private func newList(of constraints: [ConstraintElement], below owner: Int) -> TextReplacement {
    let element = source.elements[owner]
    let step = self.step(below: owner)
    let text = listText(of: constraints, indentation: source.indentation(of: owner) + step, step: step)
    guard !element.isEmpty else {
      let start = Array(source.bytes[element.startTag].dropLast(2))
      let end = source.lineBreak + text + source.indentation(of: owner) + "</\(element.name)>"
      return TextReplacement(element.startTag, with: String(decoding: start, as: UTF8.self) + ">" + end)
    }
    let previous = element.children.last { child in
      ElementOrder.isBeforeConstraints(
        source.elements[child].name, key: source.value("key", of: child), in: element.name, toolsVersion: toolsVersion)
    }
    if let previous { return TextReplacement(insertedAt: source.lines(of: previous).upperBound, text) }
    if let next = element.children.first {
      return TextReplacement(insertedAt: source.lines(of: next).lowerBound, text)
    }
    return TextReplacement(
      insertedAt: element.contentEnd, source.lineBreak + text + source.indentation(of: owner))
  }

  /// Whether everything in a list is removed.
  private func isEmptied(_ list: Int) -> Bool {
    let items = source.elements[list].children
    return items.isEmpty || items.allSatisfy(removed.contains)
  }

  /// The elements that are removed together with their last child.
  private static let listNames: Set = [
    "constraints", "mask", "variation", "subviews", "connections", "userDefinedRuntimeAttributes",
  ]

  /// Returns the removed lines. A list, mask or variation that becomes empty is removed as a whole.
  private func removals() -> [TextReplacement] {
    var gone = removed
    var lists = Set(removed.compactMap { source.elements[$0].parent })
    while !lists.isEmpty {
      let emptied = lists.filter { list in
        Self.listNames.contains(source.elements[list].name)
          && source.elements[list].children.allSatisfy(gone.contains)
      }
      for list in emptied {
        gone.subtract(source.elements[list].children)
        gone.insert(list)
      }
      lists = Set(emptied.compactMap { source.elements[$0].parent })
    }
    // A list that is rewritten below its owner has already been replaced.
    let renewed = Set(added.keys.compactMap { owner in source.child("constraints", of: owner).filter(isEmptied) })
    return gone.subtracting(renewed).filter { !isWithin(gone, $0) }.sorted()
      .map { TextReplacement(source.lines(of: $0), with: "") }
  }

  /// Whether an element is inside one of others, so that it is removed with that one.
  func isWithin(_ others: Set<Int>, _ element: Int) -> Bool {
    var outer = source.elements[element].parent
    while let parent = outer {
      if others.contains(parent) { return true }
      outer = source.elements[parent].parent
    }
    return false
  }
}

extension Optional {
  /// Returns the value if it meets a condition; nil otherwise.
  fileprivate func filter(_ matches: (Wrapped) -> Bool) -> Wrapped? { flatMap { matches($0) ? $0 : nil } }
}
