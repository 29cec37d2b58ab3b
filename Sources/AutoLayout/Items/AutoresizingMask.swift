/// Which parts of a view's place in its superview may stretch, in UIKit's bits (specification AUT-01).
public struct AutoresizingMask: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int

  /// A mask with UIKit's bits, as documents hold them; bits that mean nothing have no effect.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The distance from the left edge.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance from the right edge.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance from the top edge.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance from the bottom edge.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}
