internal import JSON

/// The capabilities of the server in `initialize`.
enum ServerCapabilities {
  /// Returns the result of `initialize`.
  static func value(toolVersion: String, for client: ClientCapabilities) -> JSONValue {
    let synchronization: JSONValue = ["openClose": true, "change": 2, "save": ["includeText": false]]
    let capabilities: JSONValue = [
      "positionEncoding": .string(client.encoding.rawValue),
      "textDocumentSync": synchronization, "hoverProvider": true, "definitionProvider": true,
      "referencesProvider": true, "completionProvider": ["triggerCharacters": [".", "[", "\"", "@"]],
      "documentHighlightProvider": true, "documentSymbolProvider": true,
      "codeActionProvider": ["codeActionKinds": ["quickfix", "refactor.rewrite"], "resolveProvider": true],
      "renameProvider": ["prepareProvider": true],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
    return [
      "capabilities": capabilities,
      "serverInfo": ["name": "render-layouts", "version": .string(toolVersion)],
    ]
  }

  /// The extensions of files whose contents affect findings.
  private static let endings = [
    "scene.yaml", "scene.yml", "storyboard", "xib", "strings", "stringsdict", "xcstrings", "plist", "pbxproj",
  ]

  /// Returns the request to watch files.
  ///
  /// - Parameter settings: The names of the files with settings.
  static func watchedFiles(besides settings: [String]) -> JSONValue {
    let patterns =
      ["**/*.{\(endings.joined(separator: ","))}", "**/*.xcassets/**"] + settings.map { "**/\($0)" }
    return [
      "registrations": [
        [
          "id": "files", "method": "workspace/didChangeWatchedFiles",
          "registerOptions": ["watchers": .array(patterns.map { ["globPattern": .string($0)] })],
        ]
      ]
    ]
  }
}
