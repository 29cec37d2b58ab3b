extension SourceRewriting {
  /// Turns a preview into a function: `#Preview("Login") { LoginController() }` becomes `@MainActor func … {
  /// Preview("Login", path: …, line: …) { LoginController() } }`, on the same lines.
  mutating func rewritePreview(_ position: Int) {
    if let label = labelledBody(at: position) { return rewriteLabelledPreview(position, label) }
    guard let open = bodyOfPreview(at: position), let end = end(of: open), let close = token(end) else {
      // Left in place, the compiler would report an unknown macro and compile nothing.
      blank(position, self.end(of: position + 2) ?? position + 1)
      return remark(position, "preview skipped: its view is not in braces")
    }
    guard scopes.isEmpty else {
      blank(position, end)
      return remark(position, "preview skipped: it is inside a declaration; move it to the top level")
    }
    let arguments = position + 2..<open
    if let label = arguments.first(where: { isWidgetLabel($0) }) {
      blank(position, self.end(ofClosuresBehind: end))
      return remark(label, "preview skipped: it is a preview of a widget or an activity")
    }
    guard let start = token(position)?.range.lowerBound else { return }
    let line = tokens.line(of: start)
    let function = "renderLayoutsPreview\(number)_\(previews.count + 1)"
    replace(
      position, position + 1,
      with: "@MainActor func \(function)() -> LayoutPreviews.Preview { LayoutPreviews.Preview")
    addPlace("path: \"\(shownPath.inSwiftLiteral)\", line: \(line)", arguments, behind: position + 1)
    insert(" }", at: close.range.upperBound)
    note(SourcePreview(function: function, line: line, conditions: conditions.all))
  }

  /// Returns the position of the label `body:` before a closure in the arguments of a preview, or nil.
  private func labelledBody(at position: Int) -> Int? {
    guard text(position + 2) == "(", let end = end(of: position + 2) else { return nil }
    var argument = position + 3
    while argument < end {
      if text(argument) == "body", text(argument + 1) == ":", text(argument + 2) == "{" { return argument }
      argument = (self.end(of: argument) ?? argument) + 1
    }
    return nil
  }

  /// Turns a preview whose body is an argument into a function.
  private mutating func rewriteLabelledPreview(_ position: Int, _ label: Int) {
    guard scopes.isEmpty, let end = end(of: position + 2), let start = token(position)?.range.lowerBound,
      let close = token(end), let body = token(label)
    else {
      blank(position, self.end(of: position + 2) ?? position + 1)
      return remark(position, "preview skipped: it is inside a declaration; move it to the top level")
    }
    let line = tokens.line(of: start)
    let function = "renderLayoutsPreview\(number)_\(previews.count + 1)"
    replace(
      position, position + 1,
      with: "@MainActor func \(function)() -> LayoutPreviews.Preview { LayoutPreviews.Preview")
    insert("path: \"\(shownPath.inSwiftLiteral)\", line: \(line), ", at: body.range.lowerBound)
    insert(" }", at: close.range.upperBound)
    note(SourcePreview(function: function, line: line, conditions: conditions.all))
  }

  /// Returns the brace that opens the body of a preview, or nil if it has none.
  private func bodyOfPreview(at position: Int) -> Int? {
    if text(position + 2) == "{" { return position + 2 }
    guard text(position + 2) == "(", let end = end(of: position + 2), text(end + 1) == "{" else { return nil }
    return end + 1
  }

  /// Returns the end of the last labeled trailing closure after another.
  private func end(ofClosuresBehind position: Int) -> Int {
    var last = position
    while text(last + 2) == ":", text(last + 3) == "{", let end = end(of: last + 3) { last = end }
    return last
  }

  /// Whether the token is a label of a preview without a view: `as: .systemSmall`.
  private func isWidgetLabel(_ position: Int) -> Bool {
    ["as", "using", "arguments"].contains(text(position)) && text(position + 1) == ":"
  }

  /// Adds the location to the arguments of a preview.
  private mutating func addPlace(_ place: String, _ arguments: Range<Int>, behind name: Int) {
    guard let last = arguments.last, let close = token(last) else {
      return insert("(\(place))", at: token(name)?.range.upperBound ?? 0)
    }
    let isFirst = arguments.count == 2 || text(last - 1) == ","
    insert((isFirst ? "" : ", ") + place, at: close.range.lowerBound)
  }
}
