extension [String] {
  /// Returns the first words and the number of the rest: `A, B`, `A, B and 4 more`.
  ///
  /// - Parameter limit: The largest number of words to name.
  package func listed(atMost limit: Int) -> String {
    prefix(limit).joined(separator: ", ") + (count > limit ? " and \(count - limit) more" : "")
  }
}
