/// The declarations of headers in Swift, as far as they are known: objects that do nothing and have empty values.
struct HeaderSource {
  let found: HeaderDeclarations
  /// The word before declarations that other modules use, with a space; empty inside an app.
  let access: String
  /// The word before classes and their members.
  private let openAccess: String
  var lines: [String] = []
  /// The Swift names of members that a class has, by class.
  var members: [String: Set<String>] = [:]
  /// The classes with initializers that subclasses can override.
  var designated: Set<String> = []
  private let values: HeaderValues

  /// The source in Swift, with one declaration a line.
  private(set) var text = ""

  /// Creates the source.
  ///
  /// - Parameter isModule: Whether other modules import the declarations.
  init(of found: HeaderDeclarations, isModule: Bool) {
    self.found = found
    (access, openAccess) = isModule ? ("public ", "open ") : ("", "")
    values = HeaderValues(of: found)
    lines = ["import Foundation", "import LayoutPreviews", "import UIKit"]
    for alias in found.aliases.values.sorted(by: { $0.name < $1.name }) where !isDeclared(alias.name) {
      guard !alias.isStructure else {
        addStructure(alias)
        continue
      }
      lines.append("\(access)typealias \(alias.name) = \(alias.type.text)")
    }
    for enumeration in found.enumerations.values.sorted(by: { $0.name < $1.name }) { add(enumeration) }
    for (name, declared) in found.protocols.sorted(by: { $0.key < $1.key }) {
      add(protocolNamed: name, declared.parents, declared.members)
    }
    for name in found.classes.keys.sorted() { add(classNamed: name, depth: 0) }
    for (name, members) in found.categories.sorted(by: { $0.key < $1.key }) where found.classes[name] == nil {
      lines.append("extension \(name) {")
      add(members, to: name, isExtension: true)
      lines.append("}")
    }
    addConstants()
    addStatedNames()
    text = lines.joined(separator: "\n") + "\n"
  }

  private func isDeclared(_ name: String) -> Bool {
    found.classes[name] != nil || found.enumerations[name] != nil || found.protocols[name] != nil
  }

  // MARK: - Values

  private mutating func add(_ enumeration: HeaderDeclarations.Enumeration) {
    let (name, raw, names, numbers) = (
      enumeration.name, enumeration.type, enumeration.swiftNames, enumeration.numbers
    )
    guard !enumeration.isPlain, !enumeration.isOptionSet else { return addStructure(enumeration) }
    let isNegative = numbers.contains { $0.map { $0 < 0 } ?? false }
    let parents = [isNegative && raw.hasPrefix("U") ? "Int" : raw] + (enumeration.isError ? ["Error"] : [])
    lines.append("\(access)enum \(name): \(parents.joined(separator: ", ")) {")
    if enumeration.isError { lines.append("\(access)typealias Code = \(name)") }
    var known: [Int: String] = [:]
    for (own, number) in zip(names, numbers) {
      guard let number else { continue }
      if let former = known[number] {
        lines.append("\(access)static let \(Self.quoted(own)) = \(name).\(Self.quoted(former))")
      } else {
        known[number] = own
        lines.append("case \(Self.quoted(own)) = \(number)")
      }
    }
    lines.append("}")
  }

  /// Adds a set of options, or an enumeration of C: a structure with constants, or constants alone.
  private mutating func addStructure(_ enumeration: HeaderDeclarations.Enumeration) {
    let (name, names, numbers) = (enumeration.name, enumeration.swiftNames, enumeration.numbers)
    let isNegative = numbers.contains { $0.map { $0 < 0 } ?? false }
    let raw = enumeration.isPlain && isNegative && enumeration.type == "UInt32" ? "Int32" : enumeration.type
    var constants: [String] = []
    for (position, item) in enumeration.cases.enumerated() {
      guard let number = numbers[position] else { continue }
      if enumeration.isPlain {
        let value = name.isEmpty ? ": Int = \(number)" : " = \(name)(rawValue: \(number))"
        constants.append("\(access)let \(item.swiftName ?? item.name)\(value)")
      } else if number != 0 {
        // Swift has '[]' instead of an option that is zero.
        let value = number < 0 ? "\(raw)(truncatingIfNeeded: \(number))" : "\(number)"
        constants.append(
          "\(access)static let \(Self.quoted(names[position])) = \(name)(rawValue: \(value))")
      }
    }
    if !name.isEmpty {
      addStructure(
        named: name, raw, parent: enumeration.isPlain ? "RawRepresentable" : "OptionSet",
        hasPlainInitializer: enumeration.isPlain, members: enumeration.isPlain ? [] : constants)
    }
    if enumeration.isPlain { lines += constants }
  }

