internal import AutoLayout
public import Foundation

/// The anchor of a horizontal position.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another.
  open func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension { NSLayoutDimension(self, other) }
  /// Returns the constraint `self == anchor + multiplier × the standard spacing`.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpacing(.equal, anchor, multiplier) }
  /// Returns the constraint `self >= anchor + multiplier × the standard spacing`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpacing(.greaterThanOrEqual, anchor, multiplier) }
  /// Returns the constraint `self <= anchor + multiplier × the standard spacing`.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpacing(.lessThanOrEqual, anchor, multiplier) }
}
