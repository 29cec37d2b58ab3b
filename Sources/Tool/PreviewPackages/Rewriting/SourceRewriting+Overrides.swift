/// An overriding declaration in an extension of a class.
struct ExtensionOverride {
  /// The name of the class.
  let name: String
  /// The position of `override`.
  let position: Int
  /// The position at which the declaration begins, with its attributes and modifiers.
  let first: Int
  /// The position of its closing brace.
  let last: Int
}

extension SourceRewriting {
  /// Notes a declaration that overrides in an extension, which the compiler on Linux refuses. It will be moved into its
  /// class where that is declared in the source as well.
  mutating func noteOverride(_ position: Int) {
    guard scopes.count == 1, conditions.isEmpty, let name = extensionName, let last = endOfBody(after: position) else {
      return refuseOverride(position)
    }
    overrides.append(
      ExtensionOverride(name: name, position: position, first: start(ofDeclarationAt: position), last: last))
  }

  /// Notes the class that a keyword declares, where nothing is around it.
  mutating func noteClass(_ position: Int) {
    guard text(position) == "class", scopes.isEmpty, conditions.isEmpty,
      let open = (position + 2..<tokens.code.count).first(where: { text($0) == "{" }), let end = end(of: open)
    else { return }
    classEnds[text(position + 1)] = end
  }

  /// Notes the class that an extension extends; none where it has conditions, or an access of its own for all that is in it.
  mutating func noteExtension(_ position: Int) {
    extensionName = nil
    guard scopes.isEmpty, start(ofDeclarationAt: position) == position,
      let open = (position + 1..<tokens.code.count).first(where: { text($0) == "{" }),
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

  /// The words by which the compiler tells the author's place of what follows, with blanks up to its column.
  private func place(of byte: Int) -> String {
    // The compiler takes another path for another file of the same name.
    let file = "\(folder)/\(path)".replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(file)\", line: \(tokens.line(of: byte)))\n"
      + String(repeating: " ", count: tokens.column(of: byte) - 1)
  }

  /// The position of the brace that closes the body of a declaration; nil where it has none.
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
