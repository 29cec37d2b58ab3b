internal import AutoLayout
internal import Scenes

/// Named metrics for the most frequent constants of a scene: the distance from superview edges, and between neighbors.
struct ConstraintMetrics: Sendable {
  /// The meaning of a constant: the distance from an edge of a superview, or a gap between neighbors.
  enum Role: CaseIterable { case edge, gap }

  /// The names of the metrics, by role.
  static let names = ["edge", "gap"]
  /// The number of occurrences from which a number gets a name. Rarer numbers are clearer as digits.
  private static let minimumCount = 4

  private var values: [Role: Double] = [:]

  /// Finds the most frequent constants.
  init(of constraints: [WrittenConstraint], in views: [View]) {
    var counts: [Role: [Double: Int]] = [:]
    for constraint in constraints {
      guard constraint.constant != 0, let role = Self.role(of: constraint, in: views) else { continue }
      counts[role, default: [:]][abs(constraint.constant), default: 0] += 1
    }
    for role in Role.allCases {
      let often = (counts[role] ?? [:]).filter { $0.value >= Self.minimumCount }
      // Prefers the smaller of equally frequent numbers, so that the names are deterministic.
      values[role] = often.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
    }
  }

  /// Returns the role of the constant in a constraint, or nil if it has none.
  static func role(of constraint: WrittenConstraint, in views: [View]) -> Role? {
    guard let other = constraint.other, constraint.multiplier == 1, constraint.attribute.kind != .size else {
      return nil
    }
    if WrittenConstraint.isInside(constraint.item.view, other.view, views) {
      return constraint.attribute == constraint.otherAttribute ? .edge : nil
    }
    switch (constraint.attribute, constraint.otherAttribute) {
    case (.leading, .trailing), (.top, .bottom): return .gap
    default: return nil
    }
  }

  /// Returns the magnitude of a number: its name in a role, or its digits.
  func text(_ number: Double, _ role: Role?) -> String {
    guard let role, values[role] == abs(number) else { return WrittenText.number(abs(number)) }
    return role == .edge ? Self.names[0] : Self.names[1]
  }

  var entries: [WrittenEntry] {
    Role.allCases.compactMap { role in
      values[role].map { WrittenEntry(text($0, role), WrittenText.number($0)) }
    }
  }
}
