/// Values for the parameters of initializers: simple ones of the system's types, and values of types that the sources
/// declare.
struct SampleValues {
  /// A parameter of an initializer.
  struct Parameter: Hashable {
    /// The label of its argument; nil if there is none.
    let label: String?
    /// The tokens of its type.
    let type: [String]
    /// Whether it needs no argument.
    let hasDefault: Bool
  }

  /// How a value of a declared type may be created.
  private enum Making {
    /// A case of an enumeration, with the parameters of its associated values.
    case choice(String, [Parameter])
    /// Calls of initializers.
    case calls([[Parameter]])
    /// The instance that a static property of the type has.
    case shared(String)
  }

  private var types: [String: Making] = [:]
  /// The types that type aliases represent, as tokens, by the name of the alias.
  private var aliases: [String: [String]] = [:]
  /// The names of all types that the sources declare, also of hidden ones and protocols.
  private var declared: Set<String> = []
  /// Whether only public types and initializers are added.
  private var takesPublicOnly = false
  /// Whether a type that the sources do not declare is assumed to have an initializer without parameters. The compiler
  /// decides.
  var guesses = false
  /// The types that inherit from a class or conform to a protocol, by its name and in the order of the sources.
  private var subtypes: [String: [String]] = [:]

  /// The depth of values within values that are created.
  private static let depth = 6

  /// The longest value, in bytes.
  private static let mostBytes = 2000

  /// The values that were found, or not, by the name of the type and the depth.
  private typealias Known = [String: String?]

  // MARK: - Reading

  /// Creates the values of the system's types only.
  init() {}

  /// Creates the values of the types in sources.
  init(of texts: [String]) {
    for text in texts { add(typesIn: text) }
  }

  /// Adds the public types of another module's source. Those that are known already stay.
  mutating func add(publicTypesIn text: String) {
    var other = SampleValues()
    other.takesPublicOnly = true
    other.add(typesIn: text)
    types.merge(other.types) { own, _ in own }
    aliases.merge(other.aliases) { own, _ in own }
    declared.formUnion(other.declared)
    for (parent, names) in other.subtypes { subtypes[parent, default: []] += names }
  }

  /// Adds the types in a source.
  mutating func add(typesIn text: String) {
    let outline = SourceOutline(of: SwiftTokens(of: text))
    var position = 0
    while position < outline.tokens.code.count {
      let range = outline.part(at: position, in: nil)
      add(range, outline)
      position = max(position + 1, range.upperBound)
    }
  }

  /// Adds the type that a declaration declares, if any, and the types in it.
  ///
  /// - Parameter owner: The name of the type that contains the declaration; nil at the top level.
  mutating func add(_ range: Range<Int>, _ outline: SourceOutline, in owner: String? = nil) {
    let keywords: Set<String> = ["class", "struct", "enum", "extension", "protocol", "typealias", "{", "("]
    let hidden: Set<String> = ["private", "fileprivate"]
    guard let keyword = range.first(where: { keywords.contains(outline.text($0)) }), outline.text(keyword) != "{",
      outline.text(keyword) != "("
    else { return }
    let own = outline.text(keyword + 1)
    let name = owner.map { "\($0).\(own)" } ?? own
    // An extension may be of a type of another module.
    if outline.text(keyword) != "extension" { declared.insert(name) }
    let modifiers = (range.lowerBound..<keyword).map(outline.text)
    guard !modifiers.contains(where: hidden.contains), isVisible(modifiers) || outline.text(keyword) == "extension"
    else {
      return
    }
    if outline.text(keyword) == "typealias" {
      if outline.text(keyword + 2) == "=" {
        aliases[name] = Array(range.dropFirst(keyword + 3 - range.lowerBound).map(outline.text))
      }
      return
    }
    // In 'protocol Pane: class {' the keyword begins no declaration.
    guard let open = range.first(where: { outline.text($0) == "{" }), open > keyword + 1 else { return }
    for parent in Self.parents(keyword + 2..<open, outline) { subtypes[parent, default: []].append(name) }
    guard !["extension", "protocol"].contains(outline.text(keyword)) else { return }
    addNestedTypes(of: name, in: open, outline)
    addType(name, keyword, range, outline, open)
  }

  private mutating func addNestedTypes(of name: String, in open: Int, _ outline: SourceOutline) {
    let keywords: Set<String> = ["class", "struct", "enum", "typealias"]
    let members: Set<String> = ["func", "var", "let", "subscript"]
    guard let end = outline.partners[open], end > open else { return }
    for position in open + 1..<end
    where keywords.contains(outline.text(position)) && outline.brace(around: position) == open
      && outline.token(position + 1)?.kind == .word && !members.contains(outline.text(position + 1))
    { add(outline.part(at: position, in: open), outline, in: name) }
  }

