/// An error in a command line, with a hint.
package struct UsageError: Error, Sendable, Hashable {
  /// The reason, without a full stop.
  package var message: String
  /// A hint on what to do; nil if there is none.
  package var hint: String?

  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
