extension Finding {
  /// The edit that fixes a finding in its document.
  ///
  /// The rule that makes a finding states it in terms of locations and names, and `DocumentEditing` finds the bytes to
  /// change. Editors, reports and the command line use it.
  public struct Fix: Sendable, Hashable {
    /// The title in menus of editors: `Remove the constraint`.
    public var title: String
    /// Whether the edit has no visible effect, so that it can be made without review.
    public var isSafe: Bool
    /// The changes, which are made together.
    public var changes: [Change]

    public init(_ title: String, isSafe: Bool, _ changes: [Change]) {
      self.title = title
      self.isSafe = isSafe
      self.changes = changes
    }
  }

  /// A change of something that begins at a location of a document.
  public enum Change: Sendable, Hashable {
    /// Removes a constraint, a connection, an attribute of an object or a key with its value.
    case remove(at: SourceLocation)
    /// Removes a view, with everything in it and the constraints that hold it.
    case removeView(at: SourceLocation)
    /// Sets an attribute of an element, after another attribute if it is new. Nil removes it.
    case set(name: String, value: String?, after: String? = nil, at: SourceLocation)
    /// Gives an object an unused id.
    case renew(at: SourceLocation)
    /// Replaces a number of columns with a word.
    case replace(at: SourceLocation, columns: Int, word: String)
  }

  /// Whether an edit may fix it: it has one, or its hint may suggest a replacement for the word in its excerpt.
  package var mayHaveFix: Bool { fix != nil || hint != nil && excerpt != nil }
}
