public import Foundation

/// Groups that follow each other.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSCollectionLayoutSectionDeclarations {
  /// Kept: groups that move across stand beside each other.
  public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  let group: NSCollectionLayoutGroup
  /// The room around the groups, in points.
  /// The look of the list that the section belongs to; nil for other sections.
  var listLook: ListPlace.Look?
  /// Whether lines separate the rows of the list.
  var hasListLines = true
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The way in which groups move across.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The views above and below.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether views above and below lie within the room around the groups.
  open var supplementariesFollowContentInsets = true
  /// A group that is repeated.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

/// Follows the content of a section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
