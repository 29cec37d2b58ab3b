internal import AutoLayout
public import Foundation

/// An attribute of an item for creating constraints. The type determines which anchors it can be paired with.
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
  /// The name of the attribute: `leading`.
  open var name: String { attribute.name }

  /// Returns the constraint `self == anchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { made(.equal, anchor) }
  /// Returns the constraint `self >= anchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor)
  }
  /// Returns the constraint `self <= anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    made(.lessThanOrEqual, anchor)
  }
  /// Returns the constraint `self == anchor + c`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    made(.equal, anchor, constant: c)
  }
  /// Returns the constraint `self >= anchor + c`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { made(.greaterThanOrEqual, anchor, constant: c) }
  /// Returns the constraint `self <= anchor + c`.
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

  /// Returns a constraint for a multiple of the standard spacing of 8 points.
  func systemSpacing(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    // Also to the superview: code writes a multiplier of 2 there for 16 points. Only `|-` of visual formats is 20.
    let constraint = made(relation, anchor, constant: CGFloat(StandardSpacing.betweenSiblings) * multiplier)
    constraint.usesStandardSpacing = multiplier == 1
    return constraint
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return MainActor.assumeIsolated { other.layoutItem === layoutItem && other.attribute == attribute }
  }
}
