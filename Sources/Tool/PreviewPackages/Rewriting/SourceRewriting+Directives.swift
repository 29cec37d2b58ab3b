extension SourceRewriting {
  /// Rewrites code that begins with a number sign: compilation conditions, selectors, previews.
  mutating func rewriteDirective(_ position: Int) {
    guard isAttached(position) else { return }
    switch text(position + 1) {
    case "if", "elseif": conditions.follow(text(position + 1), rewriteCondition(after: position + 1))
    case "else", "endif": conditions.follow(text(position + 1), "")
    case "selector": rewriteReference(position) { "Selector(\"\($0)\")" }
    case "keyPath": rewriteReference(position) { "\"\($0)\"" }
    case "colorLiteral" where text(position + 2) == "(": replace(position, position + 1, with: "UIColor")
    case "Preview": rewritePreview(position)
    default: break
    }
  }

  /// Makes a condition true for code that runs on iOS, and returns the condition.
  private mutating func rewriteCondition(after position: Int) -> String {
    guard let first = token(position + 1) else { return "" }
    var last = position
    var parts: [String] = []
    var end = first.range.lowerBound
    while let next = token(last + 1), !isLineBreak(between: last, last + 1) {
      parts.append(String(decoding: tokens.bytes[end..<next.range.lowerBound], as: UTF8.self))
      if text(last + 1) == "os", text(last + 2) == "(", text(last + 3) == "iOS", text(last + 4) == ")" {
        replace(last + 1, last + 4, with: "canImport(UIKit)")
        parts.append("canImport(UIKit)")
        last += 4
      } else {
        parts.append(text(last + 1))
        last += 1
      }
      end = token(last)?.range.upperBound ?? next.range.upperBound
    }
    // A comment inside the condition may span lines.
    return parts.joined().replacing("\n", with: " ")
  }

  /// Whether the second of two consecutive tokens is on a later line.
  func isLineBreak(between first: Int, _ second: Int) -> Bool {
    guard let first = token(first), let second = token(second) else { return true }
    return tokens.bytes[first.range.upperBound..<second.range.lowerBound].contains(UInt8(ascii: "\n"))
  }

  /// Replaces a reference that only Objective-C can resolve: its words take its place.
  private mutating func rewriteReference(_ position: Int, _ made: (String) -> String) {
    guard text(position + 2) == "(", let end = end(of: position + 2), end > position + 3,
      let first = token(position), let last = token(end)
    else { return }
    let lines = tokens.bytes[first.range.lowerBound..<last.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    // Only words are kept, since a string literal must not contain quotes or line breaks.
    let words = (position + 3..<end).map(text).filter { !$0.contains("\"") && !$0.contains("\\") }.joined()
    replace(position, end, with: made(words) + String(repeating: "\n", count: lines))
  }
}
