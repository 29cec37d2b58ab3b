/// Pieces of JSON Schemas, draft 7.
extension JSONValue {
  /// A reference to one of the definitions.
  package static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/definitions/\(name)")] }

  /// One of some words.
  package static func words(_ words: [String]) -> JSONValue { ["enum": .strings(words)] }

  /// One of the words of an enumeration.
  package static func words<Value: CaseIterable & RawRepresentable<String>>(of type: Value.Type) -> JSONValue {
    words(Value.allCases.map(\.rawValue))
  }

  /// Keys with their schemas.
  package static func object(_ keys: [String], _ schema: (String) -> JSONValue) -> JSONValue {
    .object(keys.map { Member($0, schema($0)) })
  }

  /// A list of values.
  package static func list(of item: JSONValue) -> JSONValue { ["type": "array", "items": item] }

  /// A value alone, or a list of such values.
  package static func oneOrMore(_ item: JSONValue) -> JSONValue { anyOf([item, list(of: item)]) }

  /// A value that matches at least one of several schemas.
  package static func anyOf(_ choices: [JSONValue]) -> JSONValue { ["anyOf": .array(choices)] }

  /// An object with these keys and no others.
  package static func closedObject(_ properties: JSONValue, required: [String] = []) -> JSONValue {
    [
      "type": "object", "properties": properties, "additionalProperties": false,
      "required": required.isEmpty ? nil : .strings(required),
    ]
  }

  /// An object that a program has written: with these keys, perhaps with those that are optional, and with others of later
  /// versions.
  package static func record(_ properties: JSONValue, optional: JSONValue = [:]) -> JSONValue {
    [
      "type": "object", "properties": properties.adding(optional), "required": .strings(properties.members.map(\.key)),
    ]
  }

  /// An object whose keys are names of the author's.
  package static func map(of value: JSONValue) -> JSONValue { ["type": "object", "additionalProperties": value] }

  /// The schema with a sentence that editors show.
  package func described(_ description: String) -> JSONValue {
    JSONValue.object([Member("description", .string(description))]).adding(self)
  }

  /// A schema with its title and with the definitions that it refers to.
  package static func schema(_ title: String, _ schema: JSONValue, definitions: JSONValue) -> JSONValue {
    let head: JSONValue = ["$schema": "http://json-schema.org/draft-07/schema#", "title": .string(title)]
    return head.adding(schema).adding(["definitions": definitions])
  }
}
