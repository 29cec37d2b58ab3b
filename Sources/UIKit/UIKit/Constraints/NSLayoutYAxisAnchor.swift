internal import AutoLayout
public import Foundation

/// The anchor of a vertical position.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another.
  open func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension { NSLayoutDimension(self, other) }
  /// Returns the constraint `self == anchor + multiplier × the standard spacing`.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpacing(.equal, anchor, multiplier) }
  /// Returns the constraint `self >= anchor + multiplier × the standard spacing`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpacing(.greaterThanOrEqual, anchor, multiplier) }
  /// Returns the constraint `self <= anchor + multiplier × the standard spacing`.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpacing(.lessThanOrEqual, anchor, multiplier) }
}
