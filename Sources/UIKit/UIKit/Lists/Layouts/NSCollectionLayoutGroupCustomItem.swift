public import Foundation

/// A place for one item of a group whose places are counted by code.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The place in the group, in points.
  public let frame: CGRect
  /// The place in front of others.
  public let zIndex: Int
  /// A place, in points.
  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}
