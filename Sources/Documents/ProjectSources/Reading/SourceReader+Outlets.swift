extension SourceReader {
  /// The largest number of tokens between the attribute of an outlet and its name.
  private static let outletLimit = 16
  /// The deepest nesting of functions, and the longest chain of names, that is followed.
  static let depthLimit = 16

  /// The largest number of properties of a list that are read.
  private static let listLimit = 100

  /// Reads an outlet: `@IBOutlet private weak var title: UILabel!`, `IBOutlet UILabel *title;`.
  mutating func readOutlet(at position: Int) {
    guard let owner = scopes.last?.owner, tokens[position].kind == .word,
      ["@IBOutlet", "IBOutlet", "IBOutletCollection"].contains(tokens[position].text)
    else { return }
    let following = position + 1..<min(tokens.count, position + Self.outletLimit)
    let name: Int?
    switch language {
    case .swift: name = following.first { tokens[$0].isWord("var") }.map { $0 + 1 }
    case .objectiveC: name = following.first { tokens[$0].isSign(";") }.map { $0 - 1 }
    }
    guard let name, name < tokens.count, tokens[name].kind == .word else { return }
    classes[owner].outlets.append(
      SourceClass.Outlet(name: tokens[name].text, place: SourcePlace(of: tokens[name])))
  }

  /// The largest number of tags that are kept for a class.
  private static let tagLimit = 64

  /// Reads the tag with which code finds a view: `cell.viewWithTag(2) as? UILabel`,
  /// `(UILabel *)[cell viewWithTag:TitleTag]`.
  ///
  /// - Parameter start: The position of the first token of the call or message.
  mutating func readTag(in arguments: Range<Int>, from start: Int) {
    guard let owner = scopes.last?.owner, let first = arguments.first, arguments.count == 1,
      tokens[first].kind == .number || tokens[first].kind == .word, classes[owner].tags.count < Self.tagLimit
    else { return }
    classes[owner].tags.append(
      TagUse(
        tag: tokens[first].text, className: castClass(around: start..<arguments.upperBound),
        place: SourcePlace(of: tokens[first])))
  }

  /// Returns the class to which code casts the value of a call. Nil without a cast.
  private func castClass(around call: Range<Int>) -> String? {
    switch language {
    case .swift:
      guard call.upperBound + 3 < tokens.count, tokens[call.upperBound + 1].isWord("as") else { return nil }
      return tokens[call.upperBound + 3].text
    case .objectiveC:
      guard call.lowerBound > 3, tokens[call.lowerBound - 1].isSign(")"), tokens[call.lowerBound - 2].isSign("*") else {
        return nil
      }
      return tokens[call.lowerBound - 3].text
    }
  }

  /// Reads local names of properties: `let label = self.title`, `if let label = title`, `UILabel *label = self.title;`,
  /// `for view in [title, image] {`, `[title, image].forEach {`.
  mutating func readAlias(at position: Int) {
    let token = tokens[position]
    if language == .swift, token.isWord("let") || token.isWord("var"), position + 2 < tokens.count,
      tokens[position + 1].kind == .word, tokens[position + 2].isSign("=")
    {
      setAlias(tokens[position + 1].text, to: position + 3)
    } else if language == .objectiveC, token.isSign("*"), position + 2 < tokens.count,
      tokens[position + 1].kind == .word, tokens[position + 2].isSign("=") || tokens[position + 2].isWord("in")
    {
      setAlias(tokens[position + 1].text, to: position + 3, isRepeated: tokens[position + 2].isWord("in"))
    } else if token.isWord("for"), position + 2 < tokens.count, tokens[position + 2].isWord("in") {
      setAlias(tokens[position + 1].text, to: position + 3, isRepeated: true)
    } else if token.isWord("forEach"), position >= 2, tokens[position - 1].isSign(".") {
      readLoop(at: position)
    }
  }

  /// Makes a name an alias of the property, or list of properties, that begins at a token.
  ///
  /// - Parameter isRepeated: Whether a loop gives the name to several values.
  private mutating func setAlias(_ name: String, to start: Int, isRepeated: Bool = false) {
    guard scopes.last?.function != nil else { return }
    // Without a path, it is a local value that hides a property of the same name.
    let paths = paths(at: start)
    let last = scopes.count - 1
    scopes[last].aliases[name] = paths
    if !isRepeated, paths.isEmpty || isChoice(at: start) {
      scopes[last].localValues.insert(name)
    } else {
      scopes[last].localValues.remove(name)
    }
  }

  /// Whether the names at a token are a condition or the first of two values: `isWide ? grid : list`, `first ?? second`.
  private func isChoice(at start: Int) -> Bool {
    guard let chain = NameChain(at: start, in: tokens), chain.end < tokens.count else { return false }
    let isSplit = tokens[chain.end].kind == .word && tokens[chain.end - 1].isSign("?") && language == .objectiveC
    return isSplit || tokens[chain.end].text.hasPrefix("?")
  }

  /// Returns the property paths of an expression: a property, or the properties of a list literal. Empty for other
  /// values.
  private func paths(at start: Int) -> [[String]] {
    guard start < tokens.count else { return [] }
    if tokens[start].isSign("["), let close = tokens[start].partner { return paths(between: start + 1, and: close) }
    guard let chain = NameChain(at: start, in: tokens) else { return [] }
    if case .call = chain.ending, !(chain.end < tokens.count && tokens[chain.end].isSign("{")) { return [] }
    return ownPaths(of: chain.names)
  }

  /// Returns the properties of a list literal between its brackets. Empty if it contains anything else.
  func paths(between first: Int, and end: Int) -> [[String]] {
    var paths: [[String]] = []
    var position = first
    while position < end {
      guard let chain = NameChain(at: position, in: tokens), chain.end <= end, paths.count < Self.listLimit else {
        return []
      }
      paths += ownPaths(of: chain.names)
      guard chain.end == end || tokens[chain.end].isSign(",") else { return [] }
      position = chain.end + 1
    }
    return paths
  }

  /// Reads `[title, image].forEach { $0.isHidden = true }` and `labels.forEach { label in … }`.
  private mutating func readLoop(at position: Int) {
    let before = position - 2
    let paths: [[String]]
    if tokens[before].isSign("]"), let open = tokens[before].partner, open == 0 || !tokens[open].isAdjacent {
      paths = self.paths(between: open + 1, and: before)
    } else {
      var start = before
      while start >= 2, start > before - 2 * Self.depthLimit, tokens[start - 1].isSign("."),
        tokens[start - 2].kind == .word
      { start -= 2 }
      // The parameter of a loop over unknown values hides a property of the same name.
      paths = NameChain(at: start, in: tokens).map { ownPaths(of: Array($0.names.dropLast())) } ?? []
    }
    var body = position + 1
    if body < tokens.count, tokens[body].isSign("(") { body += 1 }
    guard body + 2 < tokens.count, tokens[body].isSign("{"), let end = tokens[body].partner,
      let scope = scopes.last
    else { return }
    let name = tokens[body + 2].isWord("in") ? tokens[body + 1].text : "$0"
    scopes.append(
      Scope(end: end, owner: scope.owner, function: scope.function, aliases: [name: paths], outermost: scope.outermost))
  }

  /// Returns the properties of the object that some names lead to. Empty for local values.
  func ownPaths(of names: [String]) -> [[String]] {
    guard let first = names.first else { return [] }
    for scope in scopes.suffix(Self.depthLimit).reversed() {
      if let paths = scope.aliases[first] { return paths.map { $0 + names.dropFirst() } }
      guard scope.owner == scopes.last?.owner else { break }
    }
    var names = SourceVocabulary.ownNames.contains(first) ? Array(names.dropFirst()) : names
    if language == .objectiveC, let first = names.first, first.hasPrefix("_"), first.utf8.count > 1 {
      names[0] = String(first.dropFirst())
    }
    return [names]
  }
}
