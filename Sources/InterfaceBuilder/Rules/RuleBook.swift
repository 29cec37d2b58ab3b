package import AutoLayout

/// The rules of Interface Builder as they hold for one document, and a record of those that decided something in it.
struct RuleBook: Sendable {
  /// The tools that wrote the document.
  let version: ToolsVersion
  /// The rules that decided something, in the order in which they were asked for.
  private(set) var applied: [AppliedRule] = []

  /// The book for a document of some tools.
  init(_ version: ToolsVersion) { self.version = version }

  /// What a table says about a subject.
  func value<Value>(of table: RuleTable<Value>, for subject: RuleSubject = RuleSubject()) -> Value {
    table.rule(for: subject, in: version).value
  }

  /// What a table says about a subject that stands at a place of the document, which is recorded.
  mutating func apply<Value>(
    _ table: RuleTable<Value>, to subject: RuleSubject = RuleSubject(), at place: SourceLocation, view: String?
  ) -> Value {
    let rule = table.rule(for: subject, in: version)
    if rule.evidence != nil {
      applied.append(AppliedRule(rule: RuleDescription(rule, kind: table.kind), place: place, view: view))
    }
    return rule.value
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
