extension Finding {
  /// The edit that mends what a finding is about, in the document that it is found in.
  ///
  /// The rule that finds it states it by places and names; what becomes of the bytes, `DocumentEditing` works out. Editors, reports
  /// and the command line all take it from here.
  public struct Fix: Sendable, Hashable {
    /// The title, as menus of editors show it: `Remove the constraint`.
    public var title: String
    /// True where nothing changes that is seen: such an edit can be made without looking at it.
    public var isSafe: Bool
    /// The changes, which are made together.
    public var changes: [Change]

    /// An edit.
    public init(_ title: String, isSafe: Bool, _ changes: [Change]) {
      self.title = title
      self.isSafe = isSafe
      self.changes = changes
    }
  }

  /// A change of something that begins at a place of a document.
  public enum Change: Sendable, Hashable {
    /// A constraint, a connection, an attribute of an object or a key with its value goes.
    case remove(at: SourceLocation)
    /// A view goes, with everything in it and with the constraints that hold it.
    case removeView(at: SourceLocation)
    /// An attribute of an element gets a value, behind another attribute where it is new; nil takes it away.
    case set(name: String, value: String?, after: String? = nil, at: SourceLocation)
    /// An object gets an id that no other has.
    case renew(at: SourceLocation)
    /// A word gets the place of another one of so many columns.
    case replace(at: SourceLocation, columns: Int, word: String)
  }

  /// Whether an edit may fix it: it has one, or its hint may suggest another word for that of its excerpt.
  package var mayHaveFix: Bool { fix != nil || hint != nil && excerpt != nil }
}
