package import Findings

/// The reason why versions cannot be merged. If they cannot, nothing is written.
package struct MergeRefusal: Error {
  /// The reason, as text.
  package let message: String
  /// A hint on what to do; nil if there is none.
  package let hint: String?
  /// The location, in the version with the problem; nil for a whole file.
  package let source: SourceLocation?

  package init(_ message: String, hint: String? = nil, source: SourceLocation? = nil) {
    self.message = message
    self.hint = hint
    self.source = source
  }
}
