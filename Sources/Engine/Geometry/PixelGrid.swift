/// The grid of device pixels to which edges are rounded.
///
/// Edges are rounded, never sizes. Two views that share an edge still share it afterwards, while equal sizes may differ
/// by one pixel (specification PIX-02; Interface Builder does the same).
public struct PixelGrid: Sendable, Hashable {
  /// Pixels per point, above zero.
  public var scale: Double

  /// Creates the grid of a device with `scale` pixels per point. A scale that is not a positive number counts as 1.
  public init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The distance below a half at which a value still rounds up, in pixels.
  ///
  /// Solved edges have rounding errors of the order of 1e-12. Without this, a solved 0.49999999999 would round down
  /// where the exact 0.5 rounds up.
  static let halfTolerance = 1e-6

  /// Returns the nearest pixel edge, in points. Halves round up (to the right, and down the screen).
  public func rounded(_ value: Double) -> Double {
    ((value * scale + 0.5 + Self.halfTolerance).rounded(.down)) / scale
  }

  /// Returns the smallest length in whole pixels that is at least `value`, in points.
  public func roundedUp(_ value: Double) -> Double {
    ((value * scale - Self.halfTolerance).rounded(.up)) / scale
  }

  /// Returns the rectangle with each of its four edges, in root coordinates, on the grid.
  public func rounded(_ rect: Rect) -> Rect {
    Rect(
      left: rounded(rect.minX), top: rounded(rect.minY),
      right: rounded(rect.maxX), bottom: rounded(rect.maxY))
  }
}
