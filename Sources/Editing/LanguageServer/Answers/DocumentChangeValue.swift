internal import DocumentEditing
internal import JSON

/// Changes to the text of a document as the protocol's edit.
struct DocumentChangeValue {
  /// A replacement of a part of the text.
  struct Replacement: Sendable, Hashable {
    /// The replaced bytes.
    var range: Range<Int>
    var text: String

    init(range: Range<Int>, text: String) {
      self.range = range
      self.text = text
    }

    /// Creates a replacement of bytes that are whole characters.
    init(_ replacement: TextReplacement) {
      self.init(range: replacement.range, text: String(decoding: replacement.bytes, as: UTF8.self))
    }
  }

  private let document: OpenDocument
  private let client: ClientCapabilities

  init(of document: OpenDocument, for client: ClientCapabilities) {
    self.document = document
    self.client = client
  }

  /// Returns the edit with the given replacements, which do not overlap.
  ///
  /// `others` are replacements in other files, which need not be open.
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

  /// Returns the edit to another string of the document, which covers only the difference, or nil if there is none.
  func value(to bytes: [UInt8]) -> JSONValue? {
    TextReplacement(from: document.text.bytes, to: bytes).map { value([Replacement($0)]) }
  }
}
