extension SourcePruning {
  /// Gives the parameters of a closure the type of unknown values, because the function that takes it is a member of a
  /// missing type and says nothing about them.
  ///
  /// - Returns: Whether there is a closure whose parameters have no types.
  mutating func giveTypes(toParametersOfClosureAround position: Int) -> Bool {
    guard let open = outline.brace(around: position),
      let end = (open + 1..<open + Self.longestSignature).first(where: { outline.text($0) == "in" })
    else { return false }
    // Each parameter has its own error.
    if typedClosures.contains(open) { return true }
    var first = open + 1
    if outline.text(first) == "[", let last = outline.partners[first] { first = last + 1 }
    let isInBrackets = outline.text(first) == "("
    let last = isInBrackets ? outline.partners[first] ?? first : end
    let names = (first + (isInBrackets ? 1 : 0))..<max(first + 1, last)
    let words = names.map(outline.text)
    guard names.contains(position), !words.contains(":"), !words.contains("("), !words.contains("-"),
      let start = outline.token(names.lowerBound), let final = outline.token(names.upperBound - 1)
    else { return false }
    if typedClosures.isEmpty { importLayoutPreviews() }
    typedClosures.insert(open)
    if !isInBrackets { insert("(", at: start.range.lowerBound) }
    for name in names where outline.text(name) != "," {
      if let token = outline.token(name) { insert(": \(MissingTypes.object)", at: token.range.upperBound) }
    }
    if !isInBrackets { insert(")", at: final.range.upperBound) }
    return true
  }

  /// Imports the module of unknown values, on the first line.
  private mutating func importLayoutPreviews() {
    let words = outline.tokens.code.indices.lazy.map(outline.text)
    if !words.contains("LayoutPreviews") { insert("import LayoutPreviews; ", at: 0) }
  }

  /// The most tokens before the `in` of a closure.
  private static let longestSignature = 60
}

extension CompilerError {
  /// Whether the compiler cannot tell the type of a parameter of a closure from the function that takes it.
  var isAboutClosureParameter: Bool {
    ["cannot infer type of closure parameter", "unable to infer type of a closure parameter"].contains {
      message.hasPrefix($0)
    }
  }
}
