public import Foundation

/// Room in a layout of parts.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
  /// The room, in points.
  public let spacing: CGFloat
  /// Whether it may grow.
  public let isFlexible: Bool
  init(_ spacing: CGFloat, _ isFlexible: Bool) { (self.spacing, self.isFlexible) = (spacing, isFlexible) }
  /// Room of a number of points.
  public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing, false) }
  /// Room of at least a number of points.
  public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing, true) }
}
