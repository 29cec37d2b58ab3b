/// The values that methods and properties of headers have.
struct HeaderValues {
  private let found: HeaderDeclarations

  init(of found: HeaderDeclarations) { self.found = found }

  /// Returns an expression for a value: nothing for an optional one. Nil if none is known.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - name: The name of the property or method, which is the value of a text.
  ///   - parameters: The parameters of the method: a font has the size that is asked for.
  func value(of type: HeaderType, named name: String, _ parameters: [HeaderType] = [], depth: Int = 0) -> String? {
    guard type.optionality != "?", depth < 4 else { return "nil" }
    if let value = plainValue(of: type, named: name, parameters, depth: depth) { return value }
    return type.optionality == "!" ? "nil" : nil
  }

  private func plainValue(
    of type: HeaderType, named name: String, _ parameters: [HeaderType], depth: Int
  ) -> String? {
    switch type.name {
    case "String": return "\"\(name)\""
    case "UIFont":
      let weight = name.lowercased().contains("bold") ? "boldSystemFont" : "systemFont"
      let size = parameters.firstIndex { ["CGFloat", "Float", "Double"].contains($0.name) }
      return ".\(weight)(ofSize: \(size.map { "CGFloat(argument\($0))" } ?? "17"))"
    case "Any": return "NSObject()"
    case "AnyClass": return "NSObject.self"
    case "NSNotification.Name": return "NSNotification.Name(\"\(name)\")"
    default: break
    }
    if found.classes[type.name] != nil { return "\(type.name)()" }
    if let enumeration = found.enumerations[type.name] {
      if enumeration.isOptionSet { return "[]" }
      let first = HeaderName.cases(enumeration.cases.map(\.name), of: enumeration.name).first ?? ""
      return enumeration.isPlain ? enumeration.cases.first?.name : ".\(HeaderSource.quoted(first))"
    }
    if let alias = found.aliases[type.name] {
      return value(of: alias.type, named: name, parameters, depth: depth + 1)
    }
    if type.name.hasPrefix("[") { return type.name.contains(":") ? "[:]" : "[]" }
    if type.name.hasPrefix("Set<") { return "[]" }
    let tokens = SwiftTokens(of: type.name)
    let words = tokens.code.map { tokens.text(tokens.all[$0]) }
    return SampleValues().arguments(for: [SampleValues.Parameter(label: nil, type: words, hasDefault: false)])
  }
}
