internal import VisibleText

extension Finding {
  /// The finding as readers see it: `path:line:column: error: message [code]`, then the line with a caret, the notes,
  /// the consequences, the hint and the command that fixes it, without a final line break.
  public var text: String {
    let hint = hint.map { VisibleText.line($0.text) }
    var lines = [VisibleText.line("\(source.map { "\($0): " } ?? "")\(severity.rawValue): \(message) [\(code)]")]
    if let excerpt { lines += Self.lines(of: excerpt, hint: hint) }
    lines += (notes.map(\.text) + consequenceLines).map { "    \(VisibleText.line($0))" }
    if excerpt == nil, let hint { lines.append("    \(hint)") }
    if let mendingLine { lines.append("    \(VisibleText.line(mendingLine))") }
    return lines.joined(separator: "\n")
  }

  /// Returns the line, and below it the caret with the hint. Long lines are cut to the part around the caret.
  private static func lines(of excerpt: Excerpt, hint: String?) -> [String] {
    let scalars = Array(VisibleText.masked(excerpt.line).unicodeScalars)
    let start = min(max(excerpt.column - 1, 0), scalars.count)
    let first = start > 90 ? start - 60 : 0
    let last = min(scalars.count, first + 120)
    var shown = String.UnicodeScalarView()
    var padding = String.UnicodeScalarView()
    for index in first..<last {
      shown.append(scalars[index])
      // A tab below a tab keeps the caret below its character.
      if index < start { padding.append(scalars[index] == "\t" ? "\t" : " ") }
    }
    let length = max(1, min(excerpt.length, last - start))
    let caret = "^" + String(repeating: "~", count: length - 1)
    let cut = first > 0 ? "…" : ""
    let pad = first > 0 ? " " : ""
    return [
      "    \(cut)\(String(shown))",
      "    \(pad)\(String(padding))\(caret)\(hint.map { " \($0)" } ?? "")",
    ]
  }
}
