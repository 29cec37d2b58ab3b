public import Geometry

/// The designed frame of a view, and how it follows its superview (specification AUT-01, AUT-02).
public struct Autoresizing: Sendable, Hashable {
  /// The designed frame in the superview, in points.
  public var frame: Rect
  /// The size of the superview in the design, in points.
  public var superviewSize: Size
  /// The flexible parts.
  public var mask: AutoresizingMask
  /// Whether a flexible size is required exactly, so that content that does not fit conflicts with it.
  public var isRigid: Bool

  /// Creates a designed frame with flexible parts.
  public init(frame: Rect, superviewSize: Size, mask: AutoresizingMask, isRigid: Bool = false) {
    self.frame = frame
    self.superviewSize = superviewSize
    self.mask = mask
    self.isRigid = isRigid
  }
}

/// The flexible parts of a view's place in its superview, as UIKit's bits (specification AUT-01).
public struct AutoresizingMask: OptionSet, Sendable, Hashable {
  /// The bits, as in UIKit.
  public let rawValue: UInt

  /// Creates a mask from UIKit's bits, as documents contain them. Unknown bits have no effect.
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
