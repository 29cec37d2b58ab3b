/// A scanner for the declarations of an Objective-C header. It skips unknown ones.
struct HeaderScanner {
  let tokens: HeaderTokens
  var position = 0
  /// Whether pointers that say nothing are not nil.
  var isAudited = false

  init(of tokens: HeaderTokens) { self.tokens = tokens }

  private static let exports: Set<String> = [
    "extern", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN", "OBJC_EXTERN", "static",
  ]

  static let enumerations: Set<String> = ["NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM"]
  /// The name that a macro states for the next class or protocol.
  private var statedName: String?

  /// Reads all declarations.
  mutating func read(into found: inout HeaderDeclarations) {
    for macro in tokens.macros {
      found.constants[macro.name] = .init(name: macro.name, type: HeaderType(named: macro.type), value: macro.value)
    }
    while position < tokens.texts.count {
      let start = position
      readOne(into: &found)
      position = max(position, start + 1)
    }
  }

  private mutating func readOne(into found: inout HeaderDeclarations) {
    let word = tokens[position]
    switch word {
    case "NS_ASSUME_NONNULL_BEGIN": isAudited = true
    case "NS_ASSUME_NONNULL_END": isAudited = false
    case "@":
      readDirective(into: &found)
      statedName = nil
    case "NS_SWIFT_NAME" where tokens[position + 1] == "(":
      let close = tokens.partners[position + 1] ?? position + 1
      statedName = tokens.texts[min(position + 2, close)..<close].joined()
      position = close + 1
    case "typedef", "enum": readDefinition(into: &found)
    case "{": position = (tokens.partners[position] ?? position) + 1
    case _ where Self.enumerations.contains(word): readDefinition(into: &found)
    case _ where Self.exports.contains(word):
      // A block of declarations in C.
      if tokens[position + 1] == "\"C\"" {
        position += tokens[position + 2] == "{" ? 3 : 2
      } else {
        readConstant(into: &found)
      }
    default: position += 1
    }
  }

  private mutating func readDirective(into found: inout HeaderDeclarations) {
    switch tokens[position + 1] {
    case "interface": readInterface(into: &found)
    case "protocol": readProtocol(into: &found)
    default: position = end(of: position)
    }
  }

  /// Returns the position after the next semicolon outside of brackets.
  func end(of start: Int) -> Int {
    var next = start
    while next < tokens.texts.count, tokens[next] != ";" { next = (tokens.partners[next] ?? next) + 1 }
    return next + 1
  }

  /// Reads a list in angle brackets at the position, if there is one.
  private mutating func readList() -> [String] {
    guard tokens[position] == "<" else { return [] }
    var (depth, names) = (0, [String]())
    repeat {
      let text = tokens[position]
      if text == "<" { depth += 1 }
      if text == ">" { depth -= 1 }
      if depth == 1, HeaderType.isWord(text) { names.append(text) }
      position += 1
    } while depth > 0 && position < tokens.texts.count
    return names
  }

  private mutating func readInterface(into found: inout HeaderDeclarations) {
    let name = tokens[position + 2]
    if let stated = statedName { found.statedNames[name] = stated }
    position += 3
    let first = readList()
    if tokens[position] == "(" {
      position = (tokens.partners[position] ?? position) + 1
      _ = readList()
      if tokens[position] == "{" { position = (tokens.partners[position] ?? position) + 1 }
      let members = readMembers(into: &found)
      found.categories[name, default: .init()].methods += members.methods
      found.categories[name, default: .init()].properties += members.properties
      return
    }
    var made = HeaderDeclarations.Class(name: name, parent: "NSObject", protocols: first)
    if tokens[position] == ":" {
      made.parent = tokens[position + 1]
      position += 2
      made.protocols = readList()
      made.protocols += readList()
    }
    if tokens[position] == "{" { position = (tokens.partners[position] ?? position) + 1 }
    made.members = readMembers(into: &found)
    if found.classes[name] == nil, HeaderType.isWord(name) { found.classes[name] = made }
  }

