extension SourcePruning {
  /// Gives the parameters of a closure the type of unknown values, because the function that takes it is a member of a
  /// missing type and says nothing about them.
  ///
  /// - Parameter position: The position of a parameter in the signature of the closure, or of its opening brace.
  /// - Returns: Whether the signature has only names, after an optional list of captures. Attributes, types, effects and
  ///   results are not supported.
  mutating func giveTypes(toParametersOfClosureAround position: Int) -> Bool {
    guard let open = outline.text(position) == "{" ? position : outline.brace(around: position),
      let body = outline.closureStart(open), position < body - 1
    else { return false }
    // Each parameter has its own error.
    if typedClosures.contains(open) { return true }
    let captures = outline.text(open + 1) == "[" ? outline.partners[open + 1] : nil
    var (first, end) = ((captures ?? open) + 1, body - 1)
    let isInBrackets = outline.text(first) == "("
    if isInBrackets {
      guard outline.partners[first] == end - 1 else { return false }
      (first, end) = (first + 1, end - 1)
    }
    let names = stride(from: first, to: end, by: 2).compactMap(outline.token)
    let commas = stride(from: first + 1, to: end, by: 2)
    guard first < end, (end - first) % 2 == 1, names.allSatisfy({ $0.kind == .word }),
      commas.allSatisfy({ outline.text($0) == "," }), let start = names.first, let last = names.last
    else { return false }
    typedClosures.insert(open)
    if !isInBrackets { insert("(", at: start.range.lowerBound) }
    for name in names { insert(": \(MissingTypes.object)", at: name.range.upperBound) }
    if !isInBrackets { insert(")", at: last.range.upperBound) }
    return true
  }
}

extension CompilerError {
  /// Whether the compiler cannot infer the type of a closure's parameter, and the parameter has a name other than `$0`.
  var isAboutNamedClosureParameter: Bool {
    let isAboutParameter = [
      "cannot infer type of closure parameter", "unable to infer type of a closure parameter",
    ].contains { message.hasPrefix($0) }
    return isAboutParameter && !message.contains("$")
  }
}
