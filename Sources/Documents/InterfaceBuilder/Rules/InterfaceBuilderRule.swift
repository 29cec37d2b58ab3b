internal import Geometry

/// One rule about how Interface Builder laid documents out: a row of a table.
struct InterfaceBuilderRule<Value: RuleValue>: Sendable {
  /// The name that people and tests know it by: `cell-margin.narrow-cell`.
  let id: String
  /// The rule in one sentence.
  let what: String
  /// The versions of Xcode's tools that it holds for.
  let versions: ToolsVersionRange
  /// The condition that it holds under.
  let condition: RuleCondition
  /// The value that follows from it.
  let value: Value
  /// The cases that it was found in; nil for a row that only says that nothing special holds.
  let evidence: RuleEvidence?

  /// A rule that was found in documents.
  init(
    _ id: String, _ what: String, _ versions: ToolsVersionRange, _ condition: RuleCondition, _ value: Value,
    _ evidence: RuleEvidence
  ) {
    self.id = id
    self.what = what
    self.versions = versions
    self.condition = condition
    self.value = value
    self.evidence = evidence
  }

  /// The row that says that nothing special holds.
  init(_ id: String, _ what: String, _ value: Value) {
    self.id = id
    self.what = what
    versions = .all
    condition = .always
    self.value = value
    evidence = nil
  }
}

/// A value that can follow from a rule.
protocol RuleValue: Sendable {
  /// The value in tables.
  var ruleText: String { get }
}

extension Double: RuleValue {
  var ruleText: String { pointText }
}

extension Bool: RuleValue {
  var ruleText: String { self ? "yes" : "no" }
}

extension Optional: RuleValue where Wrapped: RuleValue {
  var ruleText: String { map(\.ruleText) ?? "nothing" }
}
