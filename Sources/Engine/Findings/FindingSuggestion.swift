extension Finding.Message {
  /// The kind of a hint whose only argument is the probably intended word.
  private static let suggestionKind = "did-you-mean"

  /// Returns the hint `did you mean 'password'?`.
  package static func suggesting(_ word: String) -> Finding.Message {
    Finding.Message(kind: suggestionKind, "did you mean '\(word)'?")
  }

  /// Creates a hint with a probably intended word, as rendered by another run.
  package init(suggesting word: String, text: String) {
    self.init(kind: Self.suggestionKind, arguments: [.name(word)], text: text)
  }

  /// The word that the hint suggests, or nil for other hints.
  package var suggestedWord: String? { kind == Self.suggestionKind ? names.first : nil }
}
