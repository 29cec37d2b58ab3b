internal import AutoLayout
public import Foundation

/// The anchor of a width or height.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The guide between two anchors whose width or height is their distance.
  private var span: UILayoutGuide?

  override init(_ item: (any LayoutAnchoring)?, _ attribute: NSLayoutConstraint.Attribute) {
    super.init(item, attribute)
  }

  /// Creates the distance between two anchors, as the width or height of a guide between them.
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

  /// Returns the constraint `self == c`.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { made(.equal, c) }
  /// Returns the constraint `self >= c`.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { made(.greaterThanOrEqual, c) }
  /// Returns the constraint `self <= c`.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { made(.lessThanOrEqual, c) }
  /// Returns the constraint `self == m × anchor`.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    made(.equal, anchor, multiplier: m)
  }
  /// Returns the constraint `self >= m × anchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor, multiplier: m)
  }
  /// Returns the constraint `self <= m × anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    made(.lessThanOrEqual, anchor, multiplier: m)
  }
  /// Returns the constraint `self == m × anchor + c`.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { made(.equal, anchor, multiplier: m, constant: c) }
  /// Returns the constraint `self >= m × anchor + c`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { made(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }
  /// Returns the constraint `self <= m × anchor + c`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { made(.lessThanOrEqual, anchor, multiplier: m, constant: c) }

  private func made(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
    guard let layoutItem else { return NSLayoutConstraint() }
    return NSLayoutConstraint((layoutItem, attribute), relation, nil, constant: constant)
  }
}
