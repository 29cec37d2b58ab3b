package import Findings

/// The reason why versions could not be merged at all; nothing is written then.
package struct MergeRefusal: Error {
  /// The problem in words.
  package let message: String
  /// What to do about it.
  package let hint: String?
  /// The place, in the version that has the problem; nil where it concerns a whole file.
  package let source: SourceLocation?

  /// A refusal.
  package init(_ message: String, hint: String? = nil, source: SourceLocation? = nil) {
    self.message = message
    self.hint = hint
    self.source = source
  }
}