  private mutating func readProtocol(into found: inout HeaderDeclarations) {
    let name = tokens[position + 2]
    guard ![";", ","].contains(tokens[position + 3]) else {
      position = end(of: position)
      return
    }
    if let stated = statedName { found.statedNames[name] = stated }
    position += 3
    let parents = readList()
    let members = readMembers(into: &found)
    if found.protocols[name] == nil, HeaderType.isWord(name) { found.protocols[name] = (parents, members) }
  }

  // MARK: - Members

  private mutating func readMembers(into found: inout HeaderDeclarations) -> HeaderDeclarations.Members {
    var members = HeaderDeclarations.Members()
    var isOptional = false
    while position < tokens.texts.count {
      let start = position
      switch tokens[position] {
      case "@":
        switch tokens[position + 1] {
        case "end":
          position += 2
          return members
        case "optional": isOptional = true
        case "required": isOptional = false
        case "property": members.properties += properties(isOptional: isOptional)
        default: break
        }
        if position == start { position += 2 }
      case "-", "+":
        if var method = method() {
          method.isOptional = isOptional
          members.methods.append(method)
        }
      // A block that only this class needs.
      case "typedef": readDefinition(into: &found)
      default: position += 1
      }
      position = max(position, start + 1)
    }
    return members
  }

  /// Reads a property, or several in one statement.
  private mutating func properties(isOptional: Bool) -> [HeaderDeclarations.Property] {
    var start = position + 2
    let end = end(of: position)
    defer { position = end }
    var attributes: [String] = []
    if tokens[start] == "(", let close = tokens.partners[start] {
      attributes = tokens.texts[(start + 1)..<close].map(\.self)
      start = close + 1
    }
    guard start < end - 1 else { return [] }
    let nullability = attributes.filter(["nullable", "nonnull", "null_resettable", "null_unspecified"].contains)
    let words = Array(tokens.texts[start..<min(end - 1, tokens.texts.count)])
    let (stated, statement) = (Self.statedName(in: words), Self.withoutMacros(words))
    guard !statement.isEmpty else { return [] }
    func property(_ name: String, _ type: HeaderType) -> HeaderDeclarations.Property {
      // A Boolean property is named after its getter.
      let getter = attributes.firstIndex(of: "getter").map { $0 + 2 }
      let isNamed = type.name == "Bool" && getter.map(attributes.indices.contains) == true
      return .init(
        name: stated ?? (isNamed ? getter.map { attributes[$0] } : nil) ?? name, type: type,
        isStatic: attributes.contains("class"),
        isReadOnly: attributes.contains("readonly"), isWeak: attributes.contains("weak"), isOptional: isOptional)
    }
    if let (_, caret, close) = HeaderType.block(in: statement),
      let name = statement[caret..<close].last(where: { HeaderType.isWord($0) && !HeaderType.qualifiers.contains($0) })
    {
      // The attributes are about the block, not its result.
      var type = HeaderType(statement, isAudited: isAudited)
      if let word = nullability.first {
        type.optionality = word == "nullable" ? "?" : word == "null_unspecified" ? "!" : ""
      }
      return [property(name, type)]
    }
    let parts = HeaderType.list(statement)
    guard let first = parts.first, let name = first.last, HeaderType.isWord(name) else { return [] }
    let type = Array(first.dropLast())
    let base = type.prefix { $0 != "*" }
    func made(_ name: String, _ type: [String]) -> HeaderDeclarations.Property {
      property(name, HeaderType(nullability + type, isAudited: isAudited))
    }
    return [made(name, type)]
      + parts.dropFirst().compactMap { part in
        part.last.map { made($0, Array(base) + part.dropLast()) }
      }
  }

  /// Returns tokens without macros and what is in the brackets after these.
  static func withoutMacros(_ words: [String]) -> [String] {
    var (made, next) = ([String](), 0)
    while next < words.count {
      if HeaderType.isMacro(words[next]) || words[next] == "__attribute__" {
        next += 1
        if next < words.count, words[next] == "(", let close = HeaderType.closing(of: next, in: words) {
          next = close + 1
        }
      } else {
        made.append(words[next])
        next += 1
      }
    }
    return made
  }

