/// A scanner that finds constraints in the text of a console, and the boundaries between logs.
enum ConflictLogScanner {
  /// The constraints of one log, as printed between `<` and `>`.
  struct Group {
    /// The constraints of the list.
    var constraints: [String] = []
    /// The broken constraint, or nil if the log does not name it.
    var broken: String?
    /// Whether the text ends within a constraint, or after a comma before the next one.
    var isCutOff = false
  }

  /// The maximum number of constraints that are read. More come only from a whole day's console.
  static let limit = 10_000

  static func groups(in text: String) -> [Group] {
    let characters = Array(cleaned(text))
    var groups: [Group] = []
    var current = Group()
    var position = 0
    var count = 0
    while count < limit, let start = nextConstraint(in: characters, from: position) {
      let between = String(characters[position..<start])
      let endsList = between.contains("recover by breaking")
      let begins = between.contains("simultaneously satisfy") || (current.broken != nil && !endsList)
      if begins, !current.constraints.isEmpty {
        groups.append(current)
        current = Group()
      }
      let end = endOfConstraint(in: characters, from: start)
      let constraint = String(characters[start..<end])
      if endsList { current.broken = constraint } else { current.constraints.append(constraint) }
      current.isCutOff = isCutOff(characters, from: start, to: end)
      position = end
      count += 1
    }
    if !current.constraints.isEmpty { groups.append(current) }
    return groups
  }

  /// Whether a string ends at the end of a constraint without its closing mark, or only continues with a comma.
  private static func isCutOff(_ text: [Character], from start: Int, to end: Int) -> Bool {
    guard end < text.count else { return true }
    if text[end].isNewline, start > 0, text[start - 1] == "<" { return text[end...].allSatisfy(\.isWhitespace) }
    let rest = text[end...].drop { "<>\"*`".contains($0) }
    return rest.first == "," && rest.dropFirst().allSatisfy { $0.isWhitespace || $0 == "*" }
  }

  /// Returns the text without the additions of web pages and comments: quotation marks at the start of lines,
  /// backslashes before brackets and quotation marks, and strikethrough lines that were dashes.
  private static func cleaned(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.drop { $0 == ">" || $0 == " " || $0 == "\t" }
    }
    return additions.reduce(lines.joined(separator: "\n")) { text, addition in
      // Most text contains none, and searching for characters takes much longer than for a byte.
      let isPossible = addition.text.utf8.first.map(text.utf8.contains) ?? false
      return isPossible ? text.replacing(addition.text, with: addition.replacement) : text
    }
  }

  /// What ``cleaned(_:)`` replaces, in this order.
  private static let additions: [(text: String, replacement: String)] = [
    ("\\<", "<"), ("\\>", ">"),
    // A quotation mark in a title would end the constraint.
    ("\\\"<", "\"<"), (">\\\"", ">\""), ("\\\"", "\(innerQuote)"),
    ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("~~", "-"),
  ]

  /// The character that represents a quotation mark in a title.
  static let innerQuote: Character = "\u{E000}"

  private static let word = Array("Constraint:0x")

  /// Returns the position where the class of the next constraint begins.
  private static func nextConstraint(in text: [Character], from position: Int) -> Int? {
    var index = position
    while index + word.count <= text.count {
      if text[index] == "C", text[index..<(index + word.count)].elementsEqual(word) {
        var start = index
        while start > position, text[start - 1].isLetter || text[start - 1] == "_" || text[start - 1] == "." {
          start -= 1
        }
        return start
      }
      index += 1
    }
    return nil
  }

  /// Returns the position after the last character of a constraint: before its closing `>`, or before the quotation
  /// mark if a page has lost the brackets.
  private static func endOfConstraint(in text: [Character], from start: Int) -> Int {
    var index = start
    // The depth of the brackets of generic classes, which may be nested.
    var depth = 0
    while index < text.count {
      let next = index + 1 < text.count ? text[index + 1] : "\n"
      if text[index] == "<", next.isLetter || next == "_" { depth += 1 }
      if depth > 0, text[index] == ">" {
        depth -= 1
        index += 1
        continue
      }
      if text[index] == "'", index > start, text[index - 1].isHexDigit, let end = endOfTitle(in: text, from: index) {
        index = end
        continue
      }
      if text[index] == ">", "\",)*`".contains(next) || next.isNewline || (next == " " && isEnd(text, index + 1)) {
        return index
      }
      if text[index] == "\"" || text[index].isNewline { return index }
      index += 1
    }
    return index
  }

  /// The longest title that is searched for. UIKit prints the first words of a string.
  private static let longestTitle = 100

  /// Returns the position after the title of a view, which may contain line breaks and quotation marks. Nil if none
  /// ends.
  private static func endOfTitle(in text: [Character], from start: Int) -> Int? {
    let end = min(text.count, start + longestTitle)
    return (start + 1..<max(start + 1, end)).first { index in
      text[index] == "'" && index + 1 < text.count && ConflictLogCharacters.endsTitle(text[index + 1])
    }.map { $0 + 1 }
  }

  /// Whether the text after any blanks is no longer part of the constraint.
  private static func isEnd(_ text: [Character], _ position: Int) -> Bool {
    let rest = text[position...].drop { $0 == " " || $0 == "\t" }
    return rest.first.map { $0 == "\"" || $0 == "<" || $0 == ")" || $0.isNewline || $0.isUppercase } ?? true
  }
}
