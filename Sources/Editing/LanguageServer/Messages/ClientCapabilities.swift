internal import JSON

/// The capabilities of a client that affect answers.
struct ClientCapabilities: Sendable, Hashable {
  /// The unit of positions: bytes if the client supports them, since strings are UTF-8 here.
  var encoding = PositionEncoding.utf16
  /// Whether edits may name the version of the document.
  var hasVersionedEdits = false
  /// Whether actions may contain edits. Without this, no actions are offered.
  var hasLiteralActions = false
  /// Whether the edit of an action may be requested when it is chosen.
  var resolvesActions = false
  /// Whether symbols may be nested.
  var hasNestedSymbols = false
  /// Whether hovers may be Markdown.
  var showsMarkdown = false
  /// Whether the client can watch files.
  var watchesFiles = false

  /// Creates a client without optional capabilities.
  init() {}

  /// Reads the capabilities in the parameters of `initialize`.
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

  /// Returns the paths of the folders that the parameters of `initialize` open.
  static func folders(_ parameters: JSONValue) -> [String] {
    let named = parameters["workspaceFolders"]?.elements.compactMap { $0["uri"]?.string } ?? []
    let addresses = (named.isEmpty ? [parameters["rootUri"]?.string].compactMap(\.self) : named).map {
      DocumentURI($0)
    }
    let paths = addresses.compactMap(\.path)
    return paths.isEmpty ? [parameters["rootPath"]?.string].compactMap(\.self).filter { $0.hasPrefix("/") } : paths
  }
}
