package import Findings

/// The rules of Interface Builder as they hold for one document, and a record of those that decided something in it.
struct RuleBook: Sendable {
  /// The tools that wrote the document.
  let version: ToolsVersion
  /// True where rules that decide something are recorded; who only wants the scenes does not wait for it.
  let isRecording: Bool
  /// The rules that decided something, in the order in which they were asked for.
  private(set) var applied: [AppliedRule] = []

  /// The book for a document of some tools.
  init(_ version: ToolsVersion, isRecording: Bool = false) {
    self.version = version
    self.isRecording = isRecording
  }

  /// The value that a table has for a subject.
  func value<Value>(of table: RuleTable<Value>, for subject: RuleSubject = RuleSubject()) -> Value {
    table.rows[table.position(for: subject, in: version)].value
  }

  /// The value that a table has for a subject at a place of the document; the rule is recorded where anybody asks.
  mutating func apply<Value>(
    _ table: RuleTable<Value>, to subject: RuleSubject = RuleSubject(), at place: @autoclosure () -> SourceLocation,
    view: @autoclosure () -> String?
  ) -> Value {
    let position = table.position(for: subject, in: version)
    if isRecording, table.rows[position].evidence != nil {
      applied.append(AppliedRule(rule: table.descriptions[position], place: place(), view: view()))
    }
    return table.rows[position].value
  }

  /// Adds what another book of the same document recorded.
  mutating func add(_ other: RuleBook) { applied += other.applied }
}

/// A rule that decided something in a document.
package struct AppliedRule: Sendable, Hashable {
  /// The rule.
  package let rule: RuleDescription
  /// The place of the element that it decided about.
  package let place: SourceLocation
  /// The object id of the view that it decided about, or nil where it is the document's.
  package let view: String?
}
