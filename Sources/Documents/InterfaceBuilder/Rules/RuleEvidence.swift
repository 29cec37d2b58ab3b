/// The documents of Xcode that a rule was found in and held against.
struct RuleEvidence: Sendable, Hashable, CustomStringConvertible {
  /// The number of cases that agree with the rule.
  let agreeing: Int
  /// The number of all cases that the rule speaks of.
  let all: Int
  /// The kind of the cases.
  let cases: String

  /// Evidence of that many cases.
  static func counted(_ agreeing: Int, of all: Int, _ cases: String) -> RuleEvidence {
    RuleEvidence(agreeing: agreeing, all: all, cases: cases)
  }

  /// Evidence of cases that nobody counted.
  static func seen(_ cases: String) -> RuleEvidence { RuleEvidence(agreeing: 0, all: 0, cases: cases) }

  var description: String { all == 0 ? cases : "\(agreeing) of \(all) \(cases)" }
}
