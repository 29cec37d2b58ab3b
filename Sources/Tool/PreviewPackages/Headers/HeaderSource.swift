/// The declarations of headers in Swift, as far as they are known: objects that do nothing and have empty values.
struct HeaderSource {
  private let found: HeaderDeclarations
  /// The word before declarations that other modules use, with a space; empty inside an app.
  private let access: String
  /// The word before classes and their members.
  private let openAccess: String
  private var lines: [String] = []
  /// The Swift names of members that a class has, by class.
  private var members: [String: Set<String>] = [:]
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
    text = lines.joined(separator: "\n") + "\n"
  }

  private func isDeclared(_ name: String) -> Bool {
    found.classes[name] != nil || found.enumerations[name] != nil || found.protocols[name] != nil
  }

  // MARK: - Values

  private mutating func add(_ enumeration: HeaderDeclarations.Enumeration) {
    let (name, raw) = (enumeration.name, enumeration.type)
    let names = HeaderName.cases(enumeration.cases.map(\.name), of: name)
    guard !enumeration.isPlain, !enumeration.isOptionSet else { return addStructure(enumeration, names) }
    let isNegative = enumeration.cases.contains { $0.value?.hasPrefix("-") == true }
    lines.append("\(access)enum \(name): \(isNegative ? "Int" : raw) {")
    var (next, known) = (0, [Int: String]())
    for (position, item) in enumeration.cases.enumerated() {
      let value = item.value.flatMap { Self.number($0) ?? ($0.hasPrefix("'") ? nil : position) } ?? next
      if let former = known[value] {
        lines.append("\(access)static let \(Self.quoted(names[position])) = \(name).\(Self.quoted(former))")
      } else {
        known[value] = names[position]
        lines.append("case \(Self.quoted(names[position])) = \(value)")
      }
      next = value + 1
    }
    lines.append("}")
  }

  /// Adds a set of options, or an enumeration of C: a structure with constants.
  private mutating func addStructure(_ enumeration: HeaderDeclarations.Enumeration, _ names: [String]) {
    let (name, raw) = (enumeration.name, enumeration.type)
    let parent = enumeration.isPlain ? "RawRepresentable" : "OptionSet"
    lines.append("\(access)struct \(name): \(parent), Hashable {")
    lines.append("\(access)var rawValue: \(raw)")
    lines.append("\(access)init(rawValue: \(raw)) { self.rawValue = rawValue }")
    if enumeration.isPlain { lines.append("\(access)init(_ rawValue: \(raw)) { self.rawValue = rawValue }") }
    var constants: [String] = []
    for (position, item) in enumeration.cases.enumerated() {
      let value = item.value.flatMap(Self.number) ?? (enumeration.isPlain ? position : 1 << min(position, 31))
      if enumeration.isPlain {
        constants.append("\(access)let \(item.name) = \(name)(rawValue: \(value))")
      } else {
        lines.append("\(access)static let \(Self.quoted(names[position])) = \(name)(rawValue: \(value))")
      }
    }
    lines.append("}")
    lines += constants
  }

  /// Returns the number that a text states: `3`, `0x10`, `1 << 4`.
  private static func number(_ text: String) -> Int? {
    let parts = text.filter { $0 != "(" && $0 != ")" }.split(separator: "<")
    func plain(_ text: Substring) -> Int? {
      let digits = text.drop { $0 == " " }.prefix { $0.isHexDigit || $0 == "x" || $0 == "-" }
      return digits.hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) : Int(digits)
    }
    guard let first = parts.first.flatMap(plain), let last = parts.last.flatMap(plain) else { return nil }
    guard parts.count > 1 else { return first }
    return (0..<62).contains(last) ? first << last : nil
  }

  private mutating func addConstants() {
    for constant in found.constants.values.sorted(by: { $0.name < $1.name }) where !isDeclared(constant.name) {
      let isName = constant.type.name == "NSNotification.Name"
      if isName || constant.type.name == "String" && constant.name.hasSuffix("Notification") {
        let suffix = "Notification"
        let short = constant.name.hasSuffix(suffix) ? String(constant.name.dropLast(suffix.count)) : constant.name
        lines.append(
          "extension NSNotification.Name { \(access)static let \(short) = NSNotification.Name(\"\(constant.name)\") }")
        continue
      }
      let text = constant.type.name == "String" ? "\"\(constant.name)\"" : values.value(of: constant.type, named: "")
      guard let value = constant.value ?? text else { continue }
      lines.append("\(access)let \(constant.name): \(constant.type.text) = \(value)")
    }
    for function in found.functions.values.sorted(by: { $0.name < $1.name }) where !isDeclared(function.name) {
      let parameters = function.parameters.enumerated().map { "_ argument\($0.offset): \($0.element.parameterText)" }
      lines.append(
        "\(access)func \(function.name)(\(parameters.joined(separator: ", ")))"
          + body(of: function.result, named: function.name, function.parameters))
    }
  }

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
      guard let signature = signatures(of: method, in: name).first else { continue }
      let result = method.result.name == "Void" ? "" : " -> \(method.result.text)"
      lines.append("\(method.isOptional ? "@objc optional " : "")func \(signature)\(result)")
      if !method.isOptional {
        let values = body(of: method.result, named: method.pieces[0], method.parameters)
        defaults.append("\(access)func \(signature)\(values)")
      }
    }
    lines.append("}")
    guard !defaults.isEmpty else { return }
    lines.append("extension \(name) {")
    lines += defaults
    lines.append("}")
  }

  /// The initializers that UIKit's classes have.
  private static let inherited: Set<[String]> = [
    ["init"], ["initWithFrame"], ["initWithCoder"], ["initWithNibName", "bundle"], ["initWithStyle"],
    ["initWithStyle", "reuseIdentifier"], ["initWithReuseIdentifier"], ["initWithRootViewController"],
    ["initWithImage"], ["initWithCollectionViewLayout"],
  ]

  /// Returns the class that the superclasses of a class begin with.
  private func root(of name: String) -> String {
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
      where members[owner, default: []].insert(name).inserted {
        lines.append(open + declaration(of: property, named: name, isExtension: isExtension))
      }
    }
    for method in added.methods {
      if let first = method.pieces.first, first == "init" || first.hasPrefix("initWith") || first.hasPrefix("initFor") {
        addInitializer(method, to: owner, isExtension: isExtension)
        continue
      }
      for signature in signatures(of: method, in: owner) {
        let key = Self.labels(of: signature)
        guard members[owner, default: []].insert(key).inserted else { continue }
        lines.append(
          "\(open)\(method.isStatic ? isExtension ? "static " : "class " : "")func \(signature)"
            + body(of: result(of: method, in: owner), named: method.pieces[0], method.parameters))
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
    guard property.type.optionality.isEmpty else {
      let isWeak = property.isWeak && !property.type.isClosure
      return "\(isWeak ? "weak " : "")\(head): \(property.type.text)"
    }
    guard let value else { return "\(head): \(property.type.text(with: "!"))" }
    // An object may have one of its own class.
    let isObject = found.classes[property.type.name] != nil
    return "\(isObject ? "lazy " : "")\(head): \(property.type.text) = \(value)"
  }

  private mutating func addInitializer(_ method: HeaderDeclarations.Method, to owner: String, isExtension: Bool) {
    let isObject = root(of: owner) == "NSObject" && !isExtension
    guard isObject ? method.pieces != ["init"] : !Self.inherited.contains(method.pieces) else { return }
    var labels = method.pieces
    labels[0] = HeaderName.initializerLabel(method.pieces[0])
    if let own = method.swiftName, own.hasPrefix("init(") {
      labels = own.dropFirst(5).dropLast().split(separator: ":").map(String.init)
    }
    addInitializer(labels, method, to: owner, isDesignated: isObject)
  }

  private mutating func addInitializer(
    _ labels: [String], _ method: HeaderDeclarations.Method, to owner: String, isDesignated: Bool
  ) {
    guard labels.count == method.parameters.count, !labels.isEmpty else { return }
    let parameters = zip(labels, method.parameters).enumerated().map { position, item in
      "\(item.0.isEmpty ? "_" : item.0) argument\(position): \(item.1.parameterText)"
    }
    let key = "init(\(labels.joined(separator: ":")):)"
    guard members[owner, default: []].insert(key).inserted else { return }
    let call = isDesignated ? "super.init()" : "self.init()"
    lines.append(
      "\(access)\(isDesignated ? "" : "convenience ")init\(method.result.optionality)"
        + "(\(parameters.joined(separator: ", "))) { \(call) }")
  }

  /// Adds the initializer that Swift makes of a method that creates an object: `colorWithHex:` of `UIColor` is
  /// `init(hex:)`.
  private mutating func addFactory(_ method: HeaderDeclarations.Method, to owner: String, isExtension: Bool) {
    guard method.isStatic, method.result.name == "Self" || method.result.name == owner, !method.parameters.isEmpty,
      let mark = method.pieces[0].firstRange(of: "With")
    else { return }
    let words = HeaderName.words(of: String(method.pieces[0][..<mark.lowerBound])).map { $0.lowercased() }
    guard HeaderName.words(of: owner).map({ $0.lowercased() }).suffix(words.count).elementsEqual(words) else { return }
    var labels = method.pieces
    labels[0] = HeaderName.lowered(String(method.pieces[0][mark.upperBound...]))
    addInitializer(labels, method, to: owner, isDesignated: root(of: owner) == "NSObject" && !isExtension)
  }

  // MARK: - Methods

  private func result(of method: HeaderDeclarations.Method, in owner: String) -> HeaderType {
    var result = method.result
    if result.name == "Self" { result.name = owner }
    return result
  }

  /// Returns the names of a method with its parameters, the most likely ones first.
  private func signatures(of method: HeaderDeclarations.Method, in owner: String) -> [String] {
    if let own = method.swiftName, let open = own.firstIndex(of: "("), !own.contains("."), !own.hasPrefix("init(") {
      let labels = own[own.index(after: open)...].dropLast().split(separator: ":").map(String.init)
      guard labels.count == method.parameters.count else { return [] }
      return [signature(String(own[..<open]), labels, method)]
    }
    guard let piece = method.pieces.first, let first = method.parameters.first else {
      return HeaderName.properties(method.pieces.first ?? "", type: result(of: method, in: owner), in: owner)
        .map { "\(Self.quoted($0))()" }
    }
    let rest = zip(method.pieces, method.parameters).dropFirst().map { HeaderName.label($0, type: $1) }
    let isClosure = first.isClosure || found.aliases[first.name]?.type.isClosure == true
    return HeaderName.bases(piece, type: first, isClosure: isClosure).map {
      signature($0.base, [$0.label] + rest, method)
    }
  }

  private func signature(_ base: String, _ labels: [String], _ method: HeaderDeclarations.Method) -> String {
    let parameters = zip(labels, method.parameters).enumerated().map { position, item in
      "\(item.0.isEmpty ? "_" : item.0) argument\(position): \(item.1.parameterText)"
    }
    return "\(Self.quoted(base))(\(parameters.joined(separator: ", ")))"
  }

  /// Returns the name of a signature with its labels.
  private static func labels(of signature: String) -> String {
    let parts = signature.split(separator: " argument")
    // A property may have the same name.
    if parts.count == 1 { return signature }
    return parts.enumerated().map { position, part in
      position + 1 < parts.count ? part.split { $0 == "," || $0 == "(" }.last.map { "\($0):" } ?? "" : ""
    }.joined() + signature.prefix { $0 != "(" }
  }

  private func body(of result: HeaderType, named name: String, _ parameters: [HeaderType]) -> String {
    if result.name == "Void" { return " {}" }
    return " -> \(result.text) { \(values.value(of: result, named: name, parameters) ?? SourcePruning.end) }"
  }

  private static let keywords: Set<String> = [
    "default", "repeat", "in", "is", "as", "self", "init", "func", "var", "let", "class", "enum", "case", "switch",
    "return", "for", "while", "if", "else", "do", "try", "catch", "throw", "true", "false", "nil", "where", "public",
    "private", "internal", "static", "struct", "protocol", "extension", "import", "operator", "subscript", "super",
    "break", "continue", "guard", "defer", "any", "Any", "Type", "Self", "inout", "throws", "rethrows", "typealias",
  ]

  static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
}
