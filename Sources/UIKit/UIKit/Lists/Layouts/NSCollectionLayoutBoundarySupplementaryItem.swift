/// A view above or below a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  /// Whether it stays in sight.
  open var pinToVisibleBounds = false
  /// Whether it makes the section longer.
  open var extendsBoundary = true
  /// A view of a size and a kind at an edge.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.alignment = alignment
    super.init(layoutSize, elementKind)
  }
  var isAbove: Bool { [.top, .topLeading, .topTrailing].contains(alignment) }
}
