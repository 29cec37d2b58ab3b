public import Foundation

/// An item of a compositional layout, or a group of items.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  /// The insets of the content within the item, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
  /// The views that are anchored to the item, such as badges.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  /// Creates an item of the given size with supplementary views.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize: layoutSize)
    self.supplementaryItems = supplementaryItems
  }
}
