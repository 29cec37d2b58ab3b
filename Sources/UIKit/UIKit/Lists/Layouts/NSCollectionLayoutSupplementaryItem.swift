/// A view on a part, which is not placed here.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The place in front of others.
  open var zIndex = 0
  init(_ size: NSCollectionLayoutSize, _ kind: String) {
    elementKind = kind
    super.init(layoutSize: size)
  }
  /// A view at an item; it is kept.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) { self.init(layoutSize, elementKind) }
}
