internal import Geometry

extension ConstraintSystem {
  /// A constraint in words: as the author wrote it, or as an equation (specification 0.2).
  public func text(of constraint: LayoutConstraint) -> String {
    constraint.text ?? equation(of: constraint)
  }

  /// A constraint as an equation, whatever the author wrote (specification 0.2).
  public func equation(of constraint: LayoutConstraint) -> String {
    var text = name(of: constraint.firstItem)
    text.append(".\(constraint.firstAttribute.name) \(constraint.relation.rawValue) ")
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text.append("\(constraint.multiplier.decimalText(places: 4)) * ") }
      text.append("\(name(of: second)).\(constraint.secondAttribute.name)")
      if constraint.constant != 0 {
        text.append(constraint.constant < 0 ? " - " : " + ")
        text.append(abs(constraint.constant).decimalText(places: 4))
      }
    } else {
      text.append(constraint.constant.decimalText(places: 4))
    }
    if !constraint.priority.isRequired { text.append(" @\(constraint.priority.description)") }
    return text
  }
}
