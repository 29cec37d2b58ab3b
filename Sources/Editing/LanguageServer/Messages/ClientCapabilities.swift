internal import JSON

/// The capabilities of a client that answers depend on.
struct ClientCapabilities: Sendable, Hashable {
  /// The unit in which places are counted: bytes where the client knows them, since our texts consist of them.
  var encoding = PositionEncoding.utf16
  /// True where edits name the version of the document that they are for.
  var hasVersionedEdits = false
  /// True where actions may carry edits; a client without can do nothing with ours.
  var hasLiteralActions = false
  /// True where the edit of an action may be asked for when it is chosen.
  var resolvesActions = false
  /// True where symbols may lie in each other.
  var hasNestedSymbols = false
  /// True where hovers may be Markdown.
  var showsMarkdown = false
  /// True where it can be asked to tell which files change.
  var watchesFiles = false

  /// A client that can do nothing but what all can.
  init() {}

  /// The capabilities that the parameters of `initialize` state.
  init(_ parameters: JSONValue) {
    let capabilities = parameters["capabilities"]
    let document = capabilities?["textDocument"]
    let encodings = capabilities?["general"]?["positionEncodings"]?.elements.compactMap(\.string) ?? []
    if encodings.contains(PositionEncoding.utf8.rawValue) { encoding = .utf8 }
    hasVersionedEdits = capabilities?["workspace"]?["workspaceEdit"]?["documentChanges"] == true
    hasLiteralActions = document?["codeAction"]?["codeActionLiteralSupport"] != nil
    resolvesActions =
      document?["codeAction"]?["resolveSupport"]?["properties"]?.elements.contains("edit") == true
      && document?["codeAction"]?["dataSupport"] == true
    hasNestedSymbols = document?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"] == true
    showsMarkdown = document?["hover"]?["contentFormat"]?.elements.contains("markdown") == true
    watchesFiles = capabilities?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"] == true
  }

  /// The folders that the parameters of `initialize` open, by their paths.
  static func folders(_ parameters: JSONValue) -> [String] {
    let named = parameters["workspaceFolders"]?.elements.compactMap { $0["uri"]?.string } ?? []
    let addresses = (named.isEmpty ? [parameters["rootUri"]?.string].compactMap(\.self) : named).map {
      DocumentURI($0)
    }
    let paths = addresses.compactMap(\.path)
    return paths.isEmpty ? [parameters["rootPath"]?.string].compactMap(\.self).filter { $0.hasPrefix("/") } : paths
  }
}
