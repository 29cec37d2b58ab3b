internal import AutoLayout
internal import Foundation
internal import Geometry

extension ViewTree {
  /// The constraints of the tree in the engine's form, in the order of installation.
  var loweredConstraints: [LayoutConstraint] { installedConstraints.compactMap(lowered) }

  // MARK: - Items

  /// Returns an item with the metrics of a pass.
  func item(at position: Int, _ metrics: ViewMetrics) -> LayoutItem {
    let element = elements[position]
    guard let view = element.view else {
      return LayoutItem(
        name: element.item?.messageName ?? "stage", superview: element.superview, className: "UILayoutGuide")
    }
    let insets = metrics.guideInsets[position]
    return LayoutItem(
      name: view.messageName, superview: element.superview,
      intrinsicContentSize: contentSize(at: position, metrics),
      contentHugging: view.contentHugging, compressionResistance: view.compressionResistance,
      alignmentRectInsets: EdgeInsets(view.alignmentRectInsets), baseline: view.textBaseline,
      direction: view.isRightToLeft ? .rightToLeft : .leftToRight, isHidden: view.isHidden,
      stack: (view as? UIStackView)?.stackLayout(margins: insets.layoutMargins, in: self),
      autoresizing: autoresizing(at: position), guideInsets: insets,
      className: String(describing: type(of: view)), title: view.logTitle, identifier: view.accessibilityIdentifier)
  }

  /// Returns the intrinsic content size of an item with the metrics of a pass.
  func contentSize(at position: Int, _ metrics: ViewMetrics) -> IntrinsicContentSize {
    contentSize(at: position, width: metrics.widths[position])
  }

  /// Returns the intrinsic content size of an item at a solved width, in points; nil for a width that is not known yet.
  func contentSize(at position: Int, width: Double?) -> IntrinsicContentSize {
    guard let size = elements[position].view?.contentSize(solvedWidth: width) else { return IntrinsicContentSize() }
    return IntrinsicContentSize(width: Self.length(size.width), height: Self.length(size.height))
  }

  /// Returns an intrinsic length, or nil if there is none.
  private static func length(_ length: CGFloat) -> Double? { length >= 0 && length.isFinite ? Double(length) : nil }

  /// Returns the placement by the autoresizing mask of a view, if it is translated into constraints.
  func autoresizing(at position: Int) -> Autoresizing? {
    let element = elements[position]
    guard let view = element.view, view.translatesAutoresizingMaskIntoConstraints || view.isLayoutIsland,
      isPlacedBySuperview(element), let superview = view.superview
    else { return nil }
    return Autoresizing(
      frame: Rect(view.untransformedFrame), superviewSize: Size(superview.bounds.size),
      mask: view.autoresizingMask)
  }

  // MARK: - Constraints

  private func lowered(_ constraint: NSLayoutConstraint) -> LayoutConstraint? {
    guard constraint.isFitForLayout, let first = constraint.firstLayoutItem, let owner = constraint.holder,
      let holder = position(of: owner),
      let firstItem = identifier(of: first, constraint.firstAttribute, facing: constraint.secondLayoutItem)
    else { return nil }
    var secondItem: LayoutItemID?
    if let second = constraint.secondLayoutItem {
      secondItem = identifier(of: second, constraint.secondAttribute, facing: first)
      if secondItem == nil { return nil }
    }
    // For UIKit, the multiplier of a constraint without a second item is 1; for the engine, it is 0 (specification
    // CON-04).
    return LayoutConstraint(
      firstItem, constraint.firstAttribute.withoutMargins, constraint.relation,
      secondItem, constraint.secondAttribute.withoutMargins,
      multiplier: secondItem == nil ? 0 : Double(constraint.multiplier), constant: Double(constraint.constant),
      priority: LayoutPriority(Double(constraint.priority.rawValue)), identifier: constraint.identifier, owner: holder,
      usesStandardSpacing: constraint.usesStandardSpacing, text: constraint.format, tag: constraint.order)
  }

  /// Returns the item on one side of a constraint. An attribute within margins refers to their guide, and a baseline to
  /// the view that provides it. An edge of a scroll view or of its margins refers to its content if the other side is
  /// inside the scroll view.
  private func identifier(
    of item: any LayoutAnchoring, _ attribute: NSLayoutConstraint.Attribute, facing other: (any LayoutAnchoring)?
  ) -> LayoutItemID? {
    let isOfMargins = attribute.isWithinMargins || item.standardGuide == .layoutMargins
    if let content = content(of: item, attribute, facing: other) {
      return LayoutItemID(view: content, guide: isOfMargins ? .contentMargins : .scrollContent)
    }
    guard let view = item as? UIView else { return identifier(of: item) }
    if attribute.isWithinMargins { return identifier(of: view.layoutMarginsGuide) }
    if attribute == .firstBaseline { return identifier(of: view.forFirstBaselineLayout) }
    if attribute == .lastBaseline { return identifier(of: view.forLastBaselineLayout) }
    return identifier(of: item)
  }

  /// Returns the position of the scroll view to whose content an item refers, or nil for others.
  private func content(
    of item: any LayoutAnchoring, _ attribute: NSLayoutConstraint.Attribute, facing other: (any LayoutAnchoring)?
  ) -> Int? {
    guard item is UIView || item.standardGuide == .layoutMargins, let scrollView = item.ownerView as? UIScrollView,
      attribute.meansScrollContent, attribute != .firstBaseline, attribute != .lastBaseline,
      let inner = other?.ownerView, inner !== scrollView, inner.lies(in: scrollView)
    else { return nil }
    return position(of: scrollView)
  }
}
