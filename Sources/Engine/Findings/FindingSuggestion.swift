extension Finding.Message {
  /// The kind of a hint whose only argument is the word that was probably meant.
  private static let suggestionKind = "did-you-mean"

  /// The hint `did you mean 'password'?`.
  package static func suggesting(_ word: String) -> Finding.Message {
    Finding.Message(kind: suggestionKind, "did you mean '\(word)'?")
  }

  /// The hint with a word that was probably meant, as another run has rendered it.
  package init(suggesting word: String, text: String) {
    self.init(kind: Self.suggestionKind, arguments: [.name(word)], text: text)
  }

  /// The word that the hint suggests; nil for other hints.
  package var suggestedWord: String? { kind == Self.suggestionKind ? names.first : nil }
}
