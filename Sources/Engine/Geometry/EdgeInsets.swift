/// Distances inwards from the four edges of a rectangle, in points. Negative distances point outwards.
public struct EdgeInsets: Sendable, Hashable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Creates insets in UIKit's order: top, left, bottom, right.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets with the same distance from each edge.
  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// No distance from any edge.
  public static let zero = EdgeInsets()

  /// The insets with left and right exchanged, for a right-to-left layout.
  public var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }

  /// Returns the insets multiplied by `factor`. Points times scale are pixels.
  public func scaled(by factor: Double) -> EdgeInsets {
    EdgeInsets(top: top * factor, left: left * factor, bottom: bottom * factor, right: right * factor)
  }

  /// Adds two insets, edge by edge.
  public static func + (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: first.top + second.top, left: first.left + second.left,
      bottom: first.bottom + second.bottom, right: first.right + second.right)
  }

  /// Subtracts the second insets from the first, edge by edge.
  public static func - (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: first.top - second.top, left: first.left - second.left,
      bottom: first.bottom - second.bottom, right: first.right - second.right)
  }

  /// Returns the larger of two insets, edge by edge.
  public func union(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left),
      bottom: max(bottom, other.bottom), right: max(right, other.right))
  }
}
