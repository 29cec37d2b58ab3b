package import Findings

/// Hints that contain the name that was probably meant.
package enum Suggestion {
  /// The longest word that is compared. Longer words are not misspelled names, and are slow to compare.
  private static let longestWord = 64

  /// The longest list of choices that a hint shows.
  private static let longestList = 12

  /// The hint for a metric that does not exist.
  package static let forMetrics = Finding.Message(
    kind: "metrics", "named numbers are defined under 'metrics'")

  /// Returns `did you mean 'password'?`, or nil if no name is similar.
  package static func hint(for word: String, in candidates: [String]) -> Finding.Message? {
    // Every short name is similar to a single letter.
    guard word.utf8.count <= longestWord, word.utf8.count > 1 else { return nil }
    return NearestName.suggestion(for: word, in: candidates).map(Finding.Message.suggesting)
  }

  /// Returns a hint with the most similar name, otherwise with all names if there are few.
  package static func hint(for word: String, inAll candidates: [String]) -> Finding.Message? {
    if let nearest = hint(for: word, in: candidates) { return nearest }
    return candidates.count <= longestList ? Finding.Message(kind: "choices", "write \(list(candidates))") : nil
  }

  /// Returns `a, b or c`.
  package static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
