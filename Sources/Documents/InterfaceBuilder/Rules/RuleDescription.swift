/// A rule in the words of a table, whatever kind of value it has.
package struct RuleDescription: Sendable, Hashable {
  /// The name that people and tests know it by.
  package let id: String
  /// The question that rules of its kind decide.
  package let kind: String
  /// The rule in one sentence.
  package let what: String
  /// The versions of Xcode's tools that it holds for.
  package let versions: String
  /// The condition that it holds under.
  package let condition: String
  /// The value that follows from it.
  package let value: String
  /// The cases that it was found in; nil where the row only says that nothing special holds.
  package let evidence: String?

  init<Value>(_ rule: InterfaceBuilderRule<Value>, kind: String) {
    id = rule.id
    self.kind = kind
    what = rule.what
    versions = rule.versions.description
    condition = rule.condition.description
    value = rule.value.ruleText
    evidence = rule.evidence?.description
  }
}
