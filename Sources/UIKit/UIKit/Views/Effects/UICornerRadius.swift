public import Foundation

/// The radius of a corner.
public struct UICornerRadius: Sendable, Hashable {
  let value: CGFloat?
  /// A radius, in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(value: radius) }
  /// The radius of what is around, less the distance to it.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius { UICornerRadius(value: minimum) }
}
