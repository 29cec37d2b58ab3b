internal import Findings

extension YAMLSyntaxError {
  /// Returns the error in words for authors of scenes, with the likely remedy.
  ///
  /// libyaml reports tokens and contexts, and often notices a mistake only some lines after it.
  package func explained(in source: SourceText) -> YAMLSyntaxError {
    guard code == .yamlSyntax else { return self }
    if let comment = swallowedBracket(in: source) { return comment }
    if let unclosed = unclosed(in: source) { return unclosed }
    if complaint == "could not find expected ':'", let note {
      return YAMLSyntaxError(
        message: .init(kind: "colon", "not a key: it is not followed by ':'"),
        range: YAMLRange(start: note.mark, end: note.mark))
    }
    return YAMLSyntaxError(
      message: complaint.flatMap { Self.messages[$0] } ?? message, range: range, hint: hint ?? self.hint(in: source),
      note: note?.mark.line == range.start.line ? nil : note)
  }

  /// Messages of the tool, by libyaml's messages.
  private static let messages: [String: Finding.Message] = [
    "did not find expected ',' or '}'": .init(kind: "brace", "expected ',' or '}' before this"),
    "did not find expected ',' or ']'": .init(kind: "bracket", "expected ',' or ']' before this"),
    "did not find expected node content": .init(kind: "value", "expected a value"),
    "did not find expected '-' indicator": .init(kind: "list", "not part of the list above"),
    "did not find expected key": .init(kind: "indentation", "nothing above is indented like this"),
    "did not find expected comment or line break": .init(kind: "block", "unexpected text after '|'"),
    "mapping values are not allowed in this context": .init(
      kind: "colon-and-blank", "unexpected ':' followed by a space"),
    "found character that cannot start any token": .init(kind: "character", "a value cannot begin with this character"),
    "control characters are not allowed": .init(kind: "control-character", "control characters are not allowed"),
  ]

  /// Returns an error for a bracket whose other half is in a comment: `{ color: #fff }`.
  private func swallowedBracket(in source: SourceText) -> YAMLSyntaxError? {
    guard let note, note.text.contains("flow"), let line = source.line(note.mark.line),
      let comment = line.firstRange(of: " #"), note.mark.line < range.start.line
    else { return nil }
    let column = line.unicodeScalars.distance(from: line.startIndex, to: comment.lowerBound) + 2
    let mark = YAMLMark(line: note.mark.line, column: column, index: 0)
    return YAMLSyntaxError(
      message: .init(kind: "comment", "this begins a comment, but the bracket before it is not closed"),
      range: YAMLRange(start: mark, end: mark), hint: "put a value that begins with '#' in quotes")
  }

  /// Returns an error for a quote or bracket that is still open at the end of the document.
  private func unclosed(in source: SourceText) -> YAMLSyntaxError? {
    guard let note, note.text.contains("flow") || note.text.contains("quoted"), note.mark != range.start,
      source.lines[min(range.start.line, source.lines.count)...].allSatisfy(\.isEmpty),
      source.line(range.start.line)?.unicodeScalars.dropFirst(range.start.column - 1).isEmpty ?? true
    else { return nil }
    return YAMLSyntaxError(
      message: note.text.contains("quoted")
        ? .init(kind: "open-quotes", "unterminated quotes")
        : .init(kind: "open-bracket", "unclosed bracket"),
      range: YAMLRange(start: note.mark, end: note.mark))
  }

  private func hint(in source: SourceText) -> Finding.Message? {
    guard let line = source.line(range.start.line) else { return nil }
    let text = line.drop { $0 == " " }
    if text.hasPrefix("\t") { return .init(kind: "tab-indentation", "a tab cannot indent; use spaces") }
    if text.hasPrefix("- [") || text.hasPrefix("- |") {
      return .init(kind: "visual-format", "write H: or V: in front of a visual format")
    }
    if complaint == "did not find expected key" {
      return .init(kind: "indentation", "indent it like one of the keys above")
    }
    switch line.unicodeScalars.dropFirst(range.start.column - 1).first {
    case "\t": return .init(kind: "tab", "use spaces instead of a tab")
    case "@", "`", "%": return .init(kind: "quotes", "put a value that begins with it in quotes")
    case ":": return .init(kind: "colon", "put a value that contains a colon in quotes")
    default: return nil
    }
  }
}
