extension UIView {
  /// The parts of a view's place in its superview that may stretch.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    /// Parts by UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
