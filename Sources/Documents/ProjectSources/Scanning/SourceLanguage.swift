/// A programming language of source files.
package enum SourceLanguage: Sendable, Hashable, CaseIterable {
  case swift
  case objectiveC

  /// Creates the language of a file by its extension. Nil for other files.
  package init?(path: String) {
    if path.hasSuffix(".swift") {
      self = .swift
    } else if [".m", ".mm", ".h"].contains(where: path.hasSuffix) {
      self = .objectiveC
    } else {
      return nil
    }
  }
}
