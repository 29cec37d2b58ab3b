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
  private let client: ClientAbilities

  /// Changes to a document.
  init(of document: OpenDocument, for client: ClientAbilities) {
    self.document = document
    self.client = client
  }

  /// The edit that makes some replacements, none of which lies in another one.
  func value(_ replacements: [Replacement]) -> JSONValue {
    let edits = JSONValue.array(
      replacements.map {
        ["range": document.text.range($0.range, in: client.encoding).value, "newText": .string($0.text)]
      })
    let uri = document.address.uri
    guard client.hasVersionedEdits else { return ["changes": .object([JSONValue.Member(uri, edits)])] }
    let version: JSONValue = document.version.map { .number($0) } ?? .null
    return ["documentChanges": [["textDocument": ["uri": .string(uri), "version": version], "edits": edits]]]
  }

  /// The edit that makes another text of the document, in the lines alone that differ; nil where none does.
  func value(to bytes: [UInt8]) -> JSONValue? {
    TextReplacement(from: document.text.bytes, to: bytes).map { value([Replacement($0)]) }
  }
}
