internal import AutoLayout

/// The content of a constraint, independent of the order of its sides.
struct ConstraintStatement: Hashable {
  private var constraint: LayoutConstraint

  init(_ constraint: LayoutConstraint) {
    var plain = LayoutConstraint(
      constraint.firstItem, constraint.firstAttribute, constraint.relation, constraint.secondItem,
      constraint.secondAttribute, multiplier: constraint.multiplier, constant: constraint.constant,
      priority: constraint.priority)
    if let second = plain.secondItem, plain.multiplier == 1,
      (second, plain.secondAttribute.rawValue) < (plain.firstItem, plain.firstAttribute.rawValue)
    {
      plain = LayoutConstraint(
        second, plain.secondAttribute, plain.relation.reversed, plain.firstItem, plain.firstAttribute,
        constant: -plain.constant, priority: plain.priority)
    }
    self.constraint = plain
  }
}
