public import Foundation

/// The shape of the corners of a view; it is kept.
public struct UICornerConfiguration: Sendable, Hashable {
  let radius: CGFloat?
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(radius: maximumRadius)
  }
  /// Corners of a radius, in points.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius: radius.value)
  }
}

/// The radius of a corner.
public struct UICornerRadius: Sendable, Hashable {
  let value: CGFloat?
  /// A radius, in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(value: radius) }
  /// The radius of what is around, less the distance to it.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius { UICornerRadius(value: minimum) }
}
