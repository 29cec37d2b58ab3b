extension [String] {
  /// Returns the first words and the number of the rest: `A, B`, `A, B and 4 more`.
  ///
  /// - Parameter limit: The maximum number of words to name.
  package func listed(atMost limit: Int) -> String {
    Array(prefix(limit)).listed(before: Swift.max(0, count - limit))
  }

  /// Returns all words and a number of others: `A, B`, `A, B and 4 more`.
  ///
  /// - Parameter rest: The number of things that are not named.
  package func listed(before rest: Int) -> String {
    joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// Returns the first words and the number of the others, as a part of a sentence: `A and B`, `A, B and 4 more`.
  ///
  /// - Parameter limit: The maximum number of words to name.
  package func inWords(atMost limit: Int) -> String {
    guard let last, count > 1, count <= limit else { return listed(atMost: limit) }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
