internal import AutoLayout
internal import Scenes

/// Numbers that occur often enough in the constraints of a scene to have names: the distance from the edges of a
/// superview, and that between neighbours.
struct ConstraintMetrics: Sendable {
  /// The meaning of a number in a constraint: a distance from an edge of a superview, or a gap between neighbours.
  enum Role: CaseIterable { case edge, gap }

  /// The names of roles whose number has one.
  static let names = ["edge", "gap"]
  /// A number that occurs less often is clearer as it is.
  private static let minimumCount = 4

  private var values: [Role: Double] = [:]

  /// The numbers of constraints.
  init(of constraints: [WrittenConstraint], in views: [View]) {
    var counts: [Role: [Double: Int]] = [:]
    for constraint in constraints {
      guard constraint.constant != 0, let role = Self.role(of: constraint, in: views) else { continue }
      counts[role, default: [:]][abs(constraint.constant), default: 0] += 1
    }
    for role in Role.allCases {
      let often = (counts[role] ?? [:]).filter { $0.value >= Self.minimumCount }
      // Of numbers that occur equally often the smaller one counts, so that the same scene gets the same names.
      values[role] = often.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
    }
  }

  /// The role of the number in a constraint, or nil where it is neither.
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

  /// A number without its sign: its name in a role, or its digits.
  func text(_ number: Double, _ role: Role?) -> String {
    guard let role, values[role] == abs(number) else { return WrittenText.number(abs(number)) }
    return role == .edge ? Self.names[0] : Self.names[1]
  }

  /// The names with their numbers.
  var entries: [WrittenEntry] {
    Role.allCases.compactMap { role in
      values[role].map { WrittenEntry(text($0, role), WrittenText.number($0)) }
    }
  }
}
