internal import JSON

extension LanguageServer {
  /// Returns the answer to a request about a document; null if the document is not open or of a different kind.
  mutating func answer(
    _ method: String, _ parameters: JSONValue, _ identifier: MessageIdentifier
  ) async throws(ResponseError) -> JSONValue {
    if method == "codeAction/resolve" { return try await resolved(parameters, identifier) }
    guard let kind = RequestKind(rawValue: method) else {
      throw ResponseError(.methodNotFound, "unknown method '\(method)'")
    }
    guard let uri = parameters["textDocument"]?["uri"]?.string else {
      throw ResponseError(.invalidParameters, "'\(method)' needs a document URI")
    }
    if kind.needsLayouts, documents[uri]?.isOutdated == true { await analyse(uri, for: identifier) }
    guard let document = documents.questioned(uri, needsFindings: kind == .actions, in: client.encoding) else {
      return .null
    }
    if kind == .actions { return actions(in: document, parameters) }
    if kind == .symbols { return SymbolsAnswer(of: document).value(nested: client.hasNestedSymbols) }
    guard let position = TextPosition(parameters["position"]) else {
      throw ResponseError(.invalidParameters, "'\(method)' needs a position")
    }
    let places = LocationsAnswer(document)
    switch kind {
    case .symbols, .actions: return .null
    case .hover: return HoverAnswer(document, usingMarkdown: client.showsMarkdown).value(at: position)
    case .completion: return CompletionAnswer(document).value(at: position)
    case .definition: return places.definition(at: position)
    case .highlights: return places.highlights(at: position)
    case .references:
      let withDefinition = parameters["context"]?["includeDeclaration"] != false
      return places.references(at: position, withDefinition: withDefinition)
    case .renamePreparation: return RenameAnswer(document, for: client).preparation(at: position)
    case .rename:
      guard let name = parameters["newName"]?.string else {
        throw ResponseError(.invalidParameters, "'\(method)' needs a new name")
      }
      return try RenameAnswer(document, for: client).value(at: position, to: name)
    }
  }

  private func actions(in document: RequestedDocument, _ parameters: JSONValue) -> JSONValue {
    guard let range = TextRange(parameters["range"]) else { return [] }
    let kinds = parameters["context"]?["only"]?.elements.compactMap(\.string) ?? []
    return CodeActionsAnswer(document, for: client)?.value(in: range, kinds: kinds) ?? []
  }

  /// Returns an action with its edit, which is worked out here.
  private mutating func resolved(
    _ action: JSONValue, _ identifier: MessageIdentifier
  ) async throws(ResponseError) -> JSONValue {
    guard let uri = action["data"]?["uri"]?.string, let menuAction = CodeAction(action["data"]) else { return action }
    if documents[uri]?.isOutdated == true { await analyse(uri, for: identifier) }
    guard let entry = documents[uri], let analysis = entry.analysis, analysis.document.text == entry.document.text
    else {
      throw ResponseError(.requestFailed, "the document has changed in the meantime; request the action again")
    }
    let bytes = try menuAction.bytes(of: analysis, environment, shouldStop: stop(for: uri, answering: identifier))
    let change = DocumentChangeValue(of: entry.document, for: client).value(to: bytes)
    return action.adding(["edit": change])
  }

  /// The requests about a document, by method.
  private enum RequestKind: String {
    case hover = "textDocument/hover"
    case completion = "textDocument/completion"
    case definition = "textDocument/definition"
    case references = "textDocument/references"
    case highlights = "textDocument/documentHighlight"
    case symbols = "textDocument/documentSymbol"
    case actions = "textDocument/codeAction"
    case renamePreparation = "textDocument/prepareRename"
    case rename = "textDocument/rename"

    /// Whether the answer depends on layouts.
    var needsLayouts: Bool { self == .hover || self == .actions }
  }
}
