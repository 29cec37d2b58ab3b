package import Findings

/// The reason why a document was left alone.
package struct EditRefusal: Error, Sendable, Hashable {
  /// The fault, in one sentence without a full stop.
  package var message: String
  /// The advice what to do about it.
  package var hint: String
  /// The place; nil for the document as a whole.
  package var source: SourceLocation?

  /// A refusal.
  package init(_ message: String, hint: String, source: SourceLocation? = nil) {
    self.message = message
    self.hint = hint
    self.source = source
  }
}
