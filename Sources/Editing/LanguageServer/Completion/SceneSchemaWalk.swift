internal import JSON
internal import SceneFiles

/// A walk through the schema that finds the keys and values that scene files allow at a position.
struct SceneSchemaWalk: Sendable {
  private let definitions: JSONValue
  /// The alternative schemas at the position.
  private var schemas: [JSONValue]

  /// The largest depth of references.
  private static let depthLimit = 16

  /// Creates the schemas at the end of a path.
  init(_ path: [SceneCursor.Step]) {
    let schema = SceneSchema.value
    definitions = schema["definitions"] ?? .null
    schemas = []
    schemas = expanded(schema)
    for step in path { schemas = schemas.flatMap { below($0, step) } }
  }

  private func below(_ schema: JSONValue, _ step: SceneCursor.Step) -> [JSONValue] {
    switch step {
    case .item: return schema["items"].map { expanded($0) } ?? []
    case .key(let key):
      if let property = schema["properties"]?[key] { return expanded(property) }
      guard let more = schema["additionalProperties"], !more.members.isEmpty else { return [] }
      return expanded(more)
    }
  }

  /// Returns the schemas to which a schema resolves after its references and alternatives are followed.
  private func expanded(_ schema: JSONValue, depth: Int = 0) -> [JSONValue] {
    guard depth < Self.depthLimit else { return [] }
    if let reference = schema["$ref"]?.string, let name = reference.split(separator: "/").last {
      return definitions[String(name)].map { expanded($0, depth: depth + 1) } ?? []
    }
    if let choices = schema["anyOf"] { return choices.elements.flatMap { expanded($0, depth: depth + 1) } }
    return [schema]
  }

  // MARK: - Words

  /// Returns the keys that are allowed at the position, with their descriptions.
  ///
  /// - Parameter siblings: The existing keys with their values.
  func keys(besides siblings: [String: String]) -> [(key: String, description: String?)] {
    var seen: Set<String> = []
    return schemas.flatMap { schema in
      let allowed = Self.allowedKeys(of: schema, besides: siblings)
      let named = schema["properties"]?.members.map { ($0.key, $0.value["description"]?.string) } ?? []
      let words = schema["propertyNames"]?["enum"]?.elements.compactMap(\.string) ?? []
      return named.filter { allowed?.contains($0.0) ?? true } + words.map { ($0, nil) }
    }
    .filter { siblings[$0.0] == nil && seen.insert($0.0).inserted }
    .map { (key: $0.0, description: $0.1) }
  }

  /// Returns the keys that are allowed by the value of another key, or nil if there is no such condition.
  private static func allowedKeys(of schema: JSONValue, besides siblings: [String: String]) -> Set<String>? {
    for condition in schema["allOf"]?.elements ?? [] {
      guard let property = condition["if"]?["properties"]?.members.first, let word = property.value["const"]?.string
      else { continue }
      let isRequired = condition["if"]?["required"] != nil
      guard siblings[property.key].map({ $0 == word }) ?? !isRequired else { continue }
      return Set(condition["then"]?["propertyNames"]?["enum"]?.elements.compactMap(\.string) ?? [])
    }
    return nil
  }

  /// The words that are allowed as the value.
  var values: [String] {
    var seen: Set<String> = []
    return schemas.flatMap { schema -> [String] in
      let isTruth = schema["type"]?.string == "boolean"
      let words = schema["enum"]?.elements ?? []
      // A list with one item may be written as the item.
      let items = schema["items"].map { expanded($0).flatMap { $0["enum"]?.elements ?? [] } } ?? []
      return (words + items).compactMap { $0.string ?? $0.number.map { "\(Int($0))" } }
        + (isTruth ? ["true", "false"] : [])
    }
    .filter { seen.insert($0).inserted }
  }

  /// Whether numbers, metrics and arithmetic are allowed.
  var takesNumbers: Bool {
    schemas.contains {
      $0["type"]?.elements.contains("number") == true && $0["type"]?.elements.contains("boolean") != true
    }
  }
}
