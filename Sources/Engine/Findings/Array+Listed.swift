extension [String] {
  /// The first of some words for a message, and the number of the others: `A, B`, `A, B and 4 more`.
  ///
  /// - Parameter limit: The most words that are named.
  package func listed(atMost limit: Int) -> String {
    prefix(limit).joined(separator: ", ") + (count > limit ? " and \(count - limit) more" : "")
  }
}
