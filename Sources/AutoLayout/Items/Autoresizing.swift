public import Geometry

/// The frame that a view was designed with and how it follows its superview (specification AUT-01, AUT-02).
public struct Autoresizing: Sendable, Hashable {
  /// The frame in the superview at the time of the design.
  public var frame: Rect
  /// The size of the superview at that time.
  public var superviewSize: Size
  /// What may stretch.
  public var mask: AutoresizingMask

  /// A designed frame and what may stretch of it.
  public init(frame: Rect, superviewSize: Size, mask: AutoresizingMask) {
    self.frame = frame
    self.superviewSize = superviewSize
    self.mask = mask
  }
}
