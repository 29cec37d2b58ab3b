internal import HostFiles
internal import JSON
internal import VisibleText

/// The completions for a position.
struct CompletionAnswer {
  private let document: RequestedDocument

  /// The maximum number of completions.
  private static let limit = 2000

  /// Creates the answers about a document.
  init(_ document: RequestedDocument) { self.document = document }

  func value(at position: TextPosition) -> JSONValue {
    let offset = document.text.offset(of: position, in: document.encoding)
    let found =
      switch document.document.kind {
      case .yaml: SceneProposals(in: document, at: offset)?.value
      case .interfaceBuilder: MarkupProposals(in: document, at: offset)?.value
      }
    guard let found else { return ["isIncomplete": false, "items": []] }
    var seen: Set<String> = []
    let items = found.all.filter { seen.insert($0.word).inserted }.prefix(Self.limit)
    return ["isIncomplete": false, "items": .array(items.enumerated().map { item($1, at: $0, found.range) })]
  }

  private func item(_ proposal: Proposal, at position: Int, _ range: Range<Int>) -> JSONValue {
    [
      "label": .string(VisibleText.line(proposal.word)), "kind": .number(proposal.kind.rawValue),
      "detail": proposal.detail.map { .string(VisibleText.line($0)) },
      // Without this, editors sort alphabetically.
      "sortText": .string(position.digits(5)),
      "textEdit": [
        "range": document.range(range).value, "newText": .string(proposal.text ?? proposal.word),
      ],
    ]
  }
}
