internal import Findings
internal import Geometry
package import MarkupReading
internal import MarkupWriting

/// An older state of a storyboard or xib, rewritten as the Xcode that saved the newer state would have saved it.
/// Layouts of both states then differ only by the author's changes.
package struct AlignedDocument {
  /// The difference of the states.
  package let difference: DocumentDifference

  private let old: XMLElement
  private let new: XMLElement
  /// The elements of the newer state by id.
  private let present: [String: XMLElement]
  private let frames: [String: Rect]
  /// The objects whose values or content the author changed, and their ancestors.
  private let changed: Set<String>
  /// The ids of scenes in the newer state, by their ids in the older state if those differ.
  private let renamedScenes: [String: String]
  /// Elements that occur once in both states, and are taken from the newer one.
  private let newer: Set<String>
  private var buffer = MarkupBuffer()

  /// Creates the alignment of an older state with a newer one.
  package init(of old: XMLElement, as new: XMLElement) {
    difference = DocumentDifference(from: old, to: new)
    self.old = old
    self.new = new
    var present: [String: XMLElement] = [:]
    new.walk { element in if let id = element[.id], present[id] == nil { present[id] = element } }
    self.present = present
    let lengths = difference.changes.filter { if case .frame = $0.kind { true } else { false } }.map(\.object)
    frames = difference.frames.settingArrangedLengths(but: Set(lengths))
    var objects = difference.frames.movedRows.union(difference.frames.formerlyOpen)
    for change in difference.changes {
      objects.insert(change.object)
      if case .moved(let from, let to) = change.kind { objects.formUnion([from, to]) }
    }
    var changed = difference.frames.keptRoots
    for object in objects {
      changed.insert(object)
      changed.formUnion(difference.old.ancestors(of: object))
      changed.formUnion(difference.new.ancestors(of: object))
    }
    self.changed = changed
    renamedScenes = difference.renamedScenes
    newer = Set(
      ["dependencies", "device"]
        + (Self.haveSameSegues(old, new, difference) ? [XMLName.inferredMetricsTieBreakers.rawValue] : []))
  }

  /// Whether both states have all segues that their tie breakers name. A tie breaker chooses among the segues to a
  /// controller. Xcode may record another one by itself; the author changes it by adding or deleting the chosen segue.
  private static func haveSameSegues(
    _ old: XMLElement, _ new: XMLElement, _ difference: DocumentDifference
  ) -> Bool {
    [old, new].allSatisfy { state in
      state.list(.inferredMetricsTieBreakers).compactMap { $0[.reference] }.allSatisfy { segue in
        let identifier = difference.renamedIdentifiers[segue] ?? segue
        return difference.old[identifier] != nil && difference.new[identifier] != nil
      }
    }
  }

  /// Creates the alignment of two states given as bytes.
  ///
  /// - Throws: ``DocumentError`` if one of them is not well-formed.
  package init(of old: [UInt8], as new: [UInt8]) throws(DocumentError) {
    self.init(
      of: try XMLElementParser.root(of: XMLText(old, path: "")),
      as: try XMLElementParser.root(of: XMLText(new, path: "")))
  }

  /// Returns the bytes of the aligned older state. If the author changed nothing, these are the bytes of the newer
  /// state.
  package func bytes(ofNewer bytes: [UInt8]) -> [UInt8] {
    guard !difference.changes.isEmpty else { return bytes }
    var document = self
    document.buffer.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    document.write(old, beside: new)
    return document.buffer.bytes
  }

  // MARK: - Elements

  /// Lists whose items are taken from the newer state if it has them.
  private static let learnt: Set<String> = ["resources", "designables"]

  /// Writes an element of the older state with the values that Xcode recorded in the newer state.
  private mutating func write(_ element: XMLElement, beside counterpart: XMLElement?) {
    if let id = element[.id] {
      let identifier = difference.renamedIdentifiers[id] ?? id
      // An object without changes is copied from the newer state.
      if let counterpart, !changed.contains(identifier), counterpart.tag == element.tag { return copy(counterpart) }
    }
    // References use the ids of the newer state.
    let renamed = attributes(of: element, beside: counterpart).map { attribute in
      let names = attribute.name == "sceneID" ? renamedScenes : difference.renamedIdentifiers
      return XMLElement.Attribute(name: attribute.name, value: names[attribute.value] ?? attribute.value)
    }
    open(element, renamed)
    buffer.append(escaping: element.text, in: .content)
    if let frame = frame(of: element, beside: counterpart) { write(frame) }
    if element.name == .document {
      let lists = Set(old.children.map(\.tag))
      for child in new.children {
        let isMissing = Self.learnt.contains(child.tag) && !lists.contains(child.tag)
        if isMissing || newer.contains(child.tag) { copy(child) }
      }
    }
    for child in element.children {
      if child.name == .rect, child.key == .frame, element[.id] != nil { continue }
      if element.name == .document, newer.contains(child.tag) { continue }
      if Self.learnt.contains(child.tag) {
        writeLearnt(child, from: new.children.first { $0.tag == child.tag })
        continue
      }
      let other = self.counterpart(of: child, in: counterpart)
      if child.key == .frameInset, let other, !keepsInset(element) {
        copy(other)
        continue
      }
      if let other, Self.saySame(child, other) {
        copy(other)
      } else if let converted = convertedView(child, in: element) {
        writeConverted(child, as: converted)
      } else {
        write(child, beside: other)
      }
    }
    close(element)
  }

  /// Returns the content view in the newer state that Xcode made of a content view without an id; nil for others.
  private func convertedView(_ element: XMLElement, in cell: XMLElement) -> XMLElement? {
    guard element[.id] == nil, let identifier = XcodeRecords.identifier(of: element, inCell: cell[.id]) else {
      return nil
    }
    return difference.renamedIdentifiers[identifier].flatMap { present[$0] }
  }

  /// Writes the contents of a content view without an id into the one that Xcode made of it.
  private mutating func writeConverted(_ element: XMLElement, as view: XMLElement) {
    open(view, view.attributes)
    if let frame = view[.id].flatMap({ frames[$0] }) ?? element.rect(key: .frame) { write(frame) }
    for child in element.children where child.name != .rect {
      write(child, beside: counterpart(of: child, in: view))
    }
    close(view)
  }

  private func counterpart(of element: XMLElement, in parent: XMLElement?) -> XMLElement? {
    guard let id = element[.id] else {
      return parent?.children.first { $0[.id] == nil && $0.tag == element.tag && $0[.key] == element[.key] }
    }
    return present[difference.renamedIdentifiers[id] ?? id]
  }

  /// Whether two parts of an object are equal apart from how an Xcode version writes them, such as colors.
  private static func saySame(_ first: XMLElement, _ second: XMLElement) -> Bool {
    func values(_ element: XMLElement) -> [String: String] {
      Dictionary(
        element.attributes.flatMap { XcodeRecords.values(of: $0, in: element) }, uniquingKeysWith: { first, _ in first }
      )
    }
    func isSame(_ value: String, _ other: String, as name: String) -> Bool {
      if value == other { return true }
      let isComponent = first.name == .color && XcodeRecords.colorComponents.contains(name)
      return isComponent && XcodeRecords.showSame(component: value, other)
    }
    let (old, new) = (values(first), values(second))
    guard first[.id] == nil, second[.id] == nil, first.tag == second.tag, first.text == second.text,
      old.count == new.count,
      old.allSatisfy({ name, value in new[name].map { isSame(value, $0, as: name) } ?? false })
    else { return false }
    let (parts, others) = (Array(first.children), Array(second.children))
    return parts.count == others.count && zip(parts, others).allSatisfy(saySame)
  }

  private func attributes(of element: XMLElement, beside counterpart: XMLElement?) -> [XMLElement.Attribute] {
    guard let counterpart else { return element.attributes }
    if element.name == .document {
      // The author's attributes are taken from the older state, all others from the newer one.
      let authors = XcodeRecords.authorsDocumentAttributes
      return element.attributes.filter { authors.contains($0.name) }
        + counterpart.attributes.filter { !authors.contains($0.name) }
    }
    guard element[.id] != nil else { return element.attributes }
    let marks = ["misplaced", "ambiguous"]
    return element.attributes.filter { !marks.contains($0.name) }
      + counterpart.attributes.filter { marks.contains($0.name) }
  }

  private func keepsInset(_ element: XMLElement) -> Bool {
    element[.id].map { difference.keepsInset(difference.renamedIdentifiers[$0] ?? $0) } ?? false
  }

  private func frame(of element: XMLElement, beside counterpart: XMLElement?) -> Rect? {
    guard let id = element[.id] else { return nil }
    let identifier = difference.renamedIdentifiers[id] ?? id
    // Xcode 8 writes no frames of views that constraints place.
    if let counterpart, let view = difference.old[identifier],
      view["translatesAutoresizingMaskIntoConstraints"] == "NO", !view.hasFixedFrame
    {
      if counterpart.rect(key: .frame) == nil, difference.new[identifier]?.insets == nil { return nil }
      if view.frame == nil, view.insets == nil { return counterpart.rect(key: .frame) }
    }
    return frames[identifier] ?? element.rect(key: .frame)
  }

  /// Writes a list that Xcode maintains. Each item is taken from the newer state if that has it.
  private mutating func writeLearnt(_ list: XMLElement, from newer: XMLElement?) {
    func name(_ element: XMLElement) -> String { "\(element.tag) \(element[.name] ?? "")" }
    let known = Dictionary(
      (newer?.children.map { (name($0), $0) }) ?? [], uniquingKeysWith: { first, _ in first })
    open(list, list.attributes)
    for child in list.children { copy(known[name(child)] ?? child) }
    let old = Set(list.children.map(name))
    for child in newer?.children.map(\.self) ?? [] where !old.contains(name(child)) { copy(child) }
    close(list)
  }

  // MARK: - Characters

  private mutating func copy(_ element: XMLElement) {
    open(element, element.attributes)
    buffer.append(escaping: element.text, in: .content)
    for child in element.children { copy(child) }
    close(element)
  }

  private mutating func write(_ frame: Rect) {
    buffer.append("<rect key=\"frame\"")
    let numbers = [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)]
    for (name, number) in numbers { buffer.attribute(name, "\(number)") }
    buffer.append("/>\n")
  }

  private mutating func open(_ element: XMLElement, _ attributes: [XMLElement.Attribute]) {
    buffer.append("<\(element.tag)")
    for attribute in attributes { buffer.attribute(attribute.name, attribute.value) }
    buffer.append(">")
  }

  private mutating func close(_ element: XMLElement) { buffer.append("</\(element.tag)>\n") }
}