  /// Adds a type of constants that are strings or numbers: `typedef NSString *CardName NS_TYPED_ENUM`.
  private mutating func addStructure(_ alias: HeaderDeclarations.Alias) {
    addStructure(
      named: alias.name, alias.type.name, parent: "RawRepresentable", hasPlainInitializer: true, members: [])
  }

  private mutating func addStructure(
    named name: String, _ raw: String, parent: String, hasPlainInitializer: Bool, members: [String]
  ) {
    lines.append("\(access)struct \(name): \(parent), Hashable {")
    lines.append("\(access)var rawValue: \(raw)")
    lines.append("\(access)init(rawValue: \(raw)) { self.rawValue = rawValue }")
    if hasPlainInitializer { lines.append("\(access)init(_ rawValue: \(raw)) { self.rawValue = rawValue }") }
    lines += members
    lines.append("}")
  }

  private mutating func addConstants() {
    for constant in found.constants.values.sorted(by: { $0.name < $1.name }) where !isDeclared(constant.name) {
      let isText = constant.type.name == "String"
      let notification = HeaderName.notification(constant.name)
      if constant.type.name == "NSNotification.Name" || isText && constant.isExtern && notification != nil {
        add(constant, to: "NSNotification.Name", named: notification ?? constant.name, with: "")
        continue
      }
      if found.aliases[constant.type.name]?.isStructure == true {
        let type = constant.type.name
        add(constant, to: type, named: HeaderName.member(constant.name, of: type), with: "rawValue: ")
        continue
      }
      let text = isText ? "\"\(constant.name)\"" : values.value(of: constant.type, named: "")
      guard let value = constant.value ?? text else { continue }
      let names = (constant.swiftName ?? constant.name).split(separator: ".").map(String.init)
      if names.count == 2 {
        lines.append(
          "extension \(names[0]) { \(access)static var \(Self.quoted(names[1])): \(constant.type.text) { \(value) } }")
      } else {
        lines.append("\(access)let \(Self.quoted(names[0])): \(constant.type.text) = \(value)")
      }
    }
    for function in found.functions.values.sorted(by: { $0.name < $1.name }) where !isDeclared(function.name) {
      let (base, labels) = Self.parts(of: function.swiftName ?? function.name)
      // Functions that are members of a type have an argument for the object.
      guard !base.contains("."), labels.isEmpty || labels.count == function.parameters.count else { continue }
      let all = labels.isEmpty ? function.parameters.map { _ in "_" } : labels
      lines.append(
        "\(access)func \(Self.quoted(base))(\(Self.parameters(all, function.parameters)))"
          + body(of: function.result, named: function.name, function.parameters))
    }
  }

  /// Adds a constant as a member of its type.
  private mutating func add(
    _ constant: HeaderDeclarations.Constant, to type: String, named name: String, with label: String
  ) {
    let own = constant.swiftName.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    let raw = found.aliases[type].map { $0.type.name } ?? "String"
    let text = raw == "String" ? "\"\(constant.name)\"" : "0"
    lines.append(
      "extension \(type) { \(access)static let \(Self.quoted(own ?? name)) = "
        + "\(type)(\(label)\(constant.value ?? text)) }")
  }

  /// Adds the names that headers state for types. The types have both names.
  private mutating func addStatedNames() {
    for (name, stated) in found.statedNames.sorted(by: { $0.key < $1.key }) where isDeclared(name) || isAlias(name) {
      let steps = stated.split(separator: ".").map(String.init)
      guard let last = steps.last, steps.count < 3, steps.allSatisfy(HeaderType.isWord), !isDeclared(stated),
        !isAlias(stated)
      else { continue }
      let alias = "\(access)typealias \(last) = \(name)"
      lines.append(steps.count == 1 ? alias : "extension \(steps[0]) { \(alias) }")
    }
  }

