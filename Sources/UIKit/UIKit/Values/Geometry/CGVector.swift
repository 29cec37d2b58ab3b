public import Foundation

/// A direction with a length.
public struct CGVector: Sendable, Hashable {
  /// The part to the right.
  public var dx: CGFloat
  public var dy: CGFloat
  public static let zero = CGVector(dx: 0, dy: 0)

  /// A direction by its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
