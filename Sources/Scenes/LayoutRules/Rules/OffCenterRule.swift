internal import AutoLayout
package import Findings
internal import Geometry
internal import Scenes

/// The rule for equalities of two centers that are off by a point or less, in the order of the constraints.
package enum OffCenterRule: SceneRule {
  package static let code = FindingCode(
    "off-center", .note, isLint: true, "A view is almost centered: its center is off by a point or less.",
    why: """
      The view is off center by the same distance on every screen. That is hardly visible, and often left over from
      dragging or from a copied number. Of 3,543 equalities of centers in 1,098 documents of public projects, 15 are off
      by a point or less.
      """,
    mend: "Set the constant to 0, or leave it if the distance is intended, for example to align artwork.",
    example: """
      format: 1
      views: { box: { size: 20 } }
      constraints:
        - box: { centerX: superview + 1, top: superview }
      """)

  /// The largest distance from the center that is reported, in points.
  private static let largestDistance = 1.0

  static func findings(in scene: Scene) -> [Finding] {
    scene.constraints.map(\.constraint).filter(isAlmostCentered).map { constraint in
      let distance = abs(constraint.constant).pointText
      let view = inner(of: constraint, in: scene)
      let name = scene.views.indices.contains(view) ? scene.views[view].nameInFindings : "a view"
      return Finding(
        code: code,
        message: "\(name) is almost centered: \(measure: distance) \(words: distance == "1" ? "point" : "points") off",
        hint: "set the constant to 0 if it should be centered", source: constraint.source ?? scene.source,
        constraints: [constraint].inFindings)
    }
  }

  /// Returns the view that a constraint centers, even if the constraint starts at its superview.
  private static func inner(of constraint: LayoutConstraint, in scene: Scene) -> Int {
    guard let second = constraint.secondItem?.view, scene.views.indices.contains(second),
      scene.views[second].superview == constraint.firstItem.view
    else { return constraint.firstItem.view }
    return second
  }

  private static func isAlmostCentered(_ constraint: LayoutConstraint) -> Bool {
    let attribute = constraint.firstAttribute
    return (attribute == .centerX || attribute == .centerY) && constraint.secondAttribute == attribute
      && constraint.relation == .equal && constraint.multiplier == 1 && constraint.origin == .author
      && constraint.constant != 0 && abs(constraint.constant) <= largestDistance
  }
}
