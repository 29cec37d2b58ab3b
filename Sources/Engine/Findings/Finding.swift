/// Something to say about a document or a layout: what, where, how bad, and what to do.
public struct Finding: Sendable, Hashable {
  /// The seriousness.
  public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
    case note
    case warning
    case error

    /// The order from the least to the most serious.
    public static func < (first: Severity, second: Severity) -> Bool {
      (allCases.firstIndex(of: first) ?? 0) < (allCases.firstIndex(of: second) ?? 0)
    }
  }

  /// The line of the document that a finding is about, with the part that is meant.
  public struct Excerpt: Sendable, Hashable {
    /// The line as it is written, without its line break.
    public var line: String
    /// The first column that is meant, counted from 1 in Unicode scalars, at least 1.
    public var column: Int
    /// The number of columns that are meant, at least 1.
    public var length: Int

    /// A part of a line.
    public init(line: String, column: Int, length: Int = 1) {
      self.line = line
      self.column = max(1, column)
      self.length = max(1, length)
    }
  }

  /// The code of the rule: `unknown-view`, `conflict`, `ambiguous`.
  public var code: FindingCode
  /// The seriousness.
  public var severity: Severity
  /// The fault, in one sentence without a full stop.
  public var message: Message
  /// The advice what to do about it, or nil. Its kind is the key among the advice to messages of the same code and kind.
  public var hint: Message?
  /// Further lines that belong to it: the constraints of a conflict, each with its place.
  public var notes: [Note]
  /// The place; nil only where there is no document.
  public var source: SourceLocation?
  /// The text that it is about, for documents that people write by hand.
  public var excerpt: Excerpt?
  /// The views that it is about, by their positions in the scene.
  public var views: [Int]
  /// The constraints that it is about.
  public var constraints: [Constraint]
  /// The faults that are there for the same reason.
  public var consequences: [Consequence] = []
  /// The edit that mends it; nil where there is none that fits everywhere.
  public var fix: Fix?
  /// The command that mends it; nil where that is the one for its edit, or none does.
  public var command: Command?
  /// True where the author of the scene expects it: it is a note then, which nobody needs to be told.
  public var isExpected = false

  /// A finding; with the usual severity of its code unless it states its own.
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
