public import Foundation

/// The place of a view at an item; kept.
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge
  /// The way from them, in points or parts of the view.
  public let offset: CGPoint
  /// Whether the way is in points.
  public let isAbsoluteOffset: Bool
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }
  /// A place at edges with a way from them, in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
  }
  /// A place at edges with a way from them, in parts of the view.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
  }
}
