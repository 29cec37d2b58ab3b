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

    /// A line of a report, with its location apart if it ends in one, so that it can be shown with the path that opens the
    /// file.
    package init(reading line: String) {
      let isInBrackets = line.hasSuffix(")")
      let text = isInBrackets ? line.dropLast() : line[...]
      guard let separator = text.ranges(of: isInBrackets ? " (" : ": ").last,
        let source = Self.location(in: text[separator.upperBound...])
      else {
        self.init("\(words: line)")
        return
      }
      self.init("\(words: String(text[..<separator.lowerBound]))", at: source)
      isLocationInBrackets = isInBrackets
    }

    /// The location that a text is, `path:line:column`; nil for other texts.
    private static func location(in text: Substring) -> SourceLocation? {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else {
        return nil
      }
      let location = SourceLocation(path: parts.dropLast(2).joined(separator: ":"), line: line, column: column)
      return "\(location)" == text && !location.path.isEmpty ? location : nil
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
