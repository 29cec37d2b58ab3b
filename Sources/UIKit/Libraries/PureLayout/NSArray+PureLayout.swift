public import Foundation
public import UIKit

@MainActor
extension NSArray {
  private var views: [UIView] { compactMap { $0 as? UIView } }

  /// Returns the constraints between each view and the next one.
  private func pairs(_ constraint: (UIView, UIView) -> NSLayoutConstraint) -> [NSLayoutConstraint] {
    zip(views.dropFirst(), views).map(constraint)
  }

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

  /// Places the views one after another in their superview, with equal spacing and sizes that follow.
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
}
