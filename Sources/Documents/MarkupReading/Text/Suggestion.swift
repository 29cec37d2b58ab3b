package import Findings

/// The hint with the name that was probably meant.
package enum Suggestion {
  /// Longer words are no slips of a short name, and comparing them takes long.
  private static let longestWord = 64

  /// A list of more words than this helps nobody.
  private static let longestList = 12

  /// The hint for a metric that does not exist.
  package static let forMetrics = Finding.Message(
    kind: "metrics", "named numbers are defined under 'metrics'")

  /// `did you mean 'password'?`, or nil where nothing comes near.
  package static func hint(for word: String, in candidates: [String]) -> Finding.Message? {
    // Of a single letter everything short is a slip.
    guard word.utf8.count <= longestWord, word.utf8.count > 1 else { return nil }
    return NearestName.suggestion(for: word, in: candidates).map(Finding.Message.suggesting)
  }

  /// The nearest name, or else all that there are where they are few.
  package static func hint(for word: String, inAll candidates: [String]) -> Finding.Message? {
    if let nearest = hint(for: word, in: candidates) { return nearest }
    return candidates.count <= longestList ? Finding.Message(kind: "choices", "write \(list(candidates))") : nil
  }

  /// `a, b or c`
  package static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
