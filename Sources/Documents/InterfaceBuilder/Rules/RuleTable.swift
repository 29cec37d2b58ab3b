/// The rules that determine one value. The first rule that applies wins, so special rules come before general ones.
struct RuleTable<Value: RuleValue>: Sendable {
  /// The rules. The last one always applies.
  let rows: [InterfaceBuilderRule<Value>]
  /// The rules as text, computed once.
  let descriptions: [RuleDescription]

  /// Creates a table of special rules with a default. `kind` is the value that they determine: `cell margin`.
  init(_ kind: String, _ special: [InterfaceBuilderRule<Value>], otherwise last: InterfaceBuilderRule<Value>) {
    rows = special + [last]
    descriptions = rows.map { RuleDescription($0, kind: kind) }
  }

  /// Returns the position of the rule that applies to a subject, for a version of the tools.
  func position(for subject: RuleSubject, in version: ToolsVersion) -> Int {
    rows.firstIndex { $0.versions.contains(version) && $0.condition.holds(for: subject) } ?? rows.count - 1
  }
}