  private mutating func addType(
    _ name: String, _ keyword: Int, _ range: Range<Int>, _ outline: SourceOutline, _ open: Int
  ) {
    let all = Self.initializers(in: range, outline)
    let initializers = takesPublicOnly ? Self.initializers(in: range, outline, with: ["public", "open"]) : all
    // Initializers that the compiler adds are not public.
    if takesPublicOnly, initializers.isEmpty, outline.text(keyword) != "enum" { return }
    if let shared = Self.sharedInstance(of: outline.text(keyword + 1), in: range, outline, open) {
      types[name] = .shared(shared)
      return
    }
    switch outline.text(keyword) {
    case "enum":
      if let choice = Self.choice(in: range, outline, open) { types[name] = choice }
    case "struct" where initializers.isEmpty:
      types[name] = Self.properties(in: range, outline, open).map { .calls([$0]) }
    default:
      // A class without initializers has one without parameters if its superclass has.
      types[name] = .calls(initializers.isEmpty ? [[]] : initializers)
    }
  }

  /// Whether a declaration with modifiers can be used.
  private func isVisible(_ modifiers: [String]) -> Bool {
    !takesPublicOnly || modifiers.contains("public") || modifiers.contains("open")
  }

  /// Returns the parameters of the initializers in a declaration, except those that decode.
  ///
  /// - Parameter required: Each initializer must have at least one of these modifiers. If empty, all that are not
  ///   private are returned.
  static func initializers(
    in range: Range<Int>, _ outline: SourceOutline, with required: Set<String> = []
  ) -> [[Parameter]] {
    guard let open = range.first(where: { outline.text($0) == "{" }) else { return [] }
    let hidden: Set<String> = ["private", "fileprivate"]
    return range.filter { position in
      outline.text(position) == "init" && outline.text(position - 1) != "." && outline.brace(around: position) == open
        && outline.text(position + 1) == "(" && !["coder", "from"].contains(outline.text(position + 2))
        && !outline.part(at: position, in: open).prefix { $0 < position }.contains { hidden.contains(outline.text($0)) }
        && (required.isEmpty
          || outline.part(at: position, in: open).prefix { $0 < position }.contains {
            required.contains(outline.text($0))
          })
    }.compactMap { position in
      outline.partners[position + 1].map { parameters(in: position + 2..<$0, outline) }
    }
  }

