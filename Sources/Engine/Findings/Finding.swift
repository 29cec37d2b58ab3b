/// A finding about a document or a layout: what is wrong, where, how serious it is, and what to do.
public struct Finding: Sendable, Hashable {
  /// How serious a finding is.
  public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
    case note
    case warning
    case error

    /// Orders severities from the least to the most serious.
    public static func < (first: Severity, second: Severity) -> Bool {
      (allCases.firstIndex(of: first) ?? 0) < (allCases.firstIndex(of: second) ?? 0)
    }
  }

  /// The line of the document that a finding is about, with the range that is meant.
  public struct Excerpt: Sendable, Hashable {
    /// The line, without its line break.
    public var line: String
    /// The first column of the range, counted from 1 in Unicode scalars.
    public var column: Int
    /// The number of columns in the range, at least 1.
    public var length: Int

    /// Creates a range of a line.
    public init(line: String, column: Int, length: Int = 1) {
      self.line = line
      self.column = max(1, column)
      self.length = max(1, length)
    }
  }

  /// The code of the rule: `unknown-view`, `conflict`, `ambiguous`.
  public var code: FindingCode
  /// How serious the finding is.
  public var severity: Severity
  /// The fault, in one sentence without a full stop.
  public var message: Message
  /// The advice on what to do, or nil. Its kind identifies it among the advice for messages of the same code and kind.
  public var hint: Message?
  /// Further lines of the finding, such as the constraints of a conflict with their locations.
  public var notes: [Note]
  /// The location, nil only if there is no document.
  public var source: SourceLocation?
  /// The line that it is about, with the range to mark. Only for documents written by hand.
  public var excerpt: Excerpt?
  /// The positions in the scene of the views that it is about.
  public var views: [Int]
  /// The constraints that it is about.
  public var constraints: [Constraint]
  /// The faults with the same cause.
  public var consequences: [Consequence] = []
  /// The edit that fixes it, or nil if no edit always fits.
  public var fix: Fix?
  /// The command that fixes it. Nil if it is the one for the edit, or if there is none.
  public var command: Command?
  /// Whether the author of the scene expects it. It is then a note, which is not shown by default.
  public var isExpected = false

  /// Creates a finding, by default with the usual severity of its code.
  public init(
    code: FindingCode, severity: Severity? = nil, message: Message, hint: Message? = nil, notes: [Note] = [],
    source: SourceLocation?, excerpt: Excerpt? = nil, views: [Int] = [], constraints: [Constraint] = []
  ) {
    self.code = code
    self.severity = severity ?? code.severity
    self.message = message
    self.hint = hint
    self.notes = notes
    self.source = source
    self.excerpt = excerpt
    self.views = views
    self.constraints = constraints
  }
}
