public import Geometry

/// The amount of room that an app has along both axes; UIKit's `UITraitCollection` as far as constraints depend on it
/// (specification ORI-10).
public struct TraitCollection: Sendable, Hashable {
  /// The room from left to right.
  public var horizontalSizeClass: SizeClass
  /// The room from top to bottom.
  public var verticalSizeClass: SizeClass

  /// The classes of both axes.
  public init(horizontalSizeClass: SizeClass, verticalSizeClass: SizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }

  /// The traits of an app that fills a tablet: room along both axes, however it is held.
  public static let tablet = TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular)

  /// The narrowest phone, in points, that has room for two columns when it is held sideways: the Plus and Max models.
  package static let leastLargePhoneWidth = 414.0

  /// The traits of an app that fills a phone.
  ///
  /// - Parameter screen: The size of the screen as the phone is held, in points; as wide as high counts as upright.
  public static func phone(screen: Size) -> TraitCollection {
    let isSideways = screen.width > screen.height
    let isLarge = min(screen.width, screen.height) >= leastLargePhoneWidth
    return TraitCollection(
      horizontalSizeClass: isSideways && isLarge ? .regular : .compact,
      verticalSizeClass: isSideways ? .compact : .regular)
  }
}
