public import Foundation
public import UIKit

@MainActor
extension NSArray {
  private var views: [UIView] { compactMap { $0 as? UIView } }
  private var constraints: [NSLayoutConstraint] { compactMap { $0 as? NSLayoutConstraint } }

  /// Returns the constraints between each view and the one before it. The first one loses the constraints of its
  /// autoresizing mask as well.
  private func pairs(_ constraint: (UIView, UIView) -> NSLayoutConstraint) -> [NSLayoutConstraint] {
    for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
    return zip(views.dropFirst(), views).map(constraint)
  }

  // MARK: - Constraints

  public func autoInstallConstraints() { constraints.autoInstallConstraints() }
  public func autoRemoveConstraints() { constraints.autoRemoveConstraints() }

  @discardableResult
  public func autoIdentifyConstraints(_ identifier: String) -> Self {
    constraints.autoIdentifyConstraints(identifier)
    return self
  }

  // MARK: - Views

  @discardableResult
  public func autoAlignViews(to edge: ALEdge) -> [NSLayoutConstraint] {
    pairs { $0.autoPinEdge(edge, to: edge, of: $1) }
  }

  @discardableResult
  public func autoAlignViews(toAxis axis: ALAxis) -> [NSLayoutConstraint] {
    pairs { $0.autoAlignAxis(axis, toSameAxisOf: $1) }
  }

  @discardableResult
  public func autoMatchViewsDimension(_ dimension: ALDimension) -> [NSLayoutConstraint] {
    pairs { $0.autoMatch(dimension, to: dimension, of: $1) }
  }

  @discardableResult
  public func autoSetViewsDimension(_ dimension: ALDimension, toSize size: CGFloat) -> [NSLayoutConstraint] {
    views.map { $0.autoSetDimension(dimension, toSize: size) }
  }

  @discardableResult
  public func autoSetViewsDimensions(to size: CGSize) -> [NSLayoutConstraint] {
    views.flatMap { $0.autoSetDimensions(to: size) }
  }

  /// Places the views one after another in their superview, with the given spacing. Their equal sizes follow from it.
  @discardableResult
  public func autoDistributeViews(
    along axis: ALAxis, alignedTo alignment: ALAttribute, withFixedSpacing spacing: CGFloat,
    insetSpacing: Bool = true, matchedSizes: Bool = true
  ) -> [NSLayoutConstraint] {
    let isVertical = axis == .vertical
    let (near, far): (ALEdge, ALEdge) = isVertical ? (.top, .bottom) : (.leading, .trailing)
    let inset = insetSpacing ? spacing : 0
    guard let first = views.first, let last = views.last else { return [] }
    return [first.autoPinEdge(toSuperviewEdge: near, withInset: inset)]
      + pairs { $0.autoPinEdge(near, to: far, of: $1, withOffset: spacing) }
      + pairs { $0.autoConstrainAttribute(alignment, to: alignment, of: $1) }
      + (matchedSizes ? autoMatchViewsDimension(isVertical ? .height : .width) : [])
      + [last.autoPinEdge(toSuperviewEdge: far, withInset: inset)]
  }

  /// Places the views one after another in their superview, with the given size. The equal spacing follows from it.
  @discardableResult
  public func autoDistributeViews(
    along axis: ALAxis, alignedTo alignment: ALAttribute, withFixedSize size: CGFloat, insetSpacing: Bool = true
  ) -> [NSLayoutConstraint] {
    let isVertical = axis == .vertical
    guard let superview = views.first?.superview else { return [] }
    let isReversed = !isVertical && superview.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let center: NSLayoutConstraint.Attribute = isVertical ? .centerY : .centerX
    let ordered = isReversed ? Array(views.reversed()) : views
    return autoSetViewsDimension(isVertical ? .height : .width, toSize: size)
      + ordered.enumerated().map { position, view in
        let (multiplier, constant) = Self.center(
          ofViewAt: CGFloat(position), of: CGFloat(views.count), size: size, insetSpacing: insetSpacing)
        return PinnedConstraint(
          item: view, attribute: center, other: superview, otherAttribute: center, multiplier: multiplier,
          constant: constant
        ).install()
      } + pairs { $0.autoConstrainAttribute(alignment, to: alignment, of: $1) }
  }

  /// Returns the center of a view with a fixed size, as a multiple of the superview's center and a constant.
  private static func center(
    ofViewAt position: CGFloat, of count: CGFloat, size: CGFloat, insetSpacing: Bool
  ) -> (multiplier: CGFloat, constant: CGFloat) {
    // UIKit accepts no multiplier of zero.
    let leastMultiplier: CGFloat = 0.00001
    if insetSpacing {
      let multiplier = 2 * (position + 1) / (count + 1)
      return (multiplier, (multiplier - 1) * size / 2)
    }
    let multiplier = 2 * position / Swift.max(count - 1, 1)
    return (Swift.max(multiplier, leastMultiplier), (1 - multiplier) * size / 2)
  }
}
