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
