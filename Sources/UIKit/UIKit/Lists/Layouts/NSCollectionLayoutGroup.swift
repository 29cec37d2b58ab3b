/// Parts that follow each other.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  let isHorizontal: Bool
  public let subitems: [NSCollectionLayoutItem]
  /// The number of times that the part is repeated; nil for as often as there is room.
  let count: Int?
  /// The room between parts.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(_ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], isHorizontal: Bool, count: Int? = nil) {
    (subitems, self.isHorizontal, self.count) = (items, isHorizontal, count)
    super.init(layoutSize: size)
  }
  /// Parts beside each other, as many as there is room for.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, subitems, isHorizontal: true) }
  /// A number of parts beside each other, equally wide.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], isHorizontal: true, count: count) }
  /// A number of parts beside each other, equally wide.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], isHorizontal: true, count: count) }
  /// Parts below each other, as many as there is room for.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, subitems, isHorizontal: false) }
  /// A number of parts below each other, equally high.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], isHorizontal: false, count: count) }
  /// A number of parts below each other, equally high.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], isHorizontal: false, count: count) }
}
