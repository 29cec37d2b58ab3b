public import Foundation

/// The arrangement of a collection view's items.
@preconcurrency @MainActor
open class UICollectionViewLayout: UICollectionViewLayoutDeclarations {
  public internal(set) weak var collectionView: UICollectionView?
  public override init() { super.init() }
  /// Creates a layout from an archive; here an empty one.
  public required init?(coder: NSCoder) { super.init() }
  /// Called before the first attributes are requested.
  open func prepare() {}
  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the attributes of all items and views in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a header or footer.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called before the bounds change.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Invalidates the parts in a context: here everything.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
  /// Returns the content offset at which scrolling ends, in points.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns the content offset after a change of the layout, in points.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  /// Whether the preferred attributes of an item invalidate the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Registers the class of decoration views. They are not shown here.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  /// Invalidates the layout, so that ``prepare()`` is called again.
  open func invalidateLayout() { collectionView?.layoutDidChange() }
  /// Returns the position of an item in a list section, or nil in other sections.
  func listPlace(of path: IndexPath, among count: Int) -> ListPlace? { nil }
  /// Called after the size of the collection view has changed.
  func sizeDidChange() {}
}
