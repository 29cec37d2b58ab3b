internal import Geometry

/// A rule about how Interface Builder lays out documents: a row of a table.
struct InterfaceBuilderRule<Value: RuleValue>: Sendable {
  /// The identifier of the rule, in tests and documentation: `cell-margin.narrow-cell`.
  let id: String
  /// The rule in one sentence.
  let what: String
  /// The versions of Xcode's tools that it applies to.
  let versions: ToolsVersionRange
  /// The condition under which it applies.
  let condition: RuleCondition
  /// The resulting value.
  let value: Value
  /// The cases that support it. Nil for the default row.
  let evidence: RuleEvidence?

  /// Creates a rule that was found in documents.
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

  /// Creates the default row, which applies if no other rule does.
  init(_ id: String, _ what: String, _ value: Value) {
    self.id = id
    self.what = what
    versions = .all
    condition = .always
    self.value = value
    evidence = nil
  }
}

/// A type of value that rules produce.
protocol RuleValue: Sendable {
  /// The value as text for tables.
  var ruleText: String { get }
}

extension Double: RuleValue {
  var ruleText: String { pointText }
}

extension Bool: RuleValue {
  var ruleText: String { self ? "yes" : "no" }
}

extension Optional: RuleValue where Wrapped: RuleValue {
  var ruleText: String { map(\.ruleText) ?? "not set" }
}
