/// The relation between the two sides of a constraint, in UIKit's numbering (specification CON-03).
public enum LayoutRelation: Int, Sendable, Hashable, CaseIterable {
  /// The left side is at most the right side.
  case lessThanOrEqual = -1
  /// Both sides are equal.
  case equal = 0
  /// The left side is at least the right side.
  case greaterThanOrEqual = 1

  /// The operator in equations: `<=`, `==` or `>=`.
  public var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// Creates the relation of an operator in an equation, or nil for any other text.
  public init?(symbol: String) {
    guard let relation = Self.allCases.first(where: { $0.symbol == symbol }) else { return nil }
    self = relation
  }

  /// The relation after both sides are swapped or negated.
  public var reversed: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  /// The sign on badges: `=`, `≤` or `≥`.
  public var sign: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}
