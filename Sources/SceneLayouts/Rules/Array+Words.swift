extension [String] {
  /// The first of some names, and the number of the others: `'A' and 'B'`, `'A', 'B' and 4 more`.
  ///
  /// - Parameter limit: The most names.
  func inWords(atMost limit: Int) -> String {
    let named = prefix(limit)
    if count > limit { return "\(named.joined(separator: ", ")) and \(count - limit) more" }
    guard let last = named.last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
