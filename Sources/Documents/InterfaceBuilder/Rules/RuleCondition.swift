internal import Geometry

/// The condition of a rule, as data so that it can be printed as well as evaluated.
indirect enum RuleCondition: Sendable, Hashable, CustomStringConvertible {
  /// Always true.
  case always
  /// True if a fact is true.
  case fact(RuleFact)
  /// True if a length is known and at least this value.
  case least(RuleLength, Double)
  /// True if a length is known and at most this value.
  case most(RuleLength, Double)
  /// True if a length is known and less than this value.
  case below(RuleLength, Double)
  /// True if the other condition is false.
  case not(RuleCondition)
  /// True if all conditions are true.
  case all([RuleCondition])
  /// True if any condition is true.
  case any([RuleCondition])

  /// Whether the condition is true for a subject.
  func holds(for subject: RuleSubject) -> Bool {
    switch self {
    case .always: true
    case .fact(let fact): subject.facts.contains(fact)
    case .least(let length, let limit): subject.lengths[length].map { $0 >= limit } ?? false
    case .most(let length, let limit): subject.lengths[length].map { $0 <= limit } ?? false
    case .below(let length, let limit): subject.lengths[length].map { $0 < limit } ?? false
    case .not(let condition): !condition.holds(for: subject)
    case .all(let conditions): conditions.allSatisfy { $0.holds(for: subject) }
    case .any(let conditions): conditions.contains { $0.holds(for: subject) }
    }
  }

  var description: String {
    switch self {
    case .always: "always"
    case .fact(let fact): fact.words
    case .least(let length, let limit): "\(length.rawValue) >= \(limit.pointText)"
    case .most(let length, let limit): "\(length.rawValue) <= \(limit.pointText)"
    case .below(let length, let limit): "\(length.rawValue) < \(limit.pointText)"
    case .not(.fact(let fact)): "not \(fact.words)"
    case .not(let condition): "not (\(condition))"
    case .all(let conditions): conditions.map(\.description).joined(separator: ", ")
    case .any(let conditions): conditions.map(\.description).joined(separator: " or ")
    }
  }
}
