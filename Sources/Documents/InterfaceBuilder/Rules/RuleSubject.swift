/// A thing that a rule is asked about, as plain values: nothing of a document's elements.
struct RuleSubject: Sendable, Hashable {
  /// The facts that are true of it.
  var facts: RuleFacts = []
  /// The lengths that are known of it, in points.
  var lengths: [RuleLength: Double] = [:]

  /// Notes a fact where it is true.
  mutating func note(_ fact: RuleFact, _ isTrue: Bool = true) {
    if isTrue { facts.insert(fact) }
  }
}
