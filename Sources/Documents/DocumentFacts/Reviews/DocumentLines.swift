internal import Geometry
package import MarkupReading

/// A document as lines for git's diff: its objects in document order, each with its values sorted by name. Values that
/// Xcode records automatically are skipped.
package struct DocumentLines: Sendable {
  /// The text, with a line feed after each line.
  package private(set) var text = ""

  private let objects: DocumentObjects
  /// The objects written so far. In a damaged document an id may be repeated, even inside its own object.
  private var written: Set<String> = []
  private let holders: FrameHolders
  /// The outlet names of objects, which seldom change.
  private let outlets: [String: String]

  package init(of root: XMLElement) {
    objects = DocumentObjects(in: root)
    holders = FrameHolders(objects)
    outlets = ChangeNames.outlets(in: [objects])
    guard let document = objects[DocumentObjects.document] else { return }
    write(document, at: 0)
    var scene: String?
    for id in document.children {
      guard let object = objects[id] else { continue }
      let next = objects.sceneIdentifiers[id]
      if let next, next != scene { append("scene \(sceneName(next)) (\(next))", at: 0) }
      scene = next
      write(object, at: next == nil ? 0 : 1)
    }
  }

  private func sceneName(_ identifier: String) -> String {
    let start = objects.start(ofScene: identifier)
    return start.map { "'\($0["storyboardIdentifier"] ?? $0["customClass"] ?? $0.tag)'" } ?? ""
  }

  /// Writes an object with its contents. For the document itself, its objects are skipped.
  private mutating func write(_ object: DocumentObject, at depth: Int) {
    guard written.insert(object.identifier).inserted else { return }
    append(heading(of: object), at: depth)
    for (name, value) in values(of: object) { append("\(name) = \(value)", at: depth + 1) }
    guard object.identifier != DocumentObjects.document else { return }
    let children = object.children.compactMap { objects[$0] }
    for child in children where !child.isTie { write(child, at: depth + 1) }
    // The order of constraints and connections is irrelevant, so they are sorted.
    for child in children.filter(\.isTie).sorted(by: { ($0.tag, $0.identifier) < ($1.tag, $1.identifier) }) {
      write(child, at: depth + 1)
    }
  }

  private func heading(of object: DocumentObject) -> String {
    guard object.identifier != DocumentObjects.document else { return object.tag }
    if object.isConstraint { return "constraint \(equation(of: object)) (\(object.identifier))" }
    let name = outlets[object.identifier] ?? object["userLabel"]
    return "\(object.tag)\(name.map { " '\($0)'" } ?? "") (\(object.identifier))"
  }

  private func equation(of constraint: DocumentObject) -> String {
    func item(_ identifier: String) -> String { outlets[identifier] ?? objects[identifier]?["userLabel"] ?? identifier }
    return ChangeNames.form(of: constraint, naming: item)
  }

  /// Returns the values of an object, sorted by name. A frame is included only if the author determines it.
  private func values(of object: DocumentObject) -> [(name: String, value: String)] {
    let own = object.values.filter { name, value in
      if object.isConstraint, ConstraintNumber.equation.contains(name) { return false }
      // Skips a part whose values are listed themselves.
      return !value.text.isEmpty || !object.values.keys.contains { $0.hasPrefix("\(name).") }
    }
    var result = own.map {
      (name: $0.key, value: $0.value.text.split(whereSeparator: \.isNewline).joined(separator: " "))
    }
    .sorted { $0.name < $1.name }
    if let frame = object.frame, holders.holder(of: object) == .mask { result.append(("frame", frame.pointText)) }
    return result
  }

  private mutating func append(_ line: String, at depth: Int) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }
}
