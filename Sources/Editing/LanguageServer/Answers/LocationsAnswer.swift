internal import JSON

/// The answers to the questions where something is named, and what other places there are.
struct LocationsAnswer {
  private let document: RequestedDocument

  /// Answers about a document.
  init(_ document: RequestedDocument) { self.document = document }

  /// The place where the thing that is named at a place is written; null where none is.
  func definition(at position: TextPosition) -> JSONValue {
    guard let name = document.name(at: position), let definition = document.names.definition(of: name) else {
      return .null
    }
    return location(definition.range)
  }

  /// The places where the thing is named that is named at a place.
  ///
  /// - Parameter definition: Whether the place belongs to them where it is given its name.
  func references(at position: TextPosition, withDefinition definition: Bool) -> JSONValue {
    .array(places(at: position).filter { definition || $0.definition == nil }.map { location($0.range) })
  }

  /// The same places for the marks of an editor.
  func highlights(at position: TextPosition) -> JSONValue {
    .array(
      places(at: position).map { name in
        // Given and used, as the protocol calls them: written and read.
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
