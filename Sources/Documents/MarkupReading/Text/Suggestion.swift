internal import Findings

/// The hint with the name that was probably meant.
package enum Suggestion {
  /// Longer words are no slips of a short name, and comparing them takes long.
  private static let longestWord = 64

  /// A list of more words than this helps nobody.
  private static let longestList = 12

  /// The hint for a metric that does not exist.
  package static let forMetrics = "numbers with names are defined under 'metrics'"

  /// `did you mean 'password'?`, or nil where nothing comes near.
  package static func hint(for word: String, in candidates: [String]) -> String? {
    // Of a single letter everything short is a slip.
    guard word.utf8.count <= longestWord, word.utf8.count > 1 else { return nil }
    return NearestName.suggestion(for: word, in: candidates).map { "did you mean '\($0)'?" }
  }

  /// The word that a hint suggests; nil for a hint that says something else.
  package static func word(in hint: String) -> String? {
    let (start, end) = ("did you mean '", "'?")
    guard hint.hasPrefix(start), hint.hasSuffix(end), hint.count > start.count + end.count else { return nil }
    return String(hint.dropFirst(start.count).dropLast(end.count))
  }

  /// The nearest name, or else all that there are where they are few.
  package static func hint(for word: String, inAll candidates: [String]) -> String? {
    hint(for: word, in: candidates) ?? (candidates.count <= longestList ? "write \(list(candidates))" : nil)
  }

  /// `a, b or c`
  package static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
