public import AutoLayout

extension Finding {
  /// A further line of a finding: a message, and the location that it points to.
  public struct Note: Sendable, Hashable {
    /// What the line says.
    public var message: Message
    /// The location that follows it; nil if it points nowhere.
    public var source: SourceLocation?
    /// Whether the location is in brackets instead of behind a colon.
    package var isLocationInBrackets = false

    /// A line, with the location that follows it.
    public init(_ message: Message, at source: SourceLocation? = nil) {
      self.message = message
      self.source = source
    }

    /// The line for people.
    public var text: String {
      guard let source else { return message.text }
      return isLocationInBrackets ? "\(message) (\(source))" : "\(message): \(source)"
    }
  }
}

extension Finding.Note: ExpressibleByStringInterpolation {
  /// A line without arguments.
  public init(stringLiteral words: String) { self.init(Finding.Message(stringLiteral: words)) }

  /// A line of a template.
  public init(stringInterpolation: Finding.Message.StringInterpolation) {
    self.init(Finding.Message(stringInterpolation: stringInterpolation))
  }
}
