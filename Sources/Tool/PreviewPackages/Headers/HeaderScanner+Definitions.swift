extension HeaderScanner {
  private static let structureMacros: Set<String> = [
    "NS_TYPED_ENUM", "NS_TYPED_EXTENSIBLE_ENUM", "NS_STRING_ENUM", "NS_EXTENSIBLE_STRING_ENUM",
  ]

  /// Reads a type: an enumeration, a block, or a different name for a type.
  mutating func readDefinition(into found: inout HeaderDeclarations) {
    let end = end(of: position)
    defer { position = end }
    let words = Array(tokens.texts[position..<min(max(position, end - 1), tokens.texts.count)])
    guard words.count > 2 else { return }
    if let macro = words.firstIndex(where: Self.enumerations.contains), macro < 3 {
      return addEnumeration(words, macro: macro, to: &found)
    }
    if words.prefix(2).contains("enum"), let open = words.firstIndex(of: "{") {
      return addPlainEnumeration(words, open: open, to: &found)
    }
    guard words[0] == "typedef", !words.contains("{"), words[1] != "struct", words[1] != "union" else { return }
    let plain = Self.withoutMacros(words)
    if let (_, caret, close) = HeaderType.block(in: plain) {
      guard
        let name = plain[caret..<close].last(where: { HeaderType.isWord($0) && !HeaderType.qualifiers.contains($0) })
      else { return }
      var type = HeaderType(Array(plain.dropFirst()), isAudited: isAudited)
      type.optionality = ""
      found.aliases[name] = .init(name: name, type: type)
    } else if plain.count > 2, let name = plain.last, HeaderType.isWord(name), !plain.contains("^") {
      var type = HeaderType(Array(plain.dropFirst().dropLast()), isAudited: true)
      type.optionality = ""
      guard type.name != name else { return }
      found.aliases[name] = .init(
        name: name, type: type, isStructure: words.contains(where: Self.structureMacros.contains))
      found.statedNames[name] = Self.statedName(in: words)
    }
  }

  private func addEnumeration(_ words: [String], macro: Int, to found: inout HeaderDeclarations) {
    guard macro + 1 < words.count, words[macro + 1] == "(", let close = HeaderType.closing(of: macro + 1, in: words),
      let open = words.firstIndex(of: "{"), open > close
    else { return }
    let arguments = HeaderType.list(Array(words[(macro + 2)..<close]))
    guard arguments.count == 2, let name = arguments[1].last else { return }
    // Instead of a type, the macro for errors names their domain.
    let isError = words[macro] == "NS_ERROR_ENUM"
    let raw = isError ? "Int" : HeaderType(arguments[0], isAudited: true).name
    let made = HeaderDeclarations.Enumeration(
      name: name, type: raw, isOptionSet: words[macro] == "NS_OPTIONS", isPlain: false, isError: isError,
      cases: Self.cases(in: words, from: open))
    if !made.cases.isEmpty { found.enumerations[name] = made }
    if let end = words.lastIndex(of: "}") { found.statedNames[name] = Self.statedName(in: Array(words[end...])) }
  }

  private func addPlainEnumeration(_ words: [String], open: Int, to found: inout HeaderDeclarations) {
    let isDefinition = words[0] == "typedef"
    let head = words[..<open].filter { $0 != "typedef" && $0 != "enum" }
    let before = head.prefix { $0 != ":" }
    // The constants of an enumeration without a name are numbers.
    let name = (isDefinition ? words.last : before.last).flatMap { HeaderType.isWord($0) ? $0 : nil } ?? ""
    let raw =
      before.count < head.count ? HeaderType(Array(head[(before.count + 1)...]), isAudited: true).name : "UInt32"
    let made = HeaderDeclarations.Enumeration(
      name: name, type: raw, isOptionSet: false, isPlain: true, cases: Self.cases(in: words, from: open))
    guard let first = made.cases.first else { return }
    found.enumerations[name.isEmpty ? "enum \(first.name)" : name] = made
  }

  private static func cases(in words: [String], from open: Int) -> [HeaderDeclarations.Enumeration.Case] {
    let end = words.indices.first { $0 > open && words[$0] == "}" } ?? words.count
    guard open < end else { return [] }
    return HeaderType.list(Array(words[(open + 1)..<end]), isCode: true).compactMap { words in
      let part = withoutMacros(words)
      guard let name = part.first, HeaderType.isWord(name) else { return nil }
      let value = part.count > 2 && part[1] == "=" ? Array(part.dropFirst(2)) : []
      return .init(name: name, value: value, swiftName: statedName(in: words))
    }
  }

  /// Reads a constant or a function.
  mutating func readConstant(into found: inout HeaderDeclarations) {
    var end = end(of: position)
    if let brace = tokens.texts[position..<min(end, tokens.texts.count)].firstIndex(of: "{") {
      // The body of a function.
      end = (tokens.partners[brace] ?? brace) + 1
    }
    let all = Array(tokens.texts[position..<min(max(position, end), tokens.texts.count)])
    let words = Self.withoutMacros(all).filter { ![";", "extern", "static", "inline"].contains($0) }
    let stated = Self.statedName(in: all)
    position = end
    let before = Array(words.prefix { $0 != "=" && $0 != "{" })
    if let open = before.firstIndex(of: "("), !before.contains("^"), open > 1,
      let close = HeaderType.closing(of: open, in: before), HeaderType.isWord(before[open - 1])
    {
      let parameters = HeaderType.list(Array(before[(open + 1)..<close])).filter { $0 != ["void"] }
      guard !parameters.contains(where: { $0.contains(".") }) else { return }
      found.functions[before[open - 1]] = .init(
        name: before[open - 1],
        parameters: parameters.map { HeaderType($0.count > 1 ? Array($0.dropLast()) : $0, isAudited: isAudited) },
        result: HeaderType(Array(before[..<(open - 1)]), isAudited: isAudited), swiftName: stated)
      return
    }
    guard before.count > 1, let name = before.last, HeaderType.isWord(name) else { return }
    var type = HeaderType(Array(before.dropLast()), isAudited: true)
    type.optionality = ""
    found.constants[name] = .init(
      name: name, type: type, value: Self.value(of: Array(words.dropFirst(before.count + 1)), type),
      isExtern: !all.contains("static"), swiftName: stated)
  }

  /// Returns the value of a constant in Swift: a string, a number or a Boolean. Nil if it is unknown.
  private static func value(of words: [String], _ type: HeaderType) -> String? {
    if words.first == "@", words.count == 2, words[1].hasPrefix("\"") { return words[1] }
    if type.name == "Bool" { return ["YES": "true", "true": "true", "NO": "false", "false": "false"][words.joined()] }
    return HeaderLiteral(words)?.text ?? HeaderExpression.value(of: words).map { "\($0)" }
  }
}
