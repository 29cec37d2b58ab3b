/// A rule as text, independent of the type of its value.
package struct RuleDescription: Sendable, Hashable {
  /// The identifier of the rule.
  package let id: String
  /// The sizes that the rules of its table determine.
  package let kind: String
  /// The rule in one sentence.
  package let what: String
  /// The versions of Xcode's tools that it applies to.
  package let versions: String
  /// The condition under which it applies.
  package let condition: String
  /// The resulting value.
  package let value: String
  /// The cases that support it. Nil for the default row.
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
