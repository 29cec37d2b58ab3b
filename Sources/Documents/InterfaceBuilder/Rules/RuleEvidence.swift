/// The cases in Xcode documents that a rule was checked against.
struct RuleEvidence: Sendable, Hashable, CustomStringConvertible {
  /// The number of cases that agree with the rule.
  let agreeing: Int
  /// The number of all cases to which the rule applies.
  let all: Int
  /// The kind of cases that were counted.
  let cases: String

  static func counted(_ agreeing: Int, of all: Int, _ cases: String) -> RuleEvidence {
    RuleEvidence(agreeing: agreeing, all: all, cases: cases)
  }

  /// Creates evidence from cases that were not counted.
  static func seen(_ cases: String) -> RuleEvidence { RuleEvidence(agreeing: 0, all: 0, cases: cases) }

  var description: String { all == 0 ? cases : "\(agreeing) of \(all) \(cases)" }
}
