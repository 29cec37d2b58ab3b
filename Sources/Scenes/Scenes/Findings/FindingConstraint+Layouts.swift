internal import AutoLayout
package import Findings

extension [LayoutConstraint] {
  /// The constraints in the form used by findings.
  package var inFindings: [Finding.Constraint] {
    map { constraint in
      func side(_ item: LayoutItemID, _ attribute: LayoutAttribute) -> Finding.Constraint.Side {
        Finding.Constraint.Side(
          view: item.view, attribute: "\(item.guide.map { "[\($0.name)]" } ?? "").\(attribute.name)")
      }
      return Finding.Constraint(
        side(constraint.firstItem, constraint.firstAttribute), constraint.relation.symbol,
        constraint.secondItem.map { side($0, constraint.secondAttribute) }, constant: constraint.constant,
        axis: constraint.firstAttribute.axis, isWritten: constraint.origin == .author, source: constraint.source)
    }
  }
}
