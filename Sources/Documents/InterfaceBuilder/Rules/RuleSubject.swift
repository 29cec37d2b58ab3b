/// The subject of a rule as plain values, independent of the document's elements.
struct RuleSubject: Sendable, Hashable {
  /// The facts that are true.
  var facts: RuleFacts = []
  /// The known lengths, in points.
  var lengths: [RuleLength: Double] = [:]

  /// Adds a fact if it is true.
  mutating func note(_ fact: RuleFact, _ isTrue: Bool = true) {
    if isTrue { facts.insert(fact) }
  }
}
