internal import UIKit

/// A constraint between two items, before it is installed.
@MainActor
struct PinnedConstraint {
  let item: UIView
  let attribute: NSLayoutConstraint.Attribute
  var relation = NSLayoutConstraint.Relation.equal
  var other: AnyObject?
  var otherAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0

  /// Creates the constraint with the current priority, and installs it unless a block only creates constraints.
  func install() -> NSLayoutConstraint {
    item.translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant)
    ConstraintBlocks.finish(constraint)
    return constraint
  }

  /// Returns a constraint that keeps an edge at an inset from an edge of another item, which it is inside of. A far
  /// edge has the opposite relation.
  static func inside(
    _ view: UIView, _ edge: ALEdge, of other: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, inset: CGFloat,
    _ relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    let opposite: NSLayoutConstraint.Relation =
      relation == .lessThanOrEqual ? .greaterThanOrEqual : relation == .greaterThanOrEqual ? .lessThanOrEqual : .equal
    return PinnedConstraint(
      item: view, attribute: edge.attribute, relation: edge.isFar ? opposite : relation, other: other,
      otherAttribute: attribute, constant: edge.isFar ? -inset : inset
    ).install()
  }
}

/// The blocks around the code that pins views: their priorities, identifiers, and whether they only create constraints.
@MainActor
enum ConstraintBlocks {
  static var priorities: [UILayoutPriority] = []
  static var identifiers: [String] = []
  /// The constraints of the blocks that create constraints without installing them.
  static var created: [[NSLayoutConstraint]] = []

  static func finish(_ constraint: NSLayoutConstraint) {
    if let priority = priorities.last { constraint.priority = priority }
    if let identifier = identifiers.last { constraint.identifier = identifier }
    if created.isEmpty { constraint.isActive = true } else { created[created.count - 1].append(constraint) }
  }
}
