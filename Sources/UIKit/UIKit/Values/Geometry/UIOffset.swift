public import Foundation

/// A distance along both axes, in points.
public struct UIOffset: Sendable, Hashable {
  /// The distance to the right.
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public static let zero = UIOffset()

  /// A distance along both axes; none unless given.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
