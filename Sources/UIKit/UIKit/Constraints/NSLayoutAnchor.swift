internal import AutoLayout
public import Foundation

/// A part of an item that constraints are made with. The type says what it may be paired with.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  private(set) weak var layoutItem: (any LayoutAnchoring)?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: (any LayoutAnchoring)?, _ attribute: NSLayoutConstraint.Attribute) {
    layoutItem = item
    self.attribute = attribute
  }

  /// The view or guide.
  open var item: AnyObject? { layoutItem }
  /// The word for the part: `leading`.
  open var name: String { attribute.engineAttribute.name }

  /// `self == anchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { made(.equal, anchor) }
  /// `self >= anchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor)
  }
  /// `self <= anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    made(.lessThanOrEqual, anchor)
  }
  /// `self == anchor + c`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    made(.equal, anchor, constant: c)
  }
  /// `self >= anchor + c`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { made(.greaterThanOrEqual, anchor, constant: c) }
  /// `self <= anchor + c`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { made(.lessThanOrEqual, anchor, constant: c) }

  func made(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    guard let layoutItem, let other = anchor.layoutItem else { return NSLayoutConstraint() }
    return NSLayoutConstraint(
      (layoutItem, attribute), relation, (other, anchor.attribute), multiplier: multiplier, constant: constant)
  }

  /// A multiple of the standard distance, 20 points from the edges of a superview and 8 otherwise.
  func systemSpacing(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let isToSuperview =
      layoutItem?.enclosingView === anchor.layoutItem || anchor.layoutItem?.enclosingView === layoutItem
    let spacing = isToSuperview ? StandardSpacing.toSuperview : StandardSpacing.betweenSiblings
    let constraint = made(relation, anchor, constant: CGFloat(spacing) * multiplier)
    constraint.usesStandardSpacing = multiplier == 1
    return constraint
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return MainActor.assumeIsolated { other.layoutItem === layoutItem && other.attribute == attribute }
  }
}

/// A place from side to side.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// A dimension from this anchor to another one.
  open func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension { NSLayoutDimension(self, other) }
  /// `self == anchor + multiplier × the standard distance`.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpacing(.equal, anchor, multiplier) }
  /// `self >= anchor + multiplier × the standard distance`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpacing(.greaterThanOrEqual, anchor, multiplier) }
  /// `self <= anchor + multiplier × the standard distance`.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpacing(.lessThanOrEqual, anchor, multiplier) }
}

/// A place from top to bottom.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// A dimension from this anchor to another one.
  open func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension { NSLayoutDimension(self, other) }
  /// `self == anchor + multiplier × the standard distance`.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpacing(.equal, anchor, multiplier) }
  /// `self >= anchor + multiplier × the standard distance`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpacing(.greaterThanOrEqual, anchor, multiplier) }
  /// `self <= anchor + multiplier × the standard distance`.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpacing(.lessThanOrEqual, anchor, multiplier) }
}

/// An extent.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The guide whose extent stands for the distance between two anchors.
  private var span: UILayoutGuide?

  override init(_ item: (any LayoutAnchoring)?, _ attribute: NSLayoutConstraint.Attribute) {
    super.init(item, attribute)
  }

  /// The distance from an anchor to another one, as the extent of a guide between them.
  init<Kind>(_ start: NSLayoutAnchor<Kind>, _ end: NSLayoutAnchor<Kind>) {
    let guide = UILayoutGuide()
    let isHorizontal = start is NSLayoutXAxisAnchor
    super.init(guide, isHorizontal ? .width : .height)
    span = guide
    let owner = start.layoutItem?.ownerView.flatMap { first in
      end.layoutItem?.ownerView.flatMap { first.nearestCommonAncestor(with: $0) }
    }
    guard let owner, let first = start.layoutItem, let last = end.layoutItem else { return }
    owner.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      NSLayoutConstraint((guide, isHorizontal ? .left : .top), .equal, (first, start.attribute)),
      NSLayoutConstraint((guide, isHorizontal ? .right : .bottom), .equal, (last, end.attribute)),
    ])
  }

  /// `self == c`.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { made(.equal, c) }
  /// `self >= c`.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { made(.greaterThanOrEqual, c) }
  /// `self <= c`.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { made(.lessThanOrEqual, c) }
  /// `self == m × anchor`.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    made(.equal, anchor, multiplier: m)
  }
  /// `self >= m × anchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor, multiplier: m)
  }
  /// `self <= m × anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    made(.lessThanOrEqual, anchor, multiplier: m)
  }
  /// `self == m × anchor + c`.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { made(.equal, anchor, multiplier: m, constant: c) }
  /// `self >= m × anchor + c`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { made(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }
  /// `self <= m × anchor + c`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { made(.lessThanOrEqual, anchor, multiplier: m, constant: c) }

  private func made(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
    guard let layoutItem else { return NSLayoutConstraint() }
    return NSLayoutConstraint((layoutItem, attribute), relation, nil, constant: constant)
  }
}
