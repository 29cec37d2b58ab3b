/// An overriding declaration in an extension of a class.
struct ExtensionOverride {
  /// The name of the class.
  let name: String
  /// The position of `override`.
  let position: Int
  /// The position of the beginning of the declaration, with its attributes and modifiers.
  let first: Int
  /// The position of its closing brace.
  let last: Int
}

extension SourceRewriting {
  /// Notes an overriding declaration in an extension, which the compiler on Linux refuses. It is moved into its class
  /// if the class is declared in the same source.
  mutating func noteOverride(_ position: Int) {
    guard scopes.count == 1, conditions.isEmpty, let name = extensionName, let last = endOfBody(after: position) else {
      return refuseOverride(position)
    }
    overrides.append(
      ExtensionOverride(name: name, position: position, first: start(ofDeclarationAt: position), last: last))
  }

  /// Notes the class that a keyword declares, if it is at the top level.
  mutating func noteClass(_ position: Int) {
    guard text(position) == "class", scopes.isEmpty, conditions.isEmpty, token(position + 2) != nil,
      let open = (position + 2..<tokens.code.count).first(where: { text($0) == "{" }), let end = end(of: open)
    else { return }
    classEnds[text(position + 1)] = end
  }

  /// Notes the class of an extension; none if the extension has conditions or an access level.
  mutating func noteExtension(_ position: Int) {
    extensionName = nil
    guard scopes.isEmpty, start(ofDeclarationAt: position) == position,
      let open = (position + 1..<tokens.code.count).first(where: { text($0) == "{" }), open > position + 1,
      !(position + 2..<open).contains(where: { text($0) == "where" || text($0) == "." })
    else { return }
    extensionName = text(position + 1)
  }

  /// Moves the noted declarations to the ends of their classes.
  mutating func moveOverrides() {
    for override in overrides {
      guard let end = classEnds[override.name], let first = token(override.first), let last = token(override.last),
        let close = token(end)
      else {
        refuseOverride(override.position)
        continue
      }
      let range = first.range.lowerBound..<last.range.upperBound
      let moved = takeOut(range)
      insert(
        "\n\(place(of: range.lowerBound))\(moved)\n\(place(of: close.range.lowerBound))", at: close.range.lowerBound)
    }
  }

  /// Returns the directive that gives the compiler the author's location of the next token, with spaces up to its
  /// column.
  private func place(of byte: Int) -> String {
    // The compiler treats another path as another file with the same name.
    let file = "\(folder)/\(path)"
    return "#sourceLocation(file: \"\(file.inSwiftLiteral)\", line: \(tokens.line(of: byte)))\n"
      + String(repeating: " ", count: tokens.column(of: byte) - 1)
  }

  /// Returns the position of the closing brace of a declaration's body, or nil if it has none.
  private func endOfBody(after position: Int) -> Int? {
    var next = position
    while next < tokens.code.count {
      switch text(next) {
      case "(", "[":
        guard let end = end(of: next) else { return nil }
        next = end + 1
      case "{": return end(of: next)
      case "}": return nil
      default: next += 1
      }
    }
    return nil
  }

  private mutating func refuseOverride(_ position: Int) {
    remark(
      position,
      "a declaration in an extension cannot override on Linux: move it into the class, or the class into this file")
  }
}
