/// The fault of a command line, with advice on what to write instead.
package struct UsageError: Error, Sendable, Hashable {
  /// The fault, in one sentence without a full stop.
  package var message: String
  /// Advice on what to do about the fault, or nil.
  package var hint: String?

  /// A mistake with advice.
  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
