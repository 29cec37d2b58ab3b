internal import JSON

extension LanguageServer {
  /// The answer to a request about a document; null about one that is not open or holds no scenes.
  mutating func answer(_ method: String, _ parameters: JSONValue) async throws(ResponseError) -> JSONValue {
    guard let kind = RequestKind(rawValue: method) else {
      throw ResponseError(.methodNotFound, "there is no method '\(method)'")
    }
    guard let uri = parameters["textDocument"]?["uri"]?.string else {
      throw ResponseError(.invalidParameters, "'\(method)' needs a document")
    }
    if kind.needsLayouts, documents[uri]?.isOutdated == true { await analyse(uri) }
    guard let entry = documents[uri] else { return .null }
    let document = QuestionedDocument(
      entry.document, entry.readable, in: client.encoding, devices: entry.devices)
    if kind == .symbols { return SymbolsAnswer(of: document).value(nested: client.hasNestedSymbols) }
    guard let position = TextPosition(parameters["position"]) else {
      throw ResponseError(.invalidParameters, "'\(method)' needs a position")
    }
    let places = PlacesAnswer(document)
    switch kind {
    case .symbols: return .null
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

  /// The requests about a document, by their methods.
  private enum RequestKind: String {
    case hover = "textDocument/hover"
    case completion = "textDocument/completion"
    case definition = "textDocument/definition"
    case references = "textDocument/references"
    case highlights = "textDocument/documentHighlight"
    case symbols = "textDocument/documentSymbol"
    case renamePreparation = "textDocument/prepareRename"
    case rename = "textDocument/rename"

    /// True where the answer tells of frames or findings.
    var needsLayouts: Bool { self == .hover }
  }
}
