public import Geometry

/// The amount of space that an app has along both axes: the part of UIKit's `UITraitCollection` that constraints depend
/// on (specification ORI-10).
public struct TraitCollection: Sendable, Hashable {
  /// The horizontal space.
  public var horizontalSizeClass: SizeClass
  /// The vertical space.
  public var verticalSizeClass: SizeClass

  /// Creates traits from the size classes of both axes.
  public init(horizontalSizeClass: SizeClass, verticalSizeClass: SizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }

  /// The traits of an app that fills a tablet, which has room along both axes in every orientation.
  public static let tablet = TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular)

  /// The width, in points, of the narrowest phone with room for two columns in landscape: the Plus and Max models.
  package static let leastLargePhoneWidth = 414.0

  /// Returns the traits of an app that fills a phone.
  ///
  /// - Parameter screen: The size of the screen in the current orientation, in points. A square counts as portrait.
  public static func phone(screen: Size) -> TraitCollection {
    let isSideways = screen.width > screen.height
    let isLarge = min(screen.width, screen.height) >= leastLargePhoneWidth
    return TraitCollection(
      horizontalSizeClass: isSideways && isLarge ? .regular : .compact,
      verticalSizeClass: isSideways ? .compact : .regular)
  }
}
