internal import Geometry

extension ConstraintSystem {
  /// A constraint in words: as the author wrote it, or as an equation (specification 0.2).
  public func text(of constraint: LayoutConstraint) -> String {
    constraint.text ?? equation(of: constraint)
  }

  /// A constraint as an equation, whatever the author wrote (specification 0.2).
  public func equation(of constraint: LayoutConstraint) -> String {
    var parts = ["\(name(of: constraint.firstItem)).\(constraint.firstAttribute.name)", constraint.relation.rawValue]
    if let second = constraint.secondItem {
      let factor = constraint.multiplier == 1 ? "" : "\(constraint.multiplier.decimalText(places: 4)) * "
      parts.append("\(factor)\(name(of: second)).\(constraint.secondAttribute.name)")
      if constraint.constant != 0 {
        parts.append(constraint.constant < 0 ? "-" : "+")
        parts.append(abs(constraint.constant).decimalText(places: 4))
      }
    } else {
      parts.append(constraint.constant.decimalText(places: 4))
    }
    if !constraint.priority.isRequired { parts.append("@\(constraint.priority)") }
    return parts.joined(separator: " ")
  }
}
