internal import Geometry

/// A condition of a rule as data, so that it can be printed as well as tested.
indirect enum RuleCondition: Sendable, Hashable, CustomStringConvertible {
  /// Holds for everything.
  case always
  /// Holds where a fact is true.
  case fact(RuleFact)
  /// Holds where a length is known and at least that of the condition.
  case least(RuleLength, Double)
  /// Holds where a length is known and no more than that of the condition.
  case most(RuleLength, Double)
  /// Holds where a length is known and less than that of the condition.
  case below(RuleLength, Double)
  /// Holds where another condition does not.
  case not(RuleCondition)
  /// Holds where all conditions hold.
  case all([RuleCondition])
  /// Holds where one of the conditions holds.
  case any([RuleCondition])

  /// Returns whether it holds for a subject.
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
