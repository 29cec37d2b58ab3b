package import Findings

/// The reason why a document was not changed.
package struct EditRefusal: Error, Sendable, Hashable {
  /// The reason, without a full stop.
  package var message: String
  /// A hint on what to do.
  package var hint: String
  /// The location; nil for the document as a whole.
  package var source: SourceLocation?

  package init(_ message: String, hint: String, source: SourceLocation? = nil) {
    self.message = message
    self.hint = hint
    self.source = source
  }
}
