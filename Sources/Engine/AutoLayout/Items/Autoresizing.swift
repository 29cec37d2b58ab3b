public import Geometry

/// The frame that a view was designed with and how it follows its superview (specification AUT-01, AUT-02).
public struct Autoresizing: Sendable, Hashable {
  /// The frame in the superview at the time of the design.
  public var frame: Rect
  /// The size of the superview at that time.
  public var superviewSize: Size
  /// The parts that may stretch.
  public var mask: AutoresizingMask
  /// True where a size that stretches does so exactly, and content that does not fit conflicts with it.
  public var isRigid: Bool

  /// A designed frame and the parts that may stretch.
  public init(frame: Rect, superviewSize: Size, mask: AutoresizingMask, isRigid: Bool = false) {
    self.frame = frame
    self.superviewSize = superviewSize
    self.mask = mask
    self.isRigid = isRigid
  }
}

/// The parts of a view's place in its superview that may stretch, in UIKit's bits (specification AUT-01).
public struct AutoresizingMask: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// A mask with UIKit's bits, as documents hold them; bits that mean nothing have no effect.
  public init(rawValue: UInt) { self.rawValue = rawValue }

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
