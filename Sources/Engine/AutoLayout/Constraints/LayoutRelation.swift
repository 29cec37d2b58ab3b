/// The relation between the two sides of a constraint (specification CON-03).
public enum LayoutRelation: String, Sendable, Hashable, CaseIterable {
  /// The left side is at most the right one.
  case lessThanOrEqual = "<="
  /// Both sides are the same.
  case equal = "=="
  /// The left side is at least the right one.
  case greaterThanOrEqual = ">="

  /// The relation after both sides change places or sign.
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
