internal import JSON

/// The answers to requests for the definition and the references of a name.
struct LocationsAnswer {
  private let document: RequestedDocument

  /// Creates the answers about a document.
  init(_ document: RequestedDocument) { self.document = document }

  /// Returns the definition of the name at a position; null if there is none.
  func definition(at position: TextPosition) -> JSONValue {
    guard let name = document.name(at: position), let definition = document.names.definition(of: name) else {
      return .null
    }
    return location(definition.range)
  }

  /// Returns the references to the name at a position.
  ///
  /// Pass true for `definition` to include the definition.
  func references(at position: TextPosition, withDefinition definition: Bool) -> JSONValue {
    .array(places(at: position).filter { definition || $0.definition == nil }.map { location($0.range) })
  }

  /// Returns the references for highlighting in an editor.
  func highlights(at position: TextPosition) -> JSONValue {
    .array(
      places(at: position).map { name in
        // In the protocol's terms, a definition is a "write" and a use is a "read".
        ["range": document.range(name.range).value, "kind": .number(name.definition == nil ? 2 : 3)]
      })
  }

  private func places(at position: TextPosition) -> [DocumentNames.Name] {
    document.name(at: position).map(document.names.places) ?? []
  }

  private func location(_ range: Range<Int>) -> JSONValue {
    ["uri": .string(document.document.address.uri), "range": document.range(range).value]
  }
}
