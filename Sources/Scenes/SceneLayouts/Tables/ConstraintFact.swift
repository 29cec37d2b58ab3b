public import AutoLayout
public import Geometry
internal import Scenes

/// The statement of a constraint about one view, in a designer's notation: `leading 20`, `top 8 from topGuide`.
public struct ConstraintFact: Sendable, Hashable {
  /// The attribute of the view in the constraint.
  public var attribute: LayoutAttribute
  /// The fact as text. Distances are in points, and positive if the view is inside.
  public var text: String
  /// The author's sentence about the purpose of the constraint, or nil (specification CAR-02).
  public var sentence: String?

  /// The fact with the sentence: `height 2 (line thickness 2 pt)`.
  public var describedText: String { sentence.map { "\(text) (\($0))" } ?? text }
  /// The axis of the attribute, or horizontal if it has none.
  public var axis: Axis { attribute.axis ?? .horizontal }
}

extension Layout {
  /// Returns the statement of a constraint about a view. Nil for a constraint that does not name the view, that only
  /// places the screen, or that concerns the other axis.
  ///
  /// `axis` is the axis of the fact, or nil for any.
  func fact(of constraint: LayoutConstraint, about view: Int, along axis: Axis? = nil) -> ConstraintFact? {
    guard var fact = anyFact(of: constraint, about: view, axis) else { return nil }
    fact.sentence = constraint.sentence?.oneLine
    return axis == nil || fact.axis == axis ? fact : nil
  }

  private func anyFact(of constraint: LayoutConstraint, about view: Int, _ axis: Axis?) -> ConstraintFact? {
    switch constraint.origin {
    case .rootSize, .guide: return nil
    case .contentSize:
      guard constraint.firstItem.view == view else { return nil }
      return ConstraintFact(
        attribute: constraint.firstAttribute, text: "intrinsic \(constraint.firstAttribute.name)")
    case .autoresizingMask:
      guard constraint.firstItem.view == view else { return nil }
      return ConstraintFact(
        attribute: constraint.firstAttribute, text: "\(constraint.firstAttribute.name) as recorded")
    case .list:
      guard constraint.firstItem.view == view else { return nil }
      return ConstraintFact(
        attribute: constraint.firstAttribute, text: "\(constraint.firstAttribute.name) by its table or collection")
    case .author, .inferred, .stackView: break
    }
    guard let side = ConstraintSide(of: constraint, about: view, along: axis) else { return nil }
    if constraint.origin == .stackView {
      return ConstraintFact(attribute: side.attribute, text: "\(side.attribute.name) by its stack view")
    }
    return ConstraintFact(attribute: side.attribute, text: text(of: side, about: view, constraint))
  }

  /// Returns the view that a constraint places: its first one, unless that contains the second.
  func viewPlaced(by constraint: LayoutConstraint) -> Int {
    let first = constraint.firstItem.view
    guard let second = constraint.secondItem?.view, isInside(second, first) else { return first }
    return second
  }

  private func text(of side: ConstraintSide, about view: Int, _ constraint: LayoutConstraint) -> String {
    let name = side.attribute.name
    let strength = constraint.priority.isRequired ? "" : " @\(constraint.priority)"
    guard let other = side.other else { return "\(name) \(side.relation.sign)\(side.constant.pointText)\(strength)" }
    // A multiplied position has no distance.
    guard constraint.multiplier == 1, other.view != view || other.guide != nil else {
      return system.equation(of: constraint).oneLine
    }
    let isEnd = [.trailing, .right, .bottom].contains(side.attribute)
    let distance = isEnd && side.constant != 0 ? -side.constant : side.constant
    let words = "\(name) \((isEnd ? side.relation.reversed : side.relation).sign)\(distance.pointText)"
    return words + origin(of: other, side, about: view) + strength
  }

  /// Returns the origin of a distance, if it is not the same edge of the superview.
  private func origin(of other: LayoutItemID, _ side: ConstraintSide, about view: Int) -> String {
    let isSuperview = other.view == resolved.views[view].superview
    let name = system.name(of: other).oneLine
    if side.attribute == side.otherAttribute {
      if isSuperview, other.guide == nil { return "" }
      return other.guide == nil ? " from \(name).\(side.otherAttribute.name)" : " from \(name)"
    }
    return side.attribute.isOpposite(of: side.otherAttribute)
      ? " from \(name)" : " from \(name).\(side.otherAttribute.name)"
  }
}

/// A constraint from the perspective of one of its views: `attribute RELATION other + constant`.
private struct ConstraintSide {
  var attribute: LayoutAttribute
  var relation: LayoutRelation
  var other: LayoutItemID?
  var otherAttribute: LayoutAttribute
  var constant: Double

  /// Creates the side of a view. Nil for a view that the constraint does not name. In a constraint of a view with its
  /// own guide, the other side is the guide. In one between width and height of a view, the attribute is that along the
  /// given axis.
  init?(of constraint: LayoutConstraint, about view: Int, along axis: Axis?) {
    let item = LayoutItemID(view: view)
    let isSecond = constraint.secondItem == item && axis != nil && constraint.secondAttribute.axis == axis
    if constraint.firstItem == item, !isSecond || constraint.firstAttribute.axis == axis {
      attribute = constraint.firstAttribute
      relation = constraint.relation
      other = constraint.secondItem
      otherAttribute = constraint.secondAttribute
      constant = constraint.constant
    } else if constraint.secondItem == item {
      attribute = constraint.secondAttribute
      relation = constraint.relation.reversed
      other = constraint.firstItem
      otherAttribute = constraint.firstAttribute
      constant = constraint.constant == 0 ? 0 : -constraint.constant
    } else {
      return nil
    }
  }
}

extension LayoutRelation {
  /// The sign before a number, followed by a space. Empty for equality.
  fileprivate var sign: String { self == .equal ? "" : "\(symbol) " }
}

extension LayoutAttribute {
  /// Whether two neighbors touch at these edges.
  fileprivate func isOpposite(of other: LayoutAttribute) -> Bool {
    switch (self, other) {
    case (.leading, .trailing), (.trailing, .leading), (.left, .right), (.right, .left), (.top, .bottom),
      (.bottom, .top):
      true
    default: false
    }
  }
}
