public import Foundation

/// A space in a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
  /// The space, in points.
  public let spacing: CGFloat
  /// Whether the space may grow.
  public let isFlexible: Bool
  init(_ spacing: CGFloat, _ isFlexible: Bool) { (self.spacing, self.isFlexible) = (spacing, isFlexible) }
  /// Returns a space of a number of points.
  public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing, false) }
  /// Returns a space of at least a number of points.
  public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing, true) }
}
