extension SourceReader {
  /// The largest number of added views that are kept for a class.
  private static let addedViewLimit = 32
  /// The longest name that is kept, in bytes.
  private static let nameLimit = 64

  /// Reads the view that a call adds to a controller's view before the screen appears, if it has a name:
  /// `view.addSubview(listView)`, `[self.view addSubview:self.listView]`.
  ///
  /// - Parameter receiver: The names of the receiver, as written.
  mutating func readAddedView(in arguments: Range<Int>, to receiver: [String]) {
    guard let scope = scopes.last, let owner = scope.owner, let function = scope.function,
      SourceVocabulary.loads(function), let first = arguments.first, first >= closureEnd,
      ownPaths(of: receiver).contains(["view"]), !hasParameter(receiver[0]),
      let chain = NameChain(at: first, in: tokens), chain.ending == .other, isWhole(chain, in: arguments)
    else { return }
    for name in addedNames(of: chain) where isKept(name) && !classes[owner].addedViews.contains(name) {
      guard classes[owner].addedViews.count < Self.addedViewLimit else { return }
      classes[owner].addedViews.append(name)
    }
  }

  /// Whether a chain of names is a whole argument: a comma, the next part of a message or the end of the arguments
  /// follows. Otherwise it begins another expression, such as `isPad ? wide : narrow`.
  private func isWhole(_ chain: NameChain, in arguments: Range<Int>) -> Bool {
    guard chain.end < arguments.upperBound else { return true }
    if tokens[chain.end].isSign(",") { return true }
    return language == .objectiveC && tokens[chain.end].kind == .word && chain.end + 1 < arguments.upperBound
      && tokens[chain.end + 1].isSign(":") && !tokens[chain.end - 1].isSign("?")
  }

  /// Returns the names of the properties that an argument leads to, or the name of a local constant for another value.
  private func addedNames(of chain: NameChain) -> [String] {
    if chain.names.count == 1, hasLocalValue(chain.names[0]) { return chain.names }
    return ownPaths(of: chain.names).filter { $0.count == 1 }.map { $0[0] }
  }

  /// Whether a name is kept. Closures have numbers instead of names for their parameters.
  private func isKept(_ name: String) -> Bool { !name.hasPrefix("$") && name.utf8.count <= Self.nameLimit }

  /// Whether a function around the code has a parameter of a name, which hides the property.
  private func hasParameter(_ name: String) -> Bool {
    scopes.suffix(Self.depthLimit).contains { $0.owner == scopes.last?.owner && $0.parameters.contains(name) }
  }

  /// Whether a name is a local constant with a value of its own, such as a new object.
  private func hasLocalValue(_ name: String) -> Bool {
    let scope = scopes.suffix(Self.depthLimit).last { $0.aliases[name] != nil }
    return scope.map { $0.owner == scopes.last?.owner && $0.localValues.contains(name) } ?? false
  }

  // MARK: - Parameters

  /// Returns the names of the parameters in the head of a function.
  func parameters(in head: Range<Int>) -> Set<String> {
    Set(
      head.dropFirst().lazy.filter { position in
        guard tokens[position].kind == .word else { return false }
        return language == .swift ? tokens[position + 1].isSign(":") : tokens[position - 1].isSign(")")
      }.map { tokens[$0].text })
  }

  // MARK: - Closures

  /// The largest number of tokens before a brace that are searched for the beginning of its statement.
  private static let statementLimit = 60

  /// Notes the end of a closure that begins at a token, if it does not run at once.
  mutating func readClosure(at position: Int) {
    guard tokens[position].isSign("{"), position >= closureEnd, let end = tokens[position].partner,
      let function = scopes.last?.function, SourceVocabulary.loads(function), isClosure(at: position),
      !runsAtOnce(at: position)
    else { return }
    closureEnd = end
  }

  /// Whether a brace begins a closure or block instead of the body of a statement.
  private func isClosure(at position: Int) -> Bool {
    guard language == .swift else { return isBlock(at: position) }
    let statements: Set<String> = [
      "if", "else", "guard", "for", "while", "switch", "do", "catch", "repeat", "defer",
    ]
    var (index, steps) = (position - 1, 0)
    while index >= 0, steps < Self.statementLimit {
      let token = tokens[index]
      if token.kind == .word, statements.contains(token.text), index == 0 || !tokens[index - 1].isSign(".") {
        return false
      }
      guard !token.isSign("{"), !token.isSign("("), !token.isSign("["), !token.isSign("}"), !token.isSign(";") else {
        return true
      }
      let isEnd = token.isSign(")") || token.isSign("]")
      index = (isEnd ? token.partner ?? index : index) - 1
      steps += 1
    }
    return true
  }

  /// Whether a brace begins a block of Objective-C: `^{`, `^(BOOL finished) {`.
  private func isBlock(at position: Int) -> Bool {
    guard position > 0 else { return false }
    if tokens[position - 1].isSign("^") { return true }
    guard tokens[position - 1].isSign(")"), let open = tokens[position - 1].partner, open > 0 else { return false }
    return tokens[open - 1].isSign("^")
  }

  /// The calls that run their closure before they return.
  private static let immediate: Set<String> = ["forEach", "animate", "performWithoutAnimation"]
  /// The labels of closures that their call runs before it returns.
  private static let immediateLabels: Set<String> = [
    "animations", "enumerateObjectsUsingBlock", "performWithoutAnimation",
  ]

  /// Whether the call of a closure runs it before it returns: `forEach`, or `UIView.animate` except for its completion.
  private func runsAtOnce(at position: Int) -> Bool {
    guard position > 2 else { return false }
    // A block of Objective-C has its sign, and perhaps parameters, before the brace.
    let isBlock = language == .objectiveC
    let start = isBlock ? tokens[position - 1].partner.map { $0 - 1 } ?? position - 1 : position
    guard start > 1 else { return false }
    if tokens[start - 1].isSign(":") { return Self.immediateLabels.contains(tokens[start - 2].text) }
    let before = tokens[start - 1]
    let name = before.isSign(")") ? (before.partner ?? 0) - 1 : start - (before.isSign("(") ? 2 : 1)
    return name >= 0 && Self.immediate.contains(tokens[name].text)
  }
}
