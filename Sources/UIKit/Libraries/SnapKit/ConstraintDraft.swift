internal import Foundation
internal import UIKit

/// A constraint that a maker's closure is describing.
@MainActor
final class ConstraintDraft {
  let item: ConstraintItem
  var attributes: [NSLayoutConstraint.Attribute]
  /// The relation; nil until the closure names one, as in `make.top`.
  var relation: NSLayoutConstraint.Relation?
  var related: (any ConstraintRelatableTarget)?
  var multiplier: CGFloat = 1
  /// The number that the attributes relate to, until an offset or inset replaces it.
  var constant: any ConstraintConstantTarget = CGFloat(0)
  var priority: CGFloat = 1000
  var label: String?
  /// The constraint, once it was requested. Later changes of the draft do not change it.
  private(set) lazy var constraint: Constraint? = relation.map { Constraint(of: self, $0) }

  init(of item: ConstraintItem, _ attributes: [NSLayoutConstraint.Attribute]) {
    (self.item, self.attributes) = (item, attributes)
  }

  /// Creates UIKit's constraints, one for each attribute.
  func layoutConstraints(_ relation: NSLayoutConstraint.Relation) -> [NSLayoutConstraint] {
    guard let first = item.layoutItem else { return [] }
    let other = related as? ConstraintItem ?? related.flatMap(ConstraintItem.init(target:))
    if related == nil || other != nil && other?.layoutItem == nil { return [] }
    let seconds = AttributeLists.matching(attributes, other?.attributes ?? [])
    return zip(attributes, seconds).map { attribute, second in
      // A number is a distance from the superview's edges, or a size.
      let related = other?.layoutItem ?? (attribute.isSize ? nil : item.superview)
      let isCenter = attribute == .centerX || attribute == .centerY
      let origin: NSLayoutConstraint.Attribute = attribute == .centerX ? .left : .top
      let relatedAttribute = other == nil && isCenter ? origin : second
      // As in SnapKit, the related attribute decides what the constant means: below a bottom edge, an inset of 10 is -10.
      let constraint = NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: relation, toItem: related,
        attribute: related == nil ? .notAnAttribute : relatedAttribute, multiplier: multiplier,
        constant: TargetNumbers.constant(constant, for: relatedAttribute))
      constraint.priority = UILayoutPriority(Float(priority))
      constraint.identifier = label
      return constraint
    }
  }
}
