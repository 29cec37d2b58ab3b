internal import Scenes

/// The hint with the name that was probably meant.
enum Suggestion {
  /// Longer words are no slips of a short name, and comparing them takes long.
  private static let longestWord = 64

  /// `did you mean 'password'?`, or nil where nothing comes near.
  static func hint(for word: String, in candidates: [String]) -> String? {
    guard word.utf8.count <= longestWord else { return nil }
    return NearestName.suggestion(for: word, in: candidates).map { "did you mean '\($0)'?" }
  }

  /// The nearest name, or else all that there are.
  static func hint(for word: String, inAll candidates: [String]) -> String? {
    hint(for: word, in: candidates) ?? "write \(list(candidates))"
  }

  /// `a, b or c`
  static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
