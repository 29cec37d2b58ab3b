internal import DocumentEditing
internal import JSON

/// Changes to the text of a document as the protocol's edit.
struct DocumentChangeValue {
  /// A part of the text with what comes instead.
  struct Replacement: Sendable, Hashable {
    /// The bytes that go.
    var range: Range<Int>
    /// The text that comes.
    var text: String

    /// A part of the text with another text.
    init(range: Range<Int>, text: String) {
      self.range = range
      self.text = text
    }

    /// A replacement of bytes that are whole characters.
    init(_ replacement: TextReplacement) {
      self.init(range: replacement.range, text: String(decoding: replacement.bytes, as: UTF8.self))
    }
  }

  private let document: OpenDocument
  private let client: ClientCapabilities

  /// Changes to a document.
  init(of document: OpenDocument, for client: ClientCapabilities) {
    self.document = document
    self.client = client
  }

  /// The edit that makes some replacements, none of which lies in another one.
  ///
  /// - Parameter others: Replacements in other files, which need not be open.
  func value(
    _ replacements: [Replacement], others: [(path: String, text: DocumentText, replacements: [Replacement])] = []
  ) -> JSONValue {
    let own = (uri: document.address.uri, version: document.version, edits: edits(replacements, of: document.text))
    let all =
      [own]
      + others.map { other in
        (uri: DocumentURI(path: other.path).uri, version: nil, edits: edits(other.replacements, of: other.text))
      }
    guard client.hasVersionedEdits else {
      return ["changes": .object(all.map { JSONValue.Member($0.uri, $0.edits) })]
    }
    let changes = all.map { change -> JSONValue in
      [
        "textDocument": ["uri": .string(change.uri), "version": change.version.map { .number($0) } ?? .null],
        "edits": change.edits,
      ]
    }
    return ["documentChanges": .array(changes)]
  }

  private func edits(_ replacements: [Replacement], of text: DocumentText) -> JSONValue {
    .array(
      replacements.map { ["range": text.range($0.range, in: client.encoding).value, "newText": .string($0.text)] })
  }

  /// The edit that makes another text of the document, in the lines alone that differ; nil where none does.
  func value(to bytes: [UInt8]) -> JSONValue? {
    TextReplacement(from: document.text.bytes, to: bytes).map { value([Replacement($0)]) }
  }
}
