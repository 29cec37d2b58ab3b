internal import JSON

/// Changes to the text of a document as the protocol's edit.
struct DocumentChangeValue {
  /// A part of the text with what comes instead.
  struct Replacement: Sendable, Hashable {
    /// The bytes that go.
    var range: Range<Int>
    /// The text that comes.
    var text: String
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
    let old = document.text.bytes
    let shortest = min(old.count, bytes.count)
    var start = zip(old, bytes).prefix { $0 == $1 }.count
    guard start < max(old.count, bytes.count) else { return nil }
    var end = zip(old.reversed(), bytes.reversed()).prefix(shortest - start).prefix { $0 == $1 }.count
    // A character of several bytes goes as a whole.
    while start > 0, Self.continues(old, start) || Self.continues(bytes, start) { start -= 1 }
    while end > 0, Self.continues(old, old.count - end) || Self.continues(bytes, bytes.count - end) { end -= 1 }
    let text = String(decoding: bytes[start..<bytes.count - end], as: UTF8.self)
    return value([Replacement(range: start..<old.count - end, text: text)])
  }

  private static func continues(_ bytes: [UInt8], _ offset: Int) -> Bool {
    bytes.indices.contains(offset) && bytes[offset] & 0xC0 == 0x80
  }
}