  private func isAlias(_ name: String) -> Bool { found.aliases[name] != nil }

  // MARK: - Types

  private mutating func add(
    protocolNamed name: String, _ parents: [String], _ members: HeaderDeclarations.Members
  ) {
    let known = parents.filter { found.protocols[$0] != nil && $0 != name }
    lines.append(
      "@objc \(access)protocol \(name): \((known.isEmpty ? ["AnyObject"] : known).joined(separator: ", ")) {")
    var defaults: [String] = []
    for property in members.properties where !property.isStatic {
      let accessors = property.isReadOnly ? "{ get }" : "{ get set }"
      let declaration = "var \(Self.quoted(property.name)): \(property.type.text)"
      lines.append("\(declaration) \(accessors)")
      let value = values.value(of: property.type, named: property.name) ?? SourcePruning.end
      defaults.append(
        "\(access)\(declaration) { get { \(value) }\(property.isReadOnly ? "" : " set {}") }")
    }
    for method in members.methods where !method.isStatic && method.pieces.first?.hasPrefix("init") != true {
      guard let signature = signatures(of: method, in: name).first?.text else { continue }
      let result = method.result.name == "Void" ? "" : " -> \(method.result.text)"
      lines.append("\(method.isOptional ? "@objc optional " : "")func \(signature)\(result)")
      if !method.isOptional {
        let values = body(
          of: method.result, named: method.pieces[0], method.parameters, isThrowing: method.isThrowing)
        defaults.append("\(access)func \(signature)\(values)")
      }
    }
    lines.append("}")
    guard !defaults.isEmpty else { return }
    lines.append("extension \(name) {")
    lines += defaults
    lines.append("}")
  }

  /// Returns the class that the superclasses of a class begin with.
  func root(of name: String) -> String {
    var (current, steps) = (name, 0)
    while let declared = found.classes[current], steps < 20 { (current, steps) = (declared.parent, steps + 1) }
    return current
  }

  private mutating func add(classNamed name: String, depth: Int) {
    guard let declared = found.classes[name], members[name] == nil, depth < 20 else { return }
    members[name] = []
    add(classNamed: declared.parent, depth: depth + 1)
    members[name] = members[declared.parent] ?? []
    let isFirst = found.classes[declared.parent] == nil
    let isKnown = declared.parent == "NSObject" || declared.parent.hasPrefix("UI") || declared.parent.hasPrefix("CA")
    var known: Set<String> = []
    let protocols = declared.protocols.filter { found.protocols[$0] != nil && known.insert($0).inserted }
    let parents =
      [HeaderType([declared.parent], isAudited: true).name] + protocols
      + (isFirst && isKnown ? ["MissingMembers"] : [])
    lines.append("\(openAccess)class \(name): \(parents.joined(separator: ", ")) {")
    if root(of: name) == "NSObject" { lines.append("\(access)override init() { super.init() }") }
    var all = declared.members
    if let more = found.categories[name] {
      all.methods += more.methods
      all.properties += more.properties
    }
    add(all, to: name, isExtension: false)
    lines.append("}")
  }

  private mutating func add(_ added: HeaderDeclarations.Members, to owner: String, isExtension: Bool) {
    let open = isExtension ? access : openAccess
    for property in added.properties {
      for name in HeaderName.properties(property.name, type: property.type, in: owner)
      where members[owner, default: []].insert((property.isStatic ? "static " : "") + name).inserted {
        lines.append(open + declaration(of: property, named: name, isExtension: isExtension))
      }
    }
    for method in added.methods {
      if let first = method.pieces.first, first == "init" || first.hasPrefix("initWith") || first.hasPrefix("initFor") {
        addInitializer(method, to: owner, isExtension: isExtension)
        continue
      }
      for signature in signatures(of: method, in: owner) {
        let key = (method.isStatic ? "static " : "") + signature.key
        guard members[owner, default: []].insert(key).inserted else { continue }
        lines.append(
          "\(open)\(method.isStatic ? isExtension ? "static " : "class " : "")func \(signature.text)"
            + body(
              of: result(of: method, in: owner), named: method.pieces[0], method.parameters,
              isThrowing: method.isThrowing))
      }
      addFactory(method, to: owner, isExtension: isExtension)
    }
  }

