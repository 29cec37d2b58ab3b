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

/// Counts the places of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A group whose places are counted by code.
final class CustomGroup: NSCollectionLayoutGroup {
  let provider: NSCollectionLayoutGroupCustomItemProvider
  init(_ size: NSCollectionLayoutSize, _ provider: @escaping NSCollectionLayoutGroupCustomItemProvider) {
    self.provider = provider
    super.init(size, [], isHorizontal: true)
  }
}

extension NSCollectionLayoutGroup {
  /// A group whose places are counted by code.
  public static func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { CustomGroup(layoutSize, itemProvider) }
}

/// The place of a view at an item; kept.
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor: NSObject {
  /// The edges.
  public let edges: NSDirectionalRectEdge
  /// The way from them, in points or parts of the view.
  public let offset: CGPoint
  /// True where the way is in points.
  public let isAbsoluteOffset: Bool
  /// A place at edges.
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

/// Follows the content of a section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
