internal import Findings

extension InterfaceBuilderEditor {
  /// Makes a change that is part of a fix.
  ///
  /// `lines` are the lines of the document before any change.
  ///
  /// - Throws: ``EditRefusal`` if no element begins at the location, or if something else in the document depends on
  ///   the removed element.
  mutating func apply(_ change: Finding.Change, in lines: SourceLines) throws(EditRefusal) {
    switch change {
    case .remove(let place): try remove(try element(at: place, in: lines))
    case .removeView(let place): try removeView(at: try element(at: place, in: lines))
    case .set(let name, let value, let previous, let place):
      set(name, to: value, after: previous, of: try element(at: place, in: lines))
    case .renew(let place): try renewIdentifier(of: try element(at: place, in: lines))
    case .replace(let place, _, _):
      throw EditRefusal("nothing to replace", hint: "change it in Xcode", source: place)
    }
  }

  /// Returns the element whose start tag begins at a location.
  private func element(at place: SourceLocation, in lines: SourceLines) throws(EditRefusal) -> Int {
    let offset = lines.offset(of: place)
    guard let found = source.elements.firstIndex(where: { $0.startTag.lowerBound == offset }) else {
      throw EditRefusal("expected an element here", hint: "the document has changed in the meantime", source: place)
    }
    return found
  }

  private mutating func remove(_ element: Int) throws(EditRefusal) {
    guard source.elements[element].name == "constraint", let id = source.value("id", of: element) else {
      removed.insert(element)
      return
    }
    try remove(constraint: id)
  }

  private mutating func set(_ name: String, to value: String?, after previous: String?, of element: Int) {
    let written = value.map { " \(name)=\"\(XMLSource.written($0))\"" } ?? ""
    if let attribute = source.attribute(name, of: element) {
      replacements.append(TextReplacement(attribute.range, with: written))
    } else if value != nil {
      let attributes = source.elements[element].attributes
      let before = attributes.first { $0.name == previous } ?? attributes.last
      let start = source.elements[element].startTag.lowerBound
      replacements.append(
        TextReplacement(
          insertedAt: before?.range.upperBound ?? start + 1 + source.elements[element].name.utf8.count, written))
    }
  }

  private mutating func renewIdentifier(of element: Int) throws(EditRefusal) {
    guard let id = source.attribute("id", of: element) else {
      throw EditRefusal("the object has no id", hint: "open and save the document in Xcode", source: place(of: element))
    }
    let made = identifiers.make(for: "\(source.text(of: id.value)) \(id.value.lowerBound)")
    replacements.append(TextReplacement(id.value, with: made))
  }

  // MARK: - Views

  /// Removes a view, including its subviews and the constraints between it and its superview.
  private mutating func removeView(at element: Int) throws(EditRefusal) {
    let inside = Set(source.elements.indices.filter { $0 == element || isWithin([element], $0) })
    let ids = Set(inside.compactMap { source.value("id", of: $0) })
    for id in ids.sorted() {
      if let outlet = (outlets[id] ?? []).first(where: { !inside.contains($0) }) {
        throw EditRefusal(
          "code refers to something in the view through the outlet '\(source.value("property", of: outlet) ?? "")'",
          hint: "remove the outlet from code and document first", source: place(of: outlet))
      }
    }
    let holder = source.elements[element].parent.flatMap { source.elements[$0].parent }
    let own = ids.union(holder.flatMap { source.value("id", of: $0) }.map { [$0] } ?? [])
    for constraint in source.elements.indices where source.elements[constraint].name == "constraint" {
      let items = ["firstItem", "secondItem"].compactMap { source.value($0, of: constraint) }
      guard !inside.contains(constraint), items.contains(where: ids.contains) else { continue }
      guard items.allSatisfy(own.contains), let id = source.value("id", of: constraint) else {
        throw EditRefusal(
          "other views are constrained to the view", hint: "give them other constraints first",
          source: place(of: constraint))
      }
      try remove(constraint: id)
    }
    for id in ids { removed.formUnion((references[id] ?? []).filter { !inside.contains($0) }) }
    removed.insert(element)
  }
}
