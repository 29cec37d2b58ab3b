internal import HostFiles

/// A document that is open in an editor.
struct OpenDocument: Sendable {
  /// The address by which the client knows it.
  let address: DocumentURI
  /// The path.
  let path: String
  /// The kind of the document.
  let kind: SceneDocument
  /// The number that the client gives each version; nil where it gives none.
  var version: Int?
  /// The text as the editor has it.
  var text: DocumentText

  /// A document; nil for one that holds no scenes.
  init?(_ address: DocumentURI, version: Int?, text: DocumentText) {
    guard let path = address.path, let kind = SceneDocument(path: path) else { return nil }
    self.address = address
    self.path = path
    self.kind = kind
    self.version = version
    self.text = text
  }
}
