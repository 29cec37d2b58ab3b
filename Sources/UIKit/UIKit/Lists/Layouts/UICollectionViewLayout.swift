public import Foundation

/// Places the items of a collection.
@preconcurrency @MainActor
open class UICollectionViewLayout: UICollectionViewLayoutDeclarations {
  public internal(set) weak var collectionView: UICollectionView?
  public override init() { super.init() }
  /// A layout from an archive: here one without anything.
  public required init?(coder: NSCoder) { super.init() }
  /// Called before places are asked for.
  open func prepare() {}
  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// The places of what is seen in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The place of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The place of a view above or below a section.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns whether other bounds ask for other places.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// The class of places.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of what is to be asked for anew.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called before the size changes.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Asks for what a context says anew: everything.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
  /// The place at which the content comes to rest, in points.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// The place at which the content comes to rest, in points.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  /// Returns whether an item that wishes for another place asks for a new layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Says which class views of a kind behind items have; none are shown.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  /// Asks for ``prepare()`` anew.
  open func invalidateLayout() { collectionView?.layoutDidChange() }
  /// The place of an item in a section that is a list; nil for other sections.
  func listPlace(of path: IndexPath, among count: Int) -> ListPlace? { nil }
  /// Called when the collection has got another size.
  func sizeDidChange() {}
}
