extension Finding {
  /// A further line of a finding: a message, and the location that it refers to.
  public struct Note: Sendable, Hashable {
    /// The message, without the location.
    public var message: Message
    /// The location after the message, or nil.
    public var source: SourceLocation?
    /// Whether the location is in brackets instead of after a colon.
    package var isLocationInBrackets = false

    /// Creates a line with an optional location.
    public init(_ message: Message, at source: SourceLocation? = nil) {
      self.message = message
      self.source = source
    }

    /// Creates a note from a line of a report. A final location is separated, so that it can be shown with the path
    /// that opens the file.
    package init(reading line: String) {
      let isInBrackets = line.hasSuffix(")")
      let text = isInBrackets ? line.dropLast() : line[...]
      guard let separator = Self.lastRange(of: isInBrackets ? (" ", "(") : (":", " "), in: text),
        let source = Self.location(in: text[separator.upperBound...])
      else {
        self.init("\(words: line)")
        return
      }
      self.init("\(words: String(text[..<separator.lowerBound]))", at: source)
      isLocationInBrackets = isInBrackets
    }

    /// Returns the last occurrence of a pair of ASCII characters. Reports have megabytes of notes, so bytes are
    /// compared.
    private static func lastRange(of pair: (Unicode.Scalar, Unicode.Scalar), in text: Substring) -> Range<String.Index>?
    {
      let (first, second) = (UInt8(ascii: pair.0), UInt8(ascii: pair.1))
      var rest = text.utf8
      while let last = rest.lastIndex(of: second) {
        rest = rest[..<last]
        if rest.last == first { return rest.index(before: last)..<text.utf8.index(after: last) }
      }
      return nil
    }

    /// Returns the location that a string contains, `path:line:column`, or nil for other strings.
    private static func location(in text: Substring) -> SourceLocation? {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else {
        return nil
      }
      let location = SourceLocation(path: parts.dropLast(2).joined(separator: ":"), line: line, column: column)
      return "\(location)" == text && !location.path.isEmpty ? location : nil
    }

    /// The line as readers see it.
    public var text: String {
      guard let source else { return message.text }
      return isLocationInBrackets ? "\(message) (\(source))" : "\(message): \(source)"
    }
  }
}

extension Finding.Note: ExpressibleByStringInterpolation {
  /// Creates a line without arguments.
  public init(stringLiteral words: String) { self.init(Finding.Message(stringLiteral: words)) }

  /// Creates a line from a template.
  public init(stringInterpolation: Finding.Message.StringInterpolation) {
    self.init(Finding.Message(stringInterpolation: stringInterpolation))
  }
}
