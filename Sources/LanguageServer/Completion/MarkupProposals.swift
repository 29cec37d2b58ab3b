internal import DocumentEditing
internal import JSON
internal import LayoutReview
internal import Scenes
internal import VisibleText

/// Words for a place in a storyboard or xib: ids of objects, and what constraints consist of.
struct MarkupProposals {
  private let document: QuestionedDocument
  private let offset: Int
  /// The beginning of the tag that is typed.
  private let tag: Int

  /// Words for a place; nil outside of tags.
  init?(in document: QuestionedDocument, at offset: Int) {
    let before = document.text.bytes[..<offset]
    guard let tag = before.lastIndex(of: UInt8(ascii: "<")) else { return nil }
    // The sign may stand in a value.
    let quotes = before[tag...].count { $0 == UInt8(ascii: "\"") }
    guard quotes % 2 == 1 || !before[tag...].contains(UInt8(ascii: ">")) else { return nil }
    self.document = document
    self.offset = offset
    self.tag = tag
  }

  /// The words, and what was typed of them.
  var value: Proposals {
    let typed = document.text.string(tag..<offset)
    let parts = typed.split(separator: "\"", omittingEmptySubsequences: false)
    let element = typed.dropFirst().prefix { $0.isLetter }
    guard parts.count % 2 == 0 else {
      let present = stride(from: 0, to: parts.count - 1, by: 2).map { parts[$0].trimmedAttribute }
      let all = element == "constraint" ? ConstraintVocabulary.keys.filter { !present.contains($0) } : []
      return Proposals(
        range: document.text.word(at: offset).lowerBound..<offset,
        all: all.map { Proposal(word: $0, kind: .property, text: "\($0)=") })
    }
    let value = parts[parts.count - 1]
    let words = words(for: parts[parts.count - 2].trimmedAttribute)
    return Proposals(range: offset - value.utf8.count..<offset, all: words)
  }

  private func words(for attribute: String) -> [Proposal] {
    switch attribute {
    case "firstItem", "secondItem": objects { isItem($0) }
    case "firstAttribute", "secondAttribute":
      ConstraintVocabulary.attributes.map { Proposal(word: $0, kind: .property) }
    case "relation": ConstraintVocabulary.relations.map { Proposal(word: $0, kind: .keyword) }
    case "destination", "reference", "initialViewController", "target": objects { _ in true }
    default: []
    }
  }

  /// True for what constraints may be about.
  private func isItem(_ name: DocumentNames.Name) -> Bool {
    name.element.hasSuffix("ayoutGuide") || name.element == "view" || !document.views(named: name).isEmpty
  }

  /// The objects that have an id, with what people call them.
  private func objects(_ isMeant: (DocumentNames.Name) -> Bool) -> [Proposal] {
    let views = document.analysis?.plan.scenes.flatMap(\.scene.views) ?? []
    let names = Dictionary(views.map { ($0.name, $0.nameInOutline) }, uniquingKeysWith: { first, _ in first })
    return document.names.all.filter { $0.definition != nil && isMeant($0) }.map { name in
      let title = names[name.text].map { "\(VisibleText.line($0)) (\(name.element))" }
      return Proposal(word: name.text, kind: .reference, detail: title ?? name.element)
    }
  }
}

extension Substring {
  /// The name of the attribute at the end of a tag: `firstItem` of ` id="a" firstItem=`.
  fileprivate var trimmedAttribute: String {
    let word = split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\r" || $0 == "\t" }).last ?? ""
    return String(word.prefix { $0 != "=" })
  }
}
