/// Parts of JSON Schemas, draft 7.
extension JSONValue {
  package static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/definitions/\(name)")] }

  /// Returns the schema of one of several words.
  package static func words(_ words: [String]) -> JSONValue { ["enum": .strings(words)] }

  /// Returns the schema of the raw values of an enumeration.
  package static func words<Value: CaseIterable & RawRepresentable<String>>(of type: Value.Type) -> JSONValue {
    words(Value.allCases.map(\.rawValue))
  }

  package static func object(_ keys: [String], _ schema: (String) -> JSONValue) -> JSONValue {
    .object(keys.map { Member($0, schema($0)) })
  }

  package static func list(of item: JSONValue) -> JSONValue { ["type": "array", "items": item] }

  /// Returns the schema of a single value or a list of values.
  package static func oneOrMore(_ item: JSONValue) -> JSONValue { anyOf([item, list(of: item)]) }

  /// Returns a schema that matches if at least one of several schemas does.
  package static func anyOf(_ choices: [JSONValue]) -> JSONValue { ["anyOf": .array(choices)] }

  /// Returns the schema of an object with these keys and no others.
  package static func closedObject(_ properties: JSONValue, required: [String] = []) -> JSONValue {
    [
      "type": "object", "properties": properties, "additionalProperties": false,
      "required": required.isEmpty ? nil : .strings(required),
    ]
  }

  /// Returns the schema of an object that the tool writes: with required and optional keys, and others that later
  /// versions may add.
  package static func record(_ properties: JSONValue, optional: JSONValue = [:]) -> JSONValue {
    [
      "type": "object", "properties": properties.adding(optional), "required": .strings(properties.members.map(\.key)),
    ]
  }

  /// Returns the schema of an object whose keys are chosen by the author.
  package static func map(of value: JSONValue) -> JSONValue { ["type": "object", "additionalProperties": value] }

  /// Returns the schema with a description that editors show.
  package func described(_ description: String) -> JSONValue {
    JSONValue.object([Member("description", .string(description))]).adding(self)
  }

  /// Returns a complete schema with its title and definitions.
  package static func schema(_ title: String, _ schema: JSONValue, definitions: JSONValue) -> JSONValue {
    let head: JSONValue = ["$schema": "http://json-schema.org/draft-07/schema#", "title": .string(title)]
    return head.adding(schema).adding(["definitions": definitions])
  }
}