  /// Returns the name for Swift that words state, if they do: `NS_SWIFT_NAME(isOpen)`.
  static func statedName(in words: [String]) -> String? {
    guard let place = words.firstIndex(of: "NS_SWIFT_NAME"), let close = HeaderType.closing(of: place + 1, in: words),
      close > place + 2
    else { return nil }
    return words[(place + 2)..<close].joined()
  }

  /// Reads a method. Nil for one that Swift does not have: with a list of arguments of any length, or unavailable.
  private mutating func method() -> HeaderDeclarations.Method? {
    let start = position
    var stop = start
    while stop < tokens.texts.count, tokens[stop] != ";", tokens[stop] != "{" {
      stop = (tokens.partners[stop] ?? stop) + 1
    }
    position = tokens[stop] == "{" ? (tokens.partners[stop] ?? stop) + 1 : stop + 1
    let words = Array(tokens.texts[start..<min(stop, tokens.texts.count)])
    guard words.count > 1, !words.contains("NS_UNAVAILABLE"), !words.contains("UNAVAILABLE_ATTRIBUTE"),
      !words.contains("NS_SWIFT_UNAVAILABLE"), !words.contains("NS_REFINED_FOR_SWIFT")
    else { return nil }
    let plain = Self.withoutMacros(words)
    var next = 1
    var result = HeaderType(["id"], isAudited: isAudited)
    if next < plain.count, plain[next] == "(", let close = HeaderType.closing(of: next, in: plain) {
      result = HeaderType(Array(plain[(next + 1)..<close]), isAudited: isAudited)
      next = close + 1
    }
    var made = HeaderDeclarations.Method(
      isStatic: plain[0] == "+", result: result, swiftName: Self.statedName(in: words))
    made.isDesignated = words.contains("NS_DESIGNATED_INITIALIZER")
    var isError = false
    while next < plain.count, HeaderType.isWord(plain[next]) || plain[next] == ":" {
      let piece = plain[next] == ":" ? "" : plain[next]
      if piece != "" { next += 1 }
      made.pieces.append(piece)
      guard next < plain.count, plain[next] == ":" else { break }
      next += 1
      var type = ["id"]
      if next < plain.count, plain[next] == "(", let close = HeaderType.closing(of: next, in: plain) {
        type = Array(plain[(next + 1)..<close])
        next = close + 1
      }
      made.parameters.append(HeaderType(type, isAudited: isAudited))
      isError = HeaderType.isErrorPointer(type)
      next += 1
    }
    let isWhole = next >= plain.count && made.pieces.first?.isEmpty == false
    guard isWhole, made.parameters.isEmpty || made.parameters.count == made.pieces.count else { return nil }
    return isError && !words.contains("NS_SWIFT_NOTHROW") ? throwing(made) : made
  }

  /// Returns a method whose last parameter is a pointer to an error as Swift imports it: the error is thrown if the
  /// result is false or nil. Nil for an initializer without other parameters.
  private func throwing(_ method: HeaderDeclarations.Method) -> HeaderDeclarations.Method? {
    var made = method
    if made.result.name == "Bool" {
      made.result = HeaderType(named: "Void")
    } else if made.result.optionality.isEmpty {
      return method
    } else {
      made.result.optionality = ""
    }
    made.isThrowing = true
    made.parameters.removeLast()
    guard made.parameters.isEmpty else {
      made.pieces.removeLast()
      return made
    }
    guard !made.pieces[0].hasPrefix("init") else { return nil }
    for ending in ["AndReturnError", "WithError"] where made.pieces[0].hasSuffix(ending) {
      let short = made.pieces[0].dropLast(ending.count)
      if !short.isEmpty { made.pieces[0] = String(short) }
      break
    }
    return made
  }
}
