internal import AutoLayout
public import Foundation

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
