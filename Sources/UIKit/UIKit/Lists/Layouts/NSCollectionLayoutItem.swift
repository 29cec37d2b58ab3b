public import Foundation

/// A part: an item, or a group of parts.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  /// The room that the content leaves within, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
  /// An item of a size with views on it, which are not placed here.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) { self.init(layoutSize: layoutSize) }
}
