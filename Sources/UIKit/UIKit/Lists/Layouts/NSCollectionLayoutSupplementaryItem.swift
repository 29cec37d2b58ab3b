/// A supplementary view of an item. It is not placed here.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The order from back to front.
  open var zIndex = 0
  init(_ size: NSCollectionLayoutSize, _ kind: String) {
    elementKind = kind
    super.init(layoutSize: size)
  }
  /// A view anchored to an item. The anchors are ignored.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) { self.init(layoutSize, elementKind) }
}
