internal import AutoLayout
internal import Scenes

/// A constraint turned so that it speaks of one view: of what lies in another one rather than of that, of what comes
/// after its neighbour rather than before.
struct WrittenConstraint: Sendable, Hashable {
  /// The view or guide that it speaks of.
  var item: LayoutItemID
  /// Its attribute.
  var attribute: LayoutAttribute
  /// The relation of its attribute to the other side.
  var relation: LayoutRelation
  /// The other item; nil where there is only a number.
  var other: LayoutItemID?
  /// The attribute of the other item.
  var otherAttribute: LayoutAttribute
  /// The factor that the other attribute is multiplied by.
  var multiplier: Double
  /// The number that is added, in points.
  var constant: Double
  /// The priority of the constraint.
  var priority: LayoutPriority
  /// Its name, or nil.
  var identifier: String?

  /// A constraint of a scene with these views; left and right become leading and trailing where it mixes them, which
  /// equations cannot.
  init(_ constraint: LayoutConstraint, in views: [View]) {
    item = constraint.firstItem
    attribute = constraint.firstAttribute
    relation = constraint.relation
    other = constraint.secondItem
    otherAttribute = constraint.secondAttribute
    multiplier = constraint.multiplier
    constant = abs(constraint.constant) < 1e-9 ? 0 : constraint.constant
    priority = constraint.priority
    identifier = constraint.identifier
    // What fills its superview does so in both writing directions.
    if IllegalPairing(attribute, otherAttribute) == .mixedDirections || constraint.origin == .autoresizingMask {
      attribute = Self.directional(attribute)
      otherAttribute = Self.directional(otherAttribute)
    }
    if other != nil, multiplier == 1, speaksOfOther(in: views) { turn() }
  }

  /// True where it is `item.attribute == other.attribute + constant`, whatever its priority and its name are.
  var isPlainEquality: Bool { relation == .equal && multiplier == 1 && other != nil }

  /// True where it is required and has no name: nothing is said besides the relation of the attributes.
  var isRequired: Bool { priority == .required && identifier == nil }

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

  /// Returns whether a view lies in another one, at any depth; no view lies in itself.
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
