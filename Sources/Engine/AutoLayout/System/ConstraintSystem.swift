public import Geometry

/// Everything that decides one layout: the views, the constraints between them and the size of the root.
///
/// ``solution()`` depends only on this value. Required constraints hold exactly or are reported as broken. Optional
/// ones are met strictly by priority (specification SOL-03).
public struct ConstraintSystem: Sendable, Hashable {
  /// The size of the root view, in points.
  public var rootSize: Size
  /// The views, superviews before their subviews, the root first.
  public var items: [LayoutItem]
  /// The constraints in the order of installation, which decides which one breaks in a conflict (specification CNF-02).
  public var constraints: [LayoutConstraint]

  /// The preferred height of the root. The root is as close to it as the constraints allow. If nil, the root is as tall
  /// as ``rootSize`` (specification SIZ-10).
  public var preferredHeight: PreferredHeight?
  /// Whether the root may have a different width if required constraints demand one. This is so if only its superview
  /// knows its width.
  public var widthGivesWay = false
  /// Whether, in a conflict, a center aligned with another breaks before edges and sizes, as on Interface Builder's
  /// canvas (specification CNF-05).
  public var centresGiveWay = false
  /// Whether required content sizes break before required constraints of the author and the edges of stacks, as in
  /// Interface Builder. A broken content size still takes precedence over every optional constraint.
  public var contentGivesWay = false
  /// Whether each view is a cell of a list or inside one, by position. Empty without lists.
  ///
  /// A list lays out its cells as fixed sizes after it has its own frame, so cells never move the list: in a conflict,
  /// constraints between these views break before all others (specification CNF-08).
  public var isInCell: [Bool] = []
  /// Whether views keep their ``LayoutItem/keptSize`` against constraints of up to 750, as on Interface Builder's
  /// canvas. Otherwise they keep it only if nothing else determines their size (specification SIZ-21).
  public var keepsSizes = false

  /// Creates a system for a root of `rootSize` points.
  public init(rootSize: Size, items: [LayoutItem], constraints: [LayoutConstraint]) {
    self.rootSize = rootSize
    self.items = items
    self.constraints = constraints
  }

  /// Returns the name of an item in messages: `login`, `superview`, `safeArea`, `list.margins`.
  public func name(of item: LayoutItemID) -> String {
    let view = items.indices.contains(item.view) ? items[item.view].name : "?"
    guard let guide = item.guide else { return view }
    return item.view == 0 ? guide.name : "\(view).\(guide.name)"
  }
}

extension ConstraintSystem {
  /// Whether two systems are equal.
  public static func == (first: ConstraintSystem, second: ConstraintSystem) -> Bool {
    first.hasSameSettings(as: second) && first.items.span.hasSameElements(as: second.items.span)
      && first.constraints.span.hasSameElements(as: second.constraints.span)
  }

  /// Whether another system is equal except for its items and constraints.
  func hasSameSettings(as other: ConstraintSystem) -> Bool {
    rootSize == other.rootSize && preferredHeight == other.preferredHeight && widthGivesWay == other.widthGivesWay
      && centresGiveWay == other.centresGiveWay && contentGivesWay == other.contentGivesWay
      && isInCell == other.isInCell && keepsSizes == other.keepsSizes
  }

  /// Returns a constraint as text: as the author wrote it, or as an equation (specification 0.2).
  public func text(of constraint: LayoutConstraint) -> String {
    constraint.text ?? equation(of: constraint)
  }

  /// Returns a constraint as an equation, even if the author wrote it differently (specification 0.2).
  public func equation(of constraint: LayoutConstraint) -> String {
    // A report has thousands of equations, so their parts are appended one by one instead of interpolated.
    var text = ""
    text.reserveCapacity(48)
    text.append(name(of: constraint.firstItem))
    text.append(".")
    text.append(constraint.firstAttribute.name)
    text.append(" ")
    text.append(constraint.relation.symbol)
    text.append(" ")
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 {
        text.append(constraint.multiplier.decimalText(places: 4))
        text.append(" * ")
      }
      text.append(name(of: second))
      text.append(".")
      text.append(constraint.secondAttribute.name)
      if constraint.constant != 0 {
        text.append(constraint.constant < 0 ? " - " : " + ")
        text.append(abs(constraint.constant).decimalText(places: 4))
      }
    } else {
      text.append(constraint.constant.decimalText(places: 4))
    }
    if !constraint.priority.isRequired {
      text.append(" @")
      text.append(constraint.priority.description)
    }
    return text
  }
}
