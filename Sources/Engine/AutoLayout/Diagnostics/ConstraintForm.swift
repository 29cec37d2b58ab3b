internal import Geometry

/// The middle of a constraint's description: a visual format or an equation.
struct ConstraintForm {
  /// The format or equation.
  var text: String
  /// The items in it, except the one that `|` represents.
  var items: [LayoutItemID]
  /// The item that `|` represents, or nil.
  var superview: LayoutItemID?
}

extension LayoutDescriptions {
  /// Returns the form of a constraint: a visual format if the format parser could have made it, otherwise an equation
  /// (specification DSC-02).
  func form(of constraint: LayoutConstraint) -> ConstraintForm {
    let constraint = constraint.asUIKitHasIt
    return size(constraint) ?? distance(constraint) ?? equation(constraint)
  }

  /// Returns a size: `H:[UIView:0x8c00010(132)]`.
  private func size(_ constraint: LayoutConstraint) -> ConstraintForm? {
    guard constraint.secondItem == nil, constraint.firstAttribute.kind == .size,
      let axis = constraint.firstAttribute.axis
    else { return nil }
    return ConstraintForm(
      text: "\(axis.formatPrefix)[\(text(of: constraint.firstItem))(\(predicate(of: constraint)))]",
      items: [constraint.firstItem])
  }

  /// Returns a distance: `H:|-(8)-[UIView:0x8c00010]`, `H:[UIView:0x8c00010]-(8)-|` or
  /// `H:[UIView:0x8c00010]-(8)-[UIView:0x8c00020]`.
  private func distance(_ constraint: LayoutConstraint) -> ConstraintForm? {
    let (first, attribute) = (constraint.firstItem, constraint.firstAttribute)
    guard let second = constraint.secondItem, constraint.multiplier == 1, let edge = attribute.edge,
      let axis = attribute.axis
    else { return nil }
    let gap = "-(\(predicate(of: constraint)))-"
    let mark = directionMark(of: constraint)
    if !edge.isEnd, constraint.secondAttribute == attribute, system.items.container(of: first) == second {
      return ConstraintForm(
        text: "\(axis.formatPrefix)|\(gap)[\(text(of: first))]\(mark)", items: [first], superview: second)
    }
    if !edge.isEnd, constraint.secondAttribute == edge.opposite {
      return ConstraintForm(
        text: "\(axis.formatPrefix)[\(text(of: second))]\(gap)[\(text(of: first))]\(mark)", items: [second, first])
    }
    if edge.isEnd, constraint.secondAttribute == attribute, system.items.container(of: second) == first {
      return ConstraintForm(
        text: "\(axis.formatPrefix)[\(text(of: second))]\(gap)|\(mark)", items: [second], superview: first)
    }
    return nil
  }

  /// Returns an equation without neutral factors and terms: `UIView:0x8c00010.width == 0.5*UIView:0x8c00000.width +
  /// 10`.
  private func equation(_ constraint: LayoutConstraint) -> ConstraintForm {
    let left = "\(text(of: constraint.firstItem)).\(constraint.firstAttribute.name) \(constraint.relation.symbol)"
    guard let second = constraint.secondItem else {
      return ConstraintForm(text: "\(left) \(Self.number(constraint.constant))", items: [constraint.firstItem])
    }
    let factor = constraint.multiplier == 1 ? "" : "\(Self.number(constraint.multiplier))*"
    let sign = constraint.constant < 0 ? "-" : "+"
    let addend = constraint.constant == 0 ? "" : " \(sign) \(Self.number(abs(constraint.constant)))"
    return ConstraintForm(
      text: "\(left) \(factor)\(text(of: second)).\(constraint.secondAttribute.name)\(addend)",
      items: [constraint.firstItem, second])
  }

  /// Returns the text in parentheses: `8`, `>=8`, `NSSpace(8)`, `8@750` (specification DSC-03).
  private func predicate(of constraint: LayoutConstraint) -> String {
    // The two inequalities of a content size are one object, whose constant is the size.
    if constraint.origin == .contentSize { return Self.number(constraint.constant) }
    let relation = constraint.relation == .equal ? "" : constraint.relation.symbol
    let constant = Self.number(constraint.constant)
    let space = constraint.usesStandardSpacing ? "NSSpace(\(constant))" : constant
    return "\(relation)\(space)\(constraint.priority.isRequired ? "" : "@\(constraint.priority)")"
  }

  /// Returns the direction that fixes a horizontal distance: the language's for an inferred constraint, left to right
  /// for edges that do not follow the language.
  private func directionMark(of constraint: LayoutConstraint) -> String {
    switch (constraint.firstAttribute, constraint.origin) {
    case (.left, .autoresizingMask), (.right, .autoresizingMask), (.left, .list): return ""
    case (.left, _), (.right, _): return "(LTR)"
    case (.leading, .inferred):
      let owner = system.owner(of: constraint)
      guard system.items.indices.contains(owner) else { return "(LTR)" }
      return system.items[owner].direction == .rightToLeft ? "(RTL)" : "(LTR)"
    default: return ""
    }
  }

  /// Returns a number with at most four decimals (specification SOL-09).
  static func number(_ value: Double) -> String { value.decimalText(places: 4) }
}

extension Axis {
  /// The start of a format along the axis.
  fileprivate var formatPrefix: String { self == .horizontal ? "H:" : "V:" }
}

extension LayoutConstraint {
  /// The constraint with its sides as in UIKit, which measures the right and bottom edge of a guide from the edge of
  /// its view. The older guides at the top and bottom of the screen are the exception.
  fileprivate var asUIKitHasIt: LayoutConstraint {
    guard origin == .guide, let guide = firstItem.guide, !LayoutGuide.supportGuides.contains(guide), let secondItem,
      firstAttribute == secondAttribute, firstAttribute == .right || firstAttribute == .bottom
    else { return self }
    var swapped = self
    (swapped.firstItem, swapped.secondItem) = (secondItem, firstItem)
    swapped.constant = -constant
    return swapped
  }
}

extension LayoutAttribute {
  /// The edge in a distance that the attribute represents, or nil if formats have no such edge.
  fileprivate var edge: (isEnd: Bool, opposite: LayoutAttribute)? {
    switch self {
    case .leading: (false, .trailing)
    case .left: (false, .right)
    case .top: (false, .bottom)
    case .trailing: (true, .leading)
    case .right: (true, .left)
    case .bottom: (true, .top)
    default: nil
    }
  }
}
