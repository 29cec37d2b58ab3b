package import Findings

/// The rules of Interface Builder for a document, and a record of those that applied.
struct RuleBook: Sendable {
  /// The version of the tools that wrote the document.
  let version: ToolsVersion
  /// Whether applied rules are recorded. Off when only the scenes are needed, to save time.
  let isRecording: Bool
  /// The rules that applied, in the order of the queries.
  private(set) var applied: [AppliedRule] = []

  init(_ version: ToolsVersion, isRecording: Bool = false) {
    self.version = version
    self.isRecording = isRecording
  }

  /// Returns the value of a table for a subject, without recording the rule.
  func value<Value>(of table: RuleTable<Value>, for subject: RuleSubject = RuleSubject()) -> Value {
    table.rows[table.position(for: subject, in: version)].value
  }

  /// Returns the value of a table for a subject, and records the rule with the location it applied to.
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

  /// Adds the record of another rule book of the same document.
  mutating func add(_ other: RuleBook) { applied += other.applied }
}

/// A rule that applied in a document.
package struct AppliedRule: Sendable, Hashable {
  package let rule: RuleDescription
  /// The location of the element that it applied to.
  package let place: SourceLocation
  /// The object id of the view that it applied to. Nil for the document.
  package let view: String?
}
