/// What is wrong with a command line, and what to write instead.
struct UsageError: Error, Sendable, Hashable {
  /// What is wrong, in one sentence without a full stop.
  var message: String
  /// What to do about it, or nil.
  var hint: String?

  /// A mistake with advice.
  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
