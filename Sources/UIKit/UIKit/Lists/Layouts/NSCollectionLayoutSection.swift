public import Foundation

/// Groups that follow each other.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  /// Kept: groups that move across stand beside each other.
  public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  let group: NSCollectionLayoutGroup
  /// The room around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The way in which groups move across.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The views above and below.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether views above and below lie within the room around the groups.
  open var supplementariesFollowContentInsets = true
  /// The edges from which distances are measured; kept.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The edges from which those of views above and below are measured; kept.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Called when the content is moved: never here.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// A group that is repeated.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

/// Ways in which groups move across.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  case continuous = 1
  /// Freely up to the edge of a group.
  case continuousGroupLeadingBoundary = 2
  case paging = 3
  case groupPaging = 4
  /// By groups in the middle.
  case groupPagingCentered = 5
}

/// Follows the content of a section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
