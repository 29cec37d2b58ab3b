/// A chain of names with dots, as in code that accesses a property or function: `self.titleLabel?.isHidden`.
struct NameChain: Sendable, Hashable {
  /// The kind of code that follows the names.
  enum Ending: Sendable, Hashable {
    /// An assignment: `=`, `+=`.
    case assignment
    /// A call, with the range of its argument tokens.
    case call(arguments: Range<Int>)
    /// Something else.
    case other
  }

  /// The names, without signs.
  var names: [String]
  /// The position of the first token.
  var start: Int
  /// The position after the last token.
  var end: Int
  /// The code that follows the names.
  var ending = Ending.other

  /// Parses the chain that begins at a token. Nil if there is none.
  init?(at start: Int, in tokens: [SourceToken]) {
    guard tokens.indices.contains(start), tokens[start].kind == .word,
      !SourceVocabulary.keywords.contains(tokens[start].text)
    else { return nil }
    names = [tokens[start].text]
    self.start = start
    end = start + 1
    var steps = 0
    while steps < Self.limit, let next = Self.step(at: end, in: tokens) {
      if let name = next.name { names.append(name) }
      steps += 1
      end = next.end
    }
    ending = Self.ending(at: end, in: tokens)
  }

  /// The longest chain that is read, in tokens.
  private static let limit = 64

  /// Returns the next name of a chain, or what separates two names: a question mark, an exclamation mark, or a
  /// subscript.
  private static func step(at position: Int, in tokens: [SourceToken]) -> (name: String?, end: Int)? {
    guard position < tokens.count, tokens[position].kind == .sign else { return nil }
    let (sign, following) = (tokens[position], position + 1)
    switch sign.text {
    case ".":
      guard following < tokens.count, tokens[following].kind == .word else { return nil }
      return (tokens[following].text, following + 1)
    case "?", "!": return sign.isAdjacent ? (nil, following) : nil
    case "[": return sign.isAdjacent ? sign.partner.map { (nil, $0 + 1) } : nil
    default: return nil
    }
  }

  private static let assignments: Set<String> = ["=", "+=", "-=", "*=", "/="]

  private static func ending(at position: Int, in tokens: [SourceToken]) -> Ending {
    guard position < tokens.count, tokens[position].kind == .sign else { return .other }
    let token = tokens[position]
    if assignments.contains(token.text) { return .assignment }
    if token.text == "(", token.isAdjacent, let partner = token.partner, partner > position {
      return .call(arguments: position + 1..<partner)
    }
    // A call with only a trailing closure.
    if token.text == "{" { return .call(arguments: position..<position) }
    return .other
  }
}
