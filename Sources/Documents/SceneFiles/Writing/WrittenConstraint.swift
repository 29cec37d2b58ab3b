internal import AutoLayout
internal import Scenes

/// A constraint with its sides in the most readable order: first the view inside the other one, or the one after its
/// neighbor.
struct WrittenConstraint: Sendable, Hashable {
  /// The item on the left side.
  var item: LayoutItemID
  var attribute: LayoutAttribute
  /// The relation between the sides.
  var relation: LayoutRelation
  /// The item on the right side. Nil if there is only a number.
  var other: LayoutItemID?
  /// The attribute of the other item.
  var otherAttribute: LayoutAttribute
  /// The factor of the other attribute.
  var multiplier: Double
  /// The constant, in points.
  var constant: Double
  var priority: LayoutPriority
  var identifier: String?

  /// Creates the written form of a constraint. If it mixes left and leading edges, all become leading and trailing,
  /// since equations cannot mix them. Baselines of guides become their bottom edges, where they are.
  init(_ constraint: LayoutConstraint, in views: [View]) {
    item = constraint.firstItem
    attribute = Self.attribute(constraint.firstAttribute, of: constraint.firstItem)
    relation = constraint.relation
    other = constraint.secondItem
    otherAttribute = Self.attribute(constraint.secondAttribute, of: constraint.secondItem)
    multiplier = constraint.multiplier
    constant = abs(constraint.constant) < 1e-9 ? 0 : constraint.constant
    priority = constraint.priority
    identifier = constraint.identifier
    // A view that fills its superview does so in both layout directions.
    if IllegalPairing(attribute, otherAttribute) == .mixedDirections || constraint.origin == .autoresizingMask {
      attribute = Self.directional(attribute)
      otherAttribute = Self.directional(otherAttribute)
    }
    if other != nil, multiplier == 1, speaksOfOther(in: views) { turn() }
  }

  /// Whether the constraint is `item.attribute == other.attribute + constant`, with any priority and identifier.
  var isPlainEquality: Bool { relation == .equal && multiplier == 1 && other != nil }

  /// Whether the constraint is required and has no identifier.
  var isRequired: Bool { priority == .required && identifier == nil }

  private static func attribute(_ attribute: LayoutAttribute, of item: LayoutItemID?) -> LayoutAttribute {
    attribute.isBaseline && item?.hasBaselines == false ? .bottom : attribute
  }

  private static func directional(_ attribute: LayoutAttribute) -> LayoutAttribute {
    switch attribute {
    case .left: .leading
    case .right: .trailing
    default: attribute
    }
  }

  private func speaksOfOther(in views: [View]) -> Bool {
    guard let other, other.view != item.view else {
      return other?.guide == nil && item.guide != nil
    }
    if Self.isInside(other.view, item.view, views) { return true }
    if Self.isInside(item.view, other.view, views) { return false }
    switch (attribute, otherAttribute) {
    case (.trailing, .leading), (.bottom, .top), (.right, .left): return true
    case (.leading, .trailing), (.top, .bottom), (.left, .right): return false
    default: return item.view < other.view
    }
  }

  /// Whether a view is inside another one, at any depth. No view is inside itself.
  static func isInside(_ view: Int, _ ancestor: Int, _ views: [View]) -> Bool {
    var next = views[view].superview
    while let position = next, position >= ancestor {
      if position == ancestor { return true }
      next = views[position].superview
    }
    return false
  }

  /// Exchanges the sides.
  private mutating func turn() {
    guard let second = other else { return }
    (other, item) = (item, second)
    (attribute, otherAttribute) = (otherAttribute, attribute)
    constant = constant == 0 ? 0 : -constant
    relation = relation.reversed
  }
}
