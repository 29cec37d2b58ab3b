public import Foundation

@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The scroll direction. Here it is always vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The edges from which insets are measured. The value is stored, but not applied.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The headers and footers of the whole layout. They are not placed here.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}
