extension SourceReader {
  /// The maximum number of constants of a class or file that are kept.
  private static let numberLimit = 400

  /// Reads a constant at its number: `static let height: CGFloat = 60`, `class var height: CGFloat { return 60 }`,
  /// `static const CGFloat kHeight = 60;`.
  ///
  /// A number that is part of an expression is not a constant.
  mutating func readNumber(at position: Int) {
    guard tokens[position].kind == .number, position > 3, isEndOfValue(position + 1),
      let name = language == .swift ? swiftName(ofNumberAt: position) : objectiveCName(ofNumberAt: position),
      let number = SourceReader.number(tokens[position].text)
    else { return }
    if let owner = scopes.suffix(Self.typeLimit).last(where: { $0.owner != nil })?.owner {
      guard classes[owner].numbers.count < Self.numberLimit else { return }
      classes[owner].numbers[name] = classes[owner].numbers[name] ?? number
    } else if numbers.count < Self.numberLimit {
      numbers[name] = numbers[name] ?? number
    }
  }

  /// Returns the value of a number of Swift or Objective-C as written, or nil.
  package static func number(_ word: String) -> Double? {
    guard let first = word.first, first.isNumber || first == "." else { return nil }
    let digits = ["f", "F"].contains(word.last) ? word.dropLast() : word[...]
    return Double(digits.last == "." ? digits.dropLast() : digits)
  }

  /// Whether an expression ends before a token.
  private func isEndOfValue(_ position: Int) -> Bool {
    guard position < tokens.count else { return true }
    return tokens[position].line != tokens[position - 1].line || tokens[position].isSign(";")
      || tokens[position].isSign("}")
  }

  private func swiftName(ofNumberAt position: Int) -> String? {
    if tokens[position - 1].isSign("=") { return name(before: position - 1, after: "let") }
    let brace = tokens[position - 1].isWord("return") ? position - 2 : position - 1
    return tokens[brace].isSign("{") ? name(before: brace, after: "var") : nil
  }

  /// Returns the name in a declaration, with or without a type, that ends before a token.
  private func name(before end: Int, after keyword: String) -> String? {
    for name in [end - 1, end - 3] where name > 0 && tokens[name - 1].isWord(keyword) && tokens[name].kind == .word {
      return name == end - 1 || tokens[name + 1].isSign(":") ? tokens[name].text : nil
    }
    return nil
  }

  private func objectiveCName(ofNumberAt position: Int) -> String? {
    guard tokens[position - 1].isSign("="), tokens[position - 2].kind == .word else { return nil }
    let before = max(0, position - 5)..<(position - 2)
    return before.contains { tokens[$0].isWord("const") } ? tokens[position - 2].text : nil
  }
}
