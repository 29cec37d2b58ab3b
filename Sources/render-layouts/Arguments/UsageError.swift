/// The fault of a command line, with advice on what to write instead.
struct UsageError: Error, Sendable, Hashable {
  /// The fault, in one sentence without a full stop.
  var message: String
  /// Advice on what to do about the fault, or nil.
  var hint: String?

  /// A mistake with advice.
  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
