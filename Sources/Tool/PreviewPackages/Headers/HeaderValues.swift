/// The values that methods and properties of headers have.
struct HeaderValues {
  private let found: HeaderDeclarations

  init(of found: HeaderDeclarations) { self.found = found }

  /// The numbers and structures of numbers that objects of Objective-C begin with.
  private static let empty: [String: String] = {
    let numbers = [
      "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "CChar", "Float",
      "Double", "CGFloat", "TimeInterval",
    ]
    let structures = ["CGPoint", "CGSize", "CGRect", "CGVector", "UIEdgeInsets", "UIOffset"]
    return Dictionary(
      uniqueKeysWithValues: [("Bool", "false")] + numbers.map { ($0, "0") } + structures.map { ($0, ".zero") })
  }()

  /// Returns an expression for a value: nothing for an optional one, and zero for a number. Nil if none is known.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - name: The name of the property or method, which is the value of a string.
  ///   - parameters: The parameters of the method: a font has the requested size.
  func value(of type: HeaderType, named name: String, _ parameters: [HeaderType] = [], depth: Int = 0) -> String? {
    guard type.optionality != "?", depth < 4 else { return "nil" }
    if let value = plainValue(of: type, named: name, parameters, depth: depth) { return value }
    return type.optionality == "!" ? "nil" : nil
  }

  private func plainValue(
    of type: HeaderType, named name: String, _ parameters: [HeaderType], depth: Int
  ) -> String? {
    if let value = Self.empty[type.name] { return value }
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
      let zero = enumeration.numbers.firstIndex(of: 0) ?? 0
      return enumeration.isPlain
        ? enumeration.cases[zero].name : ".\(HeaderSource.quoted(enumeration.swiftNames[zero]))"
    }
    if let alias = found.aliases[type.name] {
      if alias.isStructure {
        return value(of: alias.type, named: name, depth: depth + 1).map { "\(type.name)(rawValue: \($0))" }
      }
      return value(of: alias.type, named: name, parameters, depth: depth + 1)
    }
    if type.name.hasPrefix("[") { return type.name.contains(":") ? "[:]" : "[]" }
    if type.name.hasPrefix("Set<") { return "[]" }
    let tokens = SwiftTokens(of: type.name)
    let words = tokens.code.map { tokens.text(tokens.all[$0]) }
    return SampleValues().arguments(for: [SampleValues.Parameter(label: nil, type: words, hasDefault: false)])
  }
}
