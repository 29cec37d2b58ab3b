internal import AutoLayout
internal import Geometry

/// Constraints of an attribute with itself, which are legal and hardly ever meant (specification CON-05).
enum DegenerateConstraintRule: SceneRule {
  static func findings(in layout: Layout) -> [Finding] {
    layout.resolved.constraints.filter(\.relatesToItself).map { constraint in
      let name = "\(layout.system.name(of: constraint.firstItem)).\(constraint.firstAttribute.name)"
      return Finding(
        code: "degenerate", severity: .warning,
        message: "'\(layout.system.text(of: constraint))' relates \(name) to itself",
        hint: "\(constraint.meaning(of: name)); name another view on one side",
        source: constraint.source ?? layout.resolved.scene.source, views: [constraint.firstItem.view],
        constraints: [constraint])
    }
  }
}

extension LayoutConstraint {
  fileprivate var relatesToItself: Bool {
    origin == .author && secondItem == firstItem && secondAttribute == firstAttribute
  }

  /// What a constraint of an attribute with itself comes to.
  fileprivate func meaning(of name: String) -> String {
    if multiplier != 1, relation == .equal {
      return "\(name) can only be \((constant / (1 - multiplier)).decimalText(places: 4))"
    }
    let isAlwaysTrue =
      multiplier == 1
      && (relation == .equal ? constant == 0 : relation == .lessThanOrEqual ? constant >= 0 : constant <= 0)
    return isAlwaysTrue ? "it says nothing" : multiplier == 1 ? "it can never hold" : "it only bounds \(name)"
  }
}
