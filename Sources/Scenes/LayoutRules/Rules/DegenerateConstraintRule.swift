internal import AutoLayout
internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The rule for constraints of an attribute with itself, which are legal but rarely intended (specification CON-05).
enum DegenerateConstraintRule: LayoutRule {
  static let code = FindingCode(
    "degenerate", .warning, "A constraint relates an attribute to itself.",
    why: """
      This is legal and rarely intended. With a multiplier of 1 the constraint has no effect or can never hold; with any
      other multiplier it fixes the attribute to one number.
      """,
    mend: "Use the view that was intended on the other side, or write the number itself.",
    example: """
      format: 1
      views: { box: { size: 20 } }
      constraints:
        - box: { leading: superview, top: superview }
        - box.width == box.width
      """)

  static func findings(in layout: Layout) -> [Finding] {
    layout.resolved.constraints.filter(\.relatesToItself).map { constraint in
      let name = "\(layout.system.name(of: constraint.firstItem)).\(constraint.firstAttribute.name)"
      return Finding(
        code: code,
        message: "'\(layout.system.text(of: constraint))' relates \(name) to itself",
        hint: constraint.meaning(of: name) + "; use another view on one side",
        source: constraint.source ?? layout.resolved.source, views: [constraint.firstItem.view],
        constraints: [constraint].inFindings)
    }
  }
}

extension LayoutConstraint {
  fileprivate var relatesToItself: Bool {
    origin == .author && secondItem == firstItem && secondAttribute == firstAttribute
  }

  /// Returns the effect of a constraint of an attribute with itself.
  fileprivate func meaning(of name: String) -> Finding.Message {
    if multiplier != 1, relation == .equal {
      return .init(
        kind: "single-value", "\(name) can only be \(measure: (constant / (1 - multiplier)).decimalText(places: 4))")
    }
    let isAlwaysTrue =
      multiplier == 1
      && (relation == .equal ? constant == 0 : relation == .lessThanOrEqual ? constant >= 0 : constant <= 0)
    if isAlwaysTrue { return .init(kind: "always-true", "it has no effect") }
    return multiplier == 1
      ? .init(kind: "never-true", "it can never hold") : .init(kind: "bound", "it only limits \(name)")
  }
}
