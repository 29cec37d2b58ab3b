public import Foundation

/// Settings of a layout of parts.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which the content moves; here it is always up and down.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The room between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The edges from which distances are measured; kept.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The views above and below everything, which are not placed here.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}
