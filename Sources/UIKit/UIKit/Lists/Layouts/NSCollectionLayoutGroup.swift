/// A row or column of items.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  let isHorizontal: Bool
  public let subitems: [NSCollectionLayoutItem]
  /// The number of times that the item is repeated; nil for as often as it fits.
  let count: Int?
  /// The space between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(_ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], isHorizontal: Bool, count: Int? = nil) {
    (subitems, self.isHorizontal, self.count) = (items, isHorizontal, count)
    super.init(layoutSize: size)
  }
  /// Returns a row of as many items as fit.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, subitems, isHorizontal: true) }
  /// Returns a row of a number of items with equal widths.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], isHorizontal: true, count: count) }
  /// Returns a row of a number of items with equal widths.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], isHorizontal: true, count: count) }
  /// Returns a column of as many items as fit.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, subitems, isHorizontal: false) }
  /// Returns a column of a number of items with equal heights.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], isHorizontal: false, count: count) }
  /// Returns a column of a number of items with equal heights.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], isHorizontal: false, count: count) }
}
