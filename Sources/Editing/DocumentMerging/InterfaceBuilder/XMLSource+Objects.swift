internal import DocumentEditing

extension XMLSource {
  func objectID(of element: Int) -> String? { objectIDAttribute(of: element).map { text(of: $0.value) } }

  func isObject(_ element: Int) -> Bool { objectIDAttribute(of: element) != nil }

  private func objectIDAttribute(of element: Int) -> Attribute? {
    guard let id = attribute("id", of: element),
      !XcodeVocabulary.elementsWithoutIdentity.contains(elements[element].name)
    else { return nil }
    return id
  }

  /// Returns the attribute value that distinguishes an element without an id from its siblings; empty if there is none.
  func word(of element: Int, isOwn: Bool) -> String {
    wordAttribute(of: element, isOwn: isOwn).map { text(of: $0.value) } ?? ""
  }

  /// Whether an attribute value distinguishes an element without an id from its siblings.
  func hasWord(_ element: Int, isOwn: Bool) -> Bool {
    wordAttribute(of: element, isOwn: isOwn).map { !$0.value.isEmpty } ?? false
  }

  private func wordAttribute(of element: Int, isOwn: Bool) -> Attribute? {
    let attributes = elements[element].attributes
    guard !attributes.isEmpty else { return nil }
    for name in isOwn ? XcodeVocabulary.ownWords : XcodeVocabulary.words {
      if let found = attributes.first(where: { $0.name == name }) { return found }
    }
    return nil
  }

  /// Whether an element contains objects.
  func holdsObjects(_ element: Int) -> Bool {
    elements[element].children.contains { isObject($0) || holdsObjects($0) }
  }

  /// Returns the content of an element, regardless of its indentation.
  func content(of element: Int) -> String {
    let record = elements[element]
    var content = "<\(record.name)"
    for attribute in record.attributes { content += " \(attribute.name)=\"\(text(of: attribute.value))\"" }
    content += ">"
    for child in record.children { content += self.content(of: child) }
    if record.children.isEmpty { content += text(of: inside(of: element)) }
    return content + "</>"
  }

  /// Returns the bytes of an element with its content.
  func whole(_ element: Int) -> ArraySlice<UInt8> {
    bytes[elements[element].startTag.lowerBound..<elements[element].end]
  }

  /// Returns the bytes between the tags of an element.
  func inside(of element: Int) -> Range<Int> {
    let record = elements[element]
    return record.isEmpty ? record.end..<record.end : record.startTag.upperBound..<record.contentEnd
  }

  /// Returns the bytes between the last child of an element and its end tag.
  func lastGap(in element: Int) -> Range<Int> {
    guard let last = elements[element].children.last else { return inside(of: element) }
    return elements[last].end..<elements[element].contentEnd
  }
}
