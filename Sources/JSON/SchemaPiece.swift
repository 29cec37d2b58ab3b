/// Pieces of JSON Schemas, draft 7.
package enum SchemaPiece {
  /// A reference to one of the definitions.
  package static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/definitions/\(name)")] }

  /// One of some words.
  package static func words(_ words: [String]) -> JSONValue { ["enum": .strings(words)] }

  /// One of the words of an enumeration.
  package static func words<Value: CaseIterable & RawRepresentable<String>>(of type: Value.Type) -> JSONValue {
    words(Value.allCases.map(\.rawValue))
  }

  /// A value alone, or a list of such values.
  package static func oneOrMore(_ item: JSONValue) -> JSONValue { anyOf([item, ["type": "array", "items": item]]) }

  /// A value that matches at least one of several schemas.
  package static func anyOf(_ choices: [JSONValue]) -> JSONValue { ["anyOf": .array(choices)] }

  /// An object with these keys and no others.
  package static func object(
    _ properties: [(key: String, value: JSONValue)], required: [String] = []
  ) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("type", "object"), .init("properties", .object(properties.map { .init($0.key, $0.value) })),
      .init("additionalProperties", false),
    ]
    if !required.isEmpty { members.append(.init("required", .strings(required))) }
    return .object(members)
  }

  /// An object that a program has written: with these keys, perhaps with those that are optional, and with others of later
  /// versions.
  package static func record(
    _ properties: [(key: String, value: JSONValue)], optional: [(key: String, value: JSONValue)] = []
  ) -> JSONValue {
    [
      "type": "object", "properties": .object((properties + optional).map { .init($0.key, $0.value) }),
      "required": .strings(properties.map(\.key)),
    ]
  }

  /// An object whose keys are names of the author's.
  package static func map(of value: JSONValue) -> JSONValue { ["type": "object", "additionalProperties": value] }

  /// A value with a sentence that editors show.
  package static func described(_ value: JSONValue, _ description: String) -> JSONValue {
    guard case .object(let members) = value else { return value }
    return .object([.init("description", .string(description))] + members)
  }
}
