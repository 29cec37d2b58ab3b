extension YAMLSyntaxError {
  /// The error in words for people who write scenes, with what they probably have to do.
  ///
  /// libyaml speaks of tokens and contexts, and often notices a mistake only lines after it was made.
  package func explained(in source: SourceText) -> YAMLSyntaxError {
    guard code == .yamlSyntax else { return self }
    if let comment = swallowedBracket(in: source) { return comment }
    if let unclosed = unclosed(in: source) { return unclosed }
    if message == "could not find expected ':'", let note {
      return YAMLSyntaxError(
        message: "this is no key, for no ':' follows it", range: YAMLRange(start: note.mark, end: note.mark))
    }
    return YAMLSyntaxError(
      message: Self.messages[message] ?? message, range: range, hint: hint ?? self.hint(in: source),
      note: note?.mark.line == range.start.line ? nil : note)
  }

  private static let messages = [
    "did not find expected ',' or '}'": "a ',' or '}' is missing before this",
    "did not find expected ',' or ']'": "a ',' or ']' is missing before this",
    "did not find expected node content": "a value is missing here",
    "did not find expected '-' indicator": "this is no part of the list above",
    "did not find expected key": "nothing above is indented like this",
    "did not find expected comment or line break": "nothing may follow '|' on its line",
    "mapping values are not allowed in this context": "a ':' with a blank behind it has no meaning here",
    "found character that cannot start any token": "no value begins with this character",
    "control characters are not allowed": "a control character is not allowed here",
  ]

  /// A bracket whose other half became part of a comment: `{ color: #fff }`.
  private func swallowedBracket(in source: SourceText) -> YAMLSyntaxError? {
    guard let note, note.text.contains("flow"), let line = source.line(note.mark.line),
      let comment = line.firstRange(of: " #"), note.mark.line < range.start.line
    else { return nil }
    let column = line.unicodeScalars.distance(from: line.startIndex, to: comment.lowerBound) + 2
    let mark = YAMLMark(line: note.mark.line, column: column, index: 0)
    return YAMLSyntaxError(
      message: "this begins a comment, and the bracket before it is not closed",
      range: YAMLRange(start: mark, end: mark), hint: "put a value that begins with '#' in quotes")
  }

  /// Quotes or a bracket that the document ends in.
  private func unclosed(in source: SourceText) -> YAMLSyntaxError? {
    guard let note, note.text.contains("flow") || note.text.contains("quoted"), note.mark != range.start,
      source.lines[min(range.start.line, source.lines.count)...].allSatisfy(\.isEmpty),
      source.line(range.start.line)?.unicodeScalars.dropFirst(range.start.column - 1).isEmpty ?? true
    else { return nil }
    let what = note.text.contains("quoted") ? "quotes" : "bracket"
    return YAMLSyntaxError(
      message: "the \(what) opened here \(what == "quotes" ? "are" : "is") never closed",
      range: YAMLRange(start: note.mark, end: note.mark))
  }

  private func hint(in source: SourceText) -> String? {
    guard let line = source.line(range.start.line) else { return nil }
    let text = line.drop { $0 == " " }
    if text.hasPrefix("\t") { return "a tab cannot indent; use blanks" }
    if text.hasPrefix("- [") || text.hasPrefix("- |") { return "write H: or V: in front of a visual format" }
    if message == "did not find expected key" { return "indent it like one of the keys above" }
    switch line.unicodeScalars.dropFirst(range.start.column - 1).first {
    case "\t": return "use blanks instead of a tab"
    case "@", "`", "%": return "a value that begins with it needs quotes"
    case ":": return "put a value with a colon in it in quotes"
    default: return nil
    }
  }
}
