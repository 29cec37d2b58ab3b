extension HeaderScanner {
  private static let enumerationMacros: Set<String> = ["NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM"]

  /// Reads a type: an enumeration, a block, or another name for a type.
  mutating func readDefinition(into found: inout HeaderDeclarations) {
    let end = end(of: position)
    defer { position = end }
    let words = Array(tokens.texts[position..<min(max(position, end - 1), tokens.texts.count)])
    guard words.count > 2 else { return }
    if let macro = words.firstIndex(where: Self.enumerationMacros.contains), macro < 3 {
      return addEnumeration(words, macro: macro, to: &found)
    }
    if words.prefix(2).contains("enum"), let open = words.firstIndex(of: "{") {
      return addPlainEnumeration(words, open: open, to: &found)
    }
    guard words[0] == "typedef", !words.contains("{"), words[1] != "struct", words[1] != "union" else { return }
    let plain = Self.withoutMacros(words)
    if let caret = plain.firstIndex(of: "^"), caret > 0, let close = HeaderType.closing(of: caret - 1, in: plain) {
      guard
        let name = plain[caret..<close].last(where: { HeaderType.isWord($0) && !HeaderType.qualifiers.contains($0) })
      else { return }
      var type = HeaderType(Array(plain.dropFirst()), isAudited: true)
      type.optionality = ""
      found.aliases[name] = .init(name: name, type: type)
    } else if plain.count > 2, let name = plain.last, HeaderType.isWord(name) {
      var type = HeaderType(Array(plain.dropFirst().dropLast()), isAudited: true)
      type.optionality = ""
      if type.name != name { found.aliases[name] = .init(name: name, type: type) }
    }
  }

  private func addEnumeration(_ words: [String], macro: Int, to found: inout HeaderDeclarations) {
    guard macro + 1 < words.count, words[macro + 1] == "(", let close = HeaderType.closing(of: macro + 1, in: words),
      let open = words.firstIndex(of: "{"), open > close
    else { return }
    let arguments = HeaderType.list(Array(words[(macro + 2)..<close]))
    guard arguments.count == 2, let name = arguments[1].last else { return }
    let raw = HeaderType(arguments[0], isAudited: true).name
    let made = HeaderDeclarations.Enumeration(
      name: name, type: raw, isOptionSet: words[macro] == "NS_OPTIONS", isPlain: false,
      cases: Self.cases(in: words, from: open))
    if !made.cases.isEmpty { found.enumerations[name] = made }
  }

  private func addPlainEnumeration(_ words: [String], open: Int, to found: inout HeaderDeclarations) {
    let isDefinition = words[0] == "typedef"
    let before = words[..<open].filter { $0 != "typedef" && $0 != "enum" }.prefix { $0 != ":" }
    guard let name = isDefinition ? words.last : before.last, HeaderType.isWord(name) else { return }
    let made = HeaderDeclarations.Enumeration(
      name: name, type: "UInt32", isOptionSet: false, isPlain: true, cases: Self.cases(in: words, from: open))
    if !made.cases.isEmpty { found.enumerations[name] = made }
  }

  private static func cases(in words: [String], from open: Int) -> [HeaderDeclarations.Enumeration.Case] {
    let end = words.indices.first { $0 > open && words[$0] == "}" } ?? words.count
    return HeaderType.list(withoutMacros(Array(words[(open + 1)..<end])), isCode: true).compactMap { part in
      guard let name = part.first, HeaderType.isWord(name) else { return nil }
      let value = part.count > 2 && part[1] == "=" ? part.dropFirst(2).joined() : nil
      return .init(name: name, value: value)
    }
  }

  /// Reads a constant or a function.
  mutating func readConstant(into found: inout HeaderDeclarations) {
    var end = end(of: position)
    if let brace = tokens.texts[position..<min(end, tokens.texts.count)].firstIndex(of: "{") {
      // The body of a function.
      end = (tokens.partners[brace] ?? brace) + 1
    }
    let words = Self.withoutMacros(Array(tokens.texts[position..<min(max(position, end), tokens.texts.count)]))
      .filter { ![";", "extern", "static", "inline"].contains($0) }
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
        result: HeaderType(Array(before[..<(open - 1)]), isAudited: isAudited))
      return
    }
    guard before.count > 1, let name = before.last, HeaderType.isWord(name) else { return }
    var type = HeaderType(Array(before.dropLast()), isAudited: true)
    type.optionality = ""
    let value = Array(words.dropFirst(before.count + 1))
    let isObject = value.first == "@"
    var text = isObject ? value.dropFirst().first : value.joined()
    if !isObject, let number = text, number.hasSuffix("f"), !number.hasPrefix("0x") { text = String(number.dropLast()) }
    let isKnown = text.map { $0.hasPrefix("\"") || Double($0) != nil } ?? false
    found.constants[name] = .init(name: name, type: type, value: isKnown ? text : nil)
  }
}