  private func declaration(of property: HeaderDeclarations.Property, named name: String, isExtension: Bool) -> String {
    let head = "var \(Self.quoted(name))"
    let value = values.value(of: property.type, named: name)
    if isExtension || property.isStatic {
      let word = property.isStatic ? isExtension ? "static " : "class " : ""
      return "\(word)\(head): \(property.type.text) { get { \(value ?? SourcePruning.end) } set {} }"
    }
    let isWeak = property.isWeak && !property.type.isClosure
    guard property.type.optionality.isEmpty, !isWeak else {
      // A weak variable may always be nil.
      let sign = property.type.optionality.isEmpty ? "?" : property.type.optionality
      return "\(isWeak ? "weak " : "")\(head): \(property.type.text(with: sign))"
    }
    guard let value else { return "\(head): \(property.type.text(with: "!"))" }
    // An object may have a property of its own class.
    let isObject = found.classes[property.type.name] != nil
    return "\(isObject ? "lazy " : "")\(head): \(property.type.text) = \(value)"
  }

  // MARK: - Methods

  private func result(of method: HeaderDeclarations.Method, in owner: String) -> HeaderType {
    var result = method.result
    if result.name == "Self" { result.name = owner }
    return result
  }

  /// The declaration of a method, and a key that other methods of its class do not have.
  private struct Signature {
    let key: String
    let text: String
  }

  /// Returns the names of a method with its parameters, the most likely ones first.
  private func signatures(of method: HeaderDeclarations.Method, in owner: String) -> [Signature] {
    if let own = method.swiftName, own.contains("("), !own.contains("."), !own.hasPrefix("init(") {
      let (base, labels) = Self.parts(of: own)
      guard labels.count == method.parameters.count else { return [] }
      return [signature(base, labels, method)]
    }
    guard let piece = method.pieces.first, let first = method.parameters.first else {
      return HeaderName.properties(method.pieces.first ?? "", type: result(of: method, in: owner), in: owner)
        .map { signature($0, [], method) }
    }
    let rest = zip(method.pieces, method.parameters).dropFirst().map { HeaderName.label($0, type: $1) }
    return HeaderName.bases(piece, type: first, isClosure: first.isClosure).map {
      signature($0.base, [$0.label] + rest, method)
    }
  }

  private func signature(_ base: String, _ labels: [String], _ method: HeaderDeclarations.Method) -> Signature {
    // In Swift, a property and a method without parameters cannot have the same name.
    let key = labels.isEmpty ? base : "\(base)(\(labels.joined(separator: ":")):)"
    let effect = method.isThrowing ? " throws" : ""
    return Signature(
      key: key, text: "\(Self.quoted(base))(\(Self.parameters(labels, method.parameters)))\(effect)")
  }

  /// Returns the parameters of a declaration: `_ argument0: Int`.
  static func parameters(_ labels: [String], _ types: [HeaderType]) -> String {
    zip(labels, types).enumerated().map { position, item in
      "\(item.0.isEmpty ? "_" : item.0) argument\(position): \(item.1.parameterText)"
    }.joined(separator: ", ")
  }

  /// Returns the base name and the labels of a name that a header states: `open(at:)`.
  static func parts(of name: String) -> (base: String, labels: [String]) {
    guard let open = name.firstIndex(of: "("), name.last == ")" else { return (name, []) }
    let labels = name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    return (String(name[..<open]), labels)
  }

  private func body(
    of result: HeaderType, named name: String, _ parameters: [HeaderType], isThrowing: Bool = false
  ) -> String {
    if result.name == "Void" { return " {}" }
    let end = isThrowing ? "throw CocoaError(.featureUnsupported)" : SourcePruning.end
    return " -> \(result.text) { \(values.value(of: result, named: name, parameters) ?? end) }"
  }

  private static let keywords: Set<String> = [
    "default", "repeat", "in", "is", "as", "self", "init", "func", "var", "let", "class", "enum", "case", "switch",
    "return", "for", "while", "if", "else", "do", "try", "catch", "throw", "true", "false", "nil", "where", "public",
    "private", "internal", "static", "struct", "protocol", "extension", "import", "operator", "subscript", "super",
    "break", "continue", "guard", "defer", "any", "Any", "Type", "Self", "inout", "throws", "rethrows", "typealias",
  ]

  static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
}
