internal import Geometry

extension ConstraintSystem {
  /// A constraint in words: as the author wrote it, or as an equation (specification 0.2).
  public func text(of constraint: LayoutConstraint) -> String {
    if let text = constraint.text { return text }
    var parts = ["\(name(of: constraint.firstItem)).\(constraint.firstAttribute.name)", constraint.relation.rawValue]
    if let second = constraint.secondItem {
      let factor = constraint.multiplier == 1 ? "" : "\(Self.text(of: constraint.multiplier)) * "
      parts.append("\(factor)\(name(of: second)).\(constraint.secondAttribute.name)")
      if constraint.constant != 0 {
        parts.append(constraint.constant < 0 ? "-" : "+")
        parts.append(Self.text(of: abs(constraint.constant)))
      }
    } else {
      parts.append(Self.text(of: constraint.constant))
    }
    if !constraint.priority.isRequired { parts.append("@\(constraint.priority)") }
    return parts.joined(separator: " ")
  }

  /// A number with at most four decimals and without a fraction where it has none.
  static func text(of value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
