import Foundation

/// Validates JSON values against a JSON Schema. It knows the keywords of draft 7 that the schema of reports uses.
///
/// A member that the schema does not describe is a problem too, so that additions to reports have to be described.
struct JSONSchemaProblems {
  private let root: [String: Any]
  private let definitions: [String: Any]

  init(_ schema: [String: Any]) {
    root = schema
    definitions = schema["definitions"] as? [String: Any] ?? [:]
  }

  /// Returns the problems of a complete document.
  func problems(in value: Any) -> [String] { problems(in: value, root, "") }

  private func problems(in value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      guard let definition = definitions[String(reference.dropFirst("#/definitions/".count))] as? [String: Any] else {
        return ["\(path): \(reference) is not defined"]
      }
      return problems(in: value, definition, path)
    }
    if let choices = schema["anyOf"] as? [[String: Any]] {
      return choices.contains { problems(in: value, $0, path).isEmpty } ? [] : ["\(path): is none of the choices"]
    }
    return scalarProblems(in: value, schema, path) + memberProblems(in: value, schema, path)
      + elementProblems(in: value, schema, path)
  }

  private func scalarProblems(in value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    var problems: [String] = []
    let types = schema["type"] as? [String] ?? (schema["type"] as? String).map { [$0] } ?? []
    if !types.isEmpty, types.allSatisfy({ !Self.types(of: value).contains($0) }) { problems.append("is no \(types)") }
    if let constant = schema["const"] as? Double, value as? Double != constant { problems.append("is not \(constant)") }
    if let words = schema["enum"] as? [String], (value as? String).map({ !words.contains($0) }) ?? true {
      problems.append("is not one of the words")
    }
    if let minimum = schema["minimum"] as? Double, let number = value as? Double, number < minimum {
      problems.append("is less than \(minimum)")
    }
    return problems.map { "\(path): \($0)" }
  }

  private static func types(of value: Any) -> Set<String> {
    switch value {
    case is NSNull: ["null"]
    case is String: ["string"]
    case is [Any]: ["array"]
    case is [String: Any]: ["object"]
    // JSONSerialization has one type for Booleans and numbers, which differ in their encoding.
    case let number as NSNumber:
      String(cString: number.objCType) == "c"
        ? ["boolean"] : number.doubleValue == number.doubleValue.rounded() ? ["number", "integer"] : ["number"]
    default: []
    }
  }

  private func memberProblems(in value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    guard let object = value as? [String: Any], let properties = schema["properties"] as? [String: [String: Any]] else {
      return []
    }
    func way(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
    let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
    return missing.map { "\(way($0)): is missing" }
      + object.keys.sorted().flatMap { name in
        properties[name].map { problems(in: object[name] ?? NSNull(), $0, way(name)) }
          ?? ["\(way(name)): is not described"]
      }
  }

  private func elementProblems(in value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    guard let elements = value as? [Any] else { return [] }
    let range = (schema["minItems"] as? Int ?? 0)...(schema["maxItems"] as? Int ?? .max)
    let count = range.contains(elements.count) ? [] : ["\(path): has \(elements.count) elements"]
    guard let items = schema["items"] as? [String: Any] else { return count }
    return count + elements.enumerated().flatMap { problems(in: $1, items, "\(path)[\($0)]") }
  }
}
