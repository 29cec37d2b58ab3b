import DocumentTestSupport

@testable import JSON
@testable import MarkupReading

/// Checks YAML documents against a JSON Schema. Supports the keywords of draft 7 that our schema uses.
///
/// A scalar matches every type that a YAML reader may read it as, because our reader treats quoted and unquoted scalars
/// alike.
struct SchemaValidator {
  private let root: [String: JSONValue]
  private let definitions: [String: JSONValue]

  init(_ schema: JSONValue) {
    root = Self.members(schema)
    definitions = Self.members(root["definitions"] ?? .null)
  }

  /// Whether the whole document is valid.
  func accepts(_ node: YAMLNode) -> Bool { accepts(node, root) }

  private static func members(_ value: JSONValue) -> [String: JSONValue] {
    guard case .object(let members) = value else { return [:] }
    return Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  private func accepts(_ node: YAMLNode, _ schema: JSONValue) -> Bool {
    if case .boolean(let isAllowed) = schema { return isAllowed }
    return accepts(node, Self.members(schema))
  }

  private func accepts(_ node: YAMLNode, _ schema: [String: JSONValue]) -> Bool {
    if case .string(let reference)? = schema["$ref"] {
      guard let definition = definitions[String(reference.dropFirst("#/definitions/".count))] else { return false }
      return accepts(node, definition)
    }
    return hasType(node, schema) && isAmongWords(node, schema) && hasMembers(node, schema) && hasChoices(node, schema)
  }

  private func hasType(_ node: YAMLNode, _ schema: [String: JSONValue]) -> Bool {
    switch schema["type"] {
    case .string(let type)?: types(of: node).contains(type)
    case .array(let choices)?:
      choices.contains { if case .string(let type) = $0 { types(of: node).contains(type) } else { false } }
    default: true
    }
  }

  private func types(of node: YAMLNode) -> Set<String> {
    if node.mapping != nil { return ["object"] }
    if node.sequence != nil { return ["array"] }
    guard let text = node.scalar else { return [] }
    var types: Set<String> = ["string"]
    if text.isEmpty || text == "null" || text == "~" { types = ["null"] }
    if Double(text) != nil { types.insert("number") }
    if text == "true" || text == "false" { types.insert("boolean") }
    return types
  }

  private func isAmongWords(_ node: YAMLNode, _ schema: [String: JSONValue]) -> Bool {
    func text(_ value: JSONValue) -> String? {
      switch value {
      case .string(let text): text
      case .number(let number): String(Int(number))
      default: nil
      }
    }
    if let constant = schema["const"], text(constant) != node.scalar { return false }
    if case .array(let words)? = schema["enum"], !words.contains(where: { text($0) == node.scalar }) { return false }
    if case .string(let pattern)? = schema["pattern"], let scalar = node.scalar {
      guard let expression = try? Regex(pattern) else { return false }
      return (try? expression.firstMatch(in: scalar)) != nil
    }
    return true
  }

  private func hasMembers(_ node: YAMLNode, _ schema: [String: JSONValue]) -> Bool {
    if let items = node.sequence, let item = schema["items"] { return items.allSatisfy { accepts($0, item) } }
    guard let entries = node.mapping else { return true }
    let properties = Self.members(schema["properties"] ?? .null)
    if case .array(let required)? = schema["required"] {
      for case .string(let key) in required where node[key] == nil { return false }
    }
    if let names = schema["propertyNames"], !entries.allSatisfy({ accepts($0.key, names) }) { return false }
    return entries.allSatisfy { entry in
      accepts(entry.value, properties[entry.name] ?? schema["additionalProperties"] ?? .boolean(true))
    }
  }

  private func hasChoices(_ node: YAMLNode, _ schema: [String: JSONValue]) -> Bool {
    if case .array(let choices)? = schema["anyOf"], !choices.contains(where: { accepts(node, $0) }) { return false }
    if case .array(let parts)? = schema["allOf"], !parts.allSatisfy({ accepts(node, $0) }) { return false }
    if let condition = schema["if"], let consequence = schema["then"], accepts(node, condition) {
      return accepts(node, consequence)
    }
    return true
  }
}
