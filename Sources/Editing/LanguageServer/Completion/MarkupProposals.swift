internal import DocumentEditing
internal import JSON
internal import LayoutReview
internal import ReviewPlans
internal import Scenes
internal import VisibleText

/// Completions for a position in a storyboard or xib: ids of objects, and attribute values of constraints.
struct MarkupProposals {
  private let document: RequestedDocument
  private let offset: Int
  /// The offset of the tag being typed.
  private let tag: Int

  /// Creates completions for a position, or nil outside tags.
  init?(in document: RequestedDocument, at offset: Int) {
    let before = document.text.bytes[..<offset]
    guard let tag = before.lastIndex(of: UInt8(ascii: "<")) else { return nil }
    // The character `>` may be inside a value.
    let quotes = before[tag...].count { $0 == UInt8(ascii: "\"") }
    guard quotes % 2 == 1 || !before[tag...].contains(UInt8(ascii: ">")) else { return nil }
    self.document = document
    self.offset = offset
    self.tag = tag
  }

  /// The completions with the range they replace.
  var value: Proposals {
    let typed = document.text.string(tag..<offset)
    let parts = typed.split(separator: "\"", omittingEmptySubsequences: false)
    let element = typed.dropFirst().prefix { $0.isLetter }
    guard parts.count % 2 == 0 else {
      let present = stride(from: 0, to: parts.count - 1, by: 2).map { parts[$0].trimmedAttribute }
      let known = element == "constraint" ? ConstraintVocabulary.keys : names(ofAttributesLike: element)
      let all = known.filter { !present.contains($0) }
      return Proposals(
        range: document.text.word(at: offset).lowerBound..<offset,
        all: all.map { Proposal(word: $0, kind: .property, text: "\($0)=") })
    }
    let value = parts[parts.count - 1]
    let words = words(for: parts[parts.count - 2].trimmedAttribute, of: element)
    return Proposals(range: offset - value.utf8.count..<offset, all: words)
  }

  private func words(for attribute: String, of element: Substring) -> [Proposal] {
    switch attribute {
    case "destination" where element == "segue": objects { isController($0) }
    case "firstItem", "secondItem": objects { isItem($0) }
    case "firstAttribute", "secondAttribute":
      ConstraintVocabulary.attributes.map { Proposal(word: $0, kind: .property) }
    case "relation": ConstraintVocabulary.relations.map { Proposal(word: $0, kind: .keyword) }
    case "destination", "reference", "initialViewController", "target": objects { _ in true }
    default: values(of: attribute, of: element).map { Proposal(word: $0, kind: .value) }
    }
  }

  /// Attributes whose values are strings, or are unique to their element.
  private static let ownAttributes: Set<String> = [
    "id", "sceneID", "text", "title", "placeholder", "prompt", "userLabel", "identifier", "storyboardIdentifier",
    "reuseIdentifier",
  ]

  /// Returns the values of an attribute elsewhere in the document, elements with the same name first: classes,
  /// modules, images, outlets, kinds.
  private func values(of attribute: String, of element: Substring) -> [String] {
    guard !Self.ownAttributes.contains(attribute) else { return [] }
    let source = XMLSource(recovering: document.text.bytes)
    let own = source.elements.indices.filter { source.elements[$0].name == element }
    return (own + source.elements.indices).compactMap { index -> String? in
      guard let found = source.attribute(attribute, of: index), !found.range.contains(offset - 1) else { return nil }
      let word = source.text(of: found.value)
      return word.isEmpty || Double(word) != nil ? nil : word
    }
  }

  /// Returns the attribute names that elements with the given name have in the document.
  private func names(ofAttributesLike element: Substring) -> [String] {
    let source = XMLSource(recovering: document.text.bytes)
    return source.elements.filter { $0.name == element && $0.startTag.lowerBound != tag }.flatMap { found in
      found.attributes.map(\.name)
    }
  }

  /// Whether a segue may lead to the object.
  private func isController(_ name: DocumentNames.Name) -> Bool {
    name.element.hasSuffix("ontroller") || name.element == "viewControllerPlaceholder" || name.element == "exit"
  }

  /// Whether constraints may refer to the object.
  private func isItem(_ name: DocumentNames.Name) -> Bool {
    name.element.hasSuffix("ayoutGuide") || name.element == "view" || !document.views(named: name).isEmpty
  }

  /// Returns the objects with an id, with their names.
  private func objects(_ matches: (DocumentNames.Name) -> Bool) -> [Proposal] {
    let views = document.analysis?.plan.scenes.flatMap(\.scene.views) ?? []
    let names = Dictionary(views.map { ($0.name, $0.nameInOutline) }, uniquingKeysWith: { first, _ in first })
    return document.names.all.filter { $0.definition != nil && matches($0) }.map { name in
      let title = names[name.text].map { "\(VisibleText.line($0)) (\(name.element))" }
      return Proposal(word: name.text, kind: .reference, detail: title ?? name.element)
    }
  }
}

extension Substring {
  /// The name of the attribute at the end of a tag: `firstItem` in ` id="a" firstItem=`.
  fileprivate var trimmedAttribute: String {
    let word = split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\r" || $0 == "\t" }).last ?? ""
    return String(word.prefix { $0 != "=" })
  }
}
