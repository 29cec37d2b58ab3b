/// A header or footer of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  /// Whether the item stays visible while its section scrolls.
  open var pinToVisibleBounds = false
  /// Whether the item adds to the length of the section.
  open var extendsBoundary = true
  /// Creates an item of the given size and kind at an edge.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.alignment = alignment
    super.init(layoutSize, elementKind)
  }
  var isAbove: Bool { [.top, .topLeading, .topTrailing].contains(alignment) }
}
