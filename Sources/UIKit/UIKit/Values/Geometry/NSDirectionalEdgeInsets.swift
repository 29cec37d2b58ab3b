public import Foundation

/// Distances from the edges of a rectangle inwards that follow the direction of reading, in points.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
  public var top: CGFloat
  /// The distance from the edge where lines begin.
  public var leading: CGFloat
  public var bottom: CGFloat
  /// The distance from the edge where lines end.
  public var trailing: CGFloat

  /// No distance from any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// No distance from any edge.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// A distance from each edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets as they are seen from a direction of reading.
  init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }
}