  private static func parameters(in range: Range<Int>, _ outline: SourceOutline) -> [Parameter] {
    var made: [Parameter] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, outline.text(end) != "," { end = next(after: end, outline) }
      let words = (start..<end).map(outline.text)
      start = end + 1
      // A value of a case may have no label: `case failed([String: Int])`.
      let isLabeled = words.first != "[" && words.first != "(" && words.prefix(3).contains(":")
      let type = isLabeled ? words.drop { $0 != ":" }.dropFirst() : words[...]
      made.append(
        Parameter(
          label: isLabeled && words.first != "_" ? words.first : nil, type: Array(type.prefix { $0 != "=" }),
          hasDefault: words.contains("=")))
    }
    return made
  }

  /// Returns the position after a token, or after the bracket that closes it.
  private static func next(after position: Int, _ outline: SourceOutline) -> Int {
    if ["(", "[", "{"].contains(outline.text(position)), let end = outline.partners[position] { return end + 1 }
    guard outline.text(position) == "<" else { return position + 1 }
    var (depth, next) = (0, position)
    repeat {
      if outline.text(next) == "<" { depth += 1 }
      if outline.text(next) == ">", outline.text(next - 1) != "-" { depth -= 1 }
      next += 1
    } while depth > 0 && next < outline.tokens.code.count
    return next
  }

  /// Returns the first case of an enumeration without associated values, or else its first case.
  private static func choice(in range: Range<Int>, _ outline: SourceOutline, _ open: Int) -> Making? {
    let cases = range.filter { outline.text($0) == "case" && outline.brace(around: $0) == open }
    let plain = cases.first { outline.text($0 + 2) != "(" }
    guard let position = plain ?? cases.first else { return nil }
    guard plain == nil, let end = outline.partners[position + 2] else {
      return .choice(outline.text(position + 1), [])
    }
    return .choice(outline.text(position + 1), parameters(in: position + 3..<end, outline))
  }

  /// Returns the types in the inheritance clause of a declaration, without those that have generic parameters.
  private static func parents(_ head: Range<Int>, _ outline: SourceOutline) -> [String] {
    let words = head.map(outline.text).prefix { $0 != "where" }
    guard words.first == ":" else { return [] }
    return words.dropFirst().split(separator: ",").filter { $0.count == 1 }.compactMap(\.first)
  }

  /// Returns the name of a static property that has an instance of the type: `static let shared = Store()`.
  private static func sharedInstance(
    of type: String, in range: Range<Int>, _ outline: SourceOutline, _ open: Int
  ) -> String? {
    range.first { position in
      guard outline.text(position) == "static", outline.brace(around: position) == open else { return false }
      let value = outline.text(position + 4)
      return outline.text(position + 1) == "let" && [":", "="].contains(outline.text(position + 3))
        && (value == type || value == "Self")
        && !outline.part(at: position, in: open).contains { ["private", "fileprivate"].contains(outline.text($0)) }
    }.map { outline.text($0 + 2) }
  }

  /// Returns the parameters of the initializer that a structure gets for its properties, or nil if one is hidden.
  private static func properties(in range: Range<Int>, _ outline: SourceOutline, _ open: Int) -> [Parameter]? {
    var made: [Parameter] = []
    for position in range
    where ["let", "var"].contains(outline.text(position)) && outline.brace(around: position) == open {
      let part = outline.part(at: position, in: open)
      let words = part.map(outline.text)
      let before = words.prefix(position - part.lowerBound)
      if before.contains("static") || words.contains("{") && !words.contains("didSet") { continue }
      if words.contains("=") && outline.text(position) == "let" { continue }
      if before.contains("private") || before.contains("fileprivate") { return nil }
      guard outline.text(position + 2) == ":" else { continue }
      let type = words.dropFirst(position + 3 - part.lowerBound).prefix { !["=", "{", ";"].contains($0) }
      let isOptionalVariable = type.last == "?" && outline.text(position) == "var"
      made.append(
        Parameter(
          label: outline.text(position + 1), type: Array(type),
          hasDefault: words.contains("=") || isOptionalVariable))
    }
    return made
  }

  // MARK: - Values

  /// Returns the arguments for parameters; nil if a value is unknown.
  ///
  /// - Parameter owner: The type with the initializer, whose own types need no qualification; nil if there is none.
  func arguments(for parameters: [Parameter], in owner: String? = nil) -> String? {
    var known: Known = [:]
    return arguments(for: parameters, in: owner, depth: Self.depth, &known)
  }

  private func arguments(
    for parameters: [Parameter], in owner: String?, depth: Int, _ known: inout Known
  ) -> String? {
    var made: [String] = []
    for parameter in parameters where !parameter.hasDefault {
      let type = parameter.type.map { qualified($0, in: owner) }
      guard let value = value(ofType: type, depth: depth, &known) else { return nil }
      made.append(parameter.label.map { "\($0): \(value)" } ?? value)
    }
    return made.joined(separator: ", ")
  }

  /// Returns the name of a type with the names of the types that contain it, as seen from within a type.
  private func qualified(_ name: String, in owner: String?) -> String {
    var owner = owner
    while let current = owner {
      let full = "\(current).\(name)"
      if types[full] != nil || aliases[full] != nil { return full }
      owner = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    return name
  }

  /// Returns a value of a type, given by its tokens, or nil for unknown types.
  private func value(ofType type: [String], depth: Int, _ known: inout Known) -> String? {
    let words: Set<String> = ["@", "escaping", "any", "some", "MainActor", "Sendable", "autoclosure", "inout"]
    let type = type.filter { !words.contains($0) }
    if let closure = closure(ofType: type, depth: depth, &known) { return closure }
    switch type.last {
    case "?", "!": return "nil"
    case "]" where type.first == "[":
      if type.contains(":") { return "[:]" }
      // A list with one row shows more than an empty one.
      return "[\(depth > 0 ? value(ofType: Array(type.dropFirst().dropLast()), depth: depth - 1, &known) ?? "" : "")]"
    case ">" where type.first == "Set": return "[]"
    default: break
    }
    if let value = Self.value(ofSystemType: type) ?? genericValue(ofType: type) { return value }
    guard depth > 0 else { return nil }
    if type.contains("&") { return value(conformingTo: type, depth: depth, &known) }
    guard type.allSatisfy({ $0 == "." || $0.first?.isLetter == true || $0.first == "_" }) else { return nil }
    return value(named: type.joined(), depth: depth, &known)
  }

  /// Returns a value of a type with generic arguments and an initializer without parameters, or nil for other types.
  private func genericValue(ofType type: [String]) -> String? {
    guard type.last == ">", let open = type.firstIndex(of: "<"),
      case .calls(let initializers)? = types[type[..<open].joined()],
      initializers.contains(where: { $0.allSatisfy(\.hasDefault) })
    else { return nil }
    return "\(type.joined())()"
  }

  /// Returns a value of the first type that conforms to all protocols of a composition, given by its tokens.
  private func value(conformingTo type: [String], depth: Int, _ known: inout Known) -> String? {
    let names = type.split(separator: "&").map { $0.joined() }.flatMap { name in
      aliases[name].map { $0.split(separator: "&").map { $0.joined() } } ?? [name]
    }
    let candidates = names.map { Set(subtypes[$0] ?? []) }
    let common = (subtypes[names.first ?? ""] ?? []).filter { name in candidates.allSatisfy { $0.contains(name) } }
    for name in common {
      if let value = value(named: name, depth: depth - 1, &known) { return value }
    }
    return nil
  }

  /// Returns a value of a type that the sources declare: of the type itself, or else of the first one that inherits
  /// from it or conforms to it, such as a stub that the app has for its tests.
  private func value(named name: String, depth: Int, _ known: inout Known) -> String? {
    let key = "\(name) \(depth)"
    if let value = known[key] { return value }
    // Values within values may be large, which takes the compiler long.
    let value = newValue(named: name, depth: depth, &known).flatMap { $0.utf8.count <= Self.mostBytes ? $0 : nil }
    known[key] = .some(value)
    return value
  }

  private func newValue(named name: String, depth: Int, _ known: inout Known) -> String? {
    switch types[name] {
    case .choice(let choice, let parameters):
      if let values = arguments(for: parameters, in: name, depth: depth - 1, &known) {
        return "\(name).\(choice)\(parameters.isEmpty ? "" : "(\(values))")"
      }
    case .calls(let initializers):
      for parameters in initializers {
        if let values = arguments(for: parameters, in: name, depth: depth - 1, &known) { return "\(name)(\(values))" }
      }
    case .shared(let property): return "\(name).\(property)"
    case nil:
      if let alias = aliases[name] { return value(ofType: alias, depth: depth - 1, &known) }
    }
    for other in depth > 1 ? subtypes[name] ?? [] : [] {
      if let value = value(named: other, depth: depth - 1, &known) { return value }
    }
    return guesses && !declared.contains(name) && name.first?.isUppercase == true ? "\(name)()" : nil
  }

  /// Returns a closure that does nothing and returns nothing or a known value, or nil for other types.
  private func closure(ofType type: [String], depth: Int, _ known: inout Known) -> String? {
    var type = type
    if type.first == "(", Self.end(in: type) == type.count - 1, type.contains("-") {
      type = Array(type.dropFirst().dropLast())
    }
    guard depth > 0, type.first == "(", let end = Self.end(in: type),
      let arrow = type.indices.dropLast().first(where: { $0 > end && type[$0] == "-" && type[$0 + 1] == ">" }),
      type[(end + 1)..<arrow].allSatisfy({ ["async", "throws"].contains($0) })
    else { return nil }
    let result = Array(type[(arrow + 2)...])
    let returnsNothing = ["Void", "()"].contains(result.joined())
    guard let value = returnsNothing ? "" : value(ofType: result, depth: depth - 1, &known) else { return nil }
    let parameters = type[1..<end]
    if parameters.isEmpty { return value.isEmpty ? "{}" : "{ \(value) }" }
    var (nesting, count) = (0, 1)
    for (position, word) in parameters.enumerated() {
      if ["<", "[", "("].contains(word) { nesting += 1 }
      // The end of an arrow closes nothing.
      if ["]", ")"].contains(word) || word == ">" && type[position] != "-" { nesting -= 1 }
      if word == ",", nesting == 0 { count += 1 }
    }
    return "{ \(Array(repeating: "_", count: count).joined(separator: ", ")) in\(value.isEmpty ? "" : " \(value)") }"
  }

  /// Returns the position of the bracket that closes the first token, which is itself a bracket, or nil if none does.
  private static func end(in type: [String]) -> Int? {
    var nesting = 0
    return type.indices.first { position in
      if type[position] == "(" { nesting += 1 }
      if type[position] == ")" { nesting -= 1 }
      return nesting == 0
    }
  }
}
