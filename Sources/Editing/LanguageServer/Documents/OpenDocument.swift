internal import HostFiles

/// A document that is open in an editor.
struct OpenDocument: Sendable {
  /// The document URI of the client.
  let address: DocumentURI
  let path: String
  let kind: SceneDocument
  /// The version number from the client; nil if it sends none.
  var version: Int?
  /// The text in the editor.
  var text: DocumentText

  /// Creates a document, or nil for one of a different kind.
  init?(_ address: DocumentURI, version: Int?, text: DocumentText) {
    guard let path = address.path, let kind = SceneDocument(path: path) else { return nil }
    self.address = address
    self.path = path
    self.kind = kind
    self.version = version
    self.text = text
  }
}
