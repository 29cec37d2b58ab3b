internal import Findings
internal import Scenes

extension [String] {
  /// Returns the first names and the number of the others: `'A' and 'B'`, `'A', 'B' and 4 more`.
  ///
  /// - Parameter limit: The largest number of names.
  func inWords(atMost limit: Int) -> String {
    guard let last, count > 1, count <= limit else { return listed(atMost: limit) }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
