public import Foundation

/// A section of a compositional layout, whose group repeats.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSCollectionLayoutSectionDeclarations {
  /// The properties of orthogonal scrolling. They are stored, but not applied: all groups are laid out side by side.
  public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  let group: NSCollectionLayoutGroup
  /// The look of the list that the section belongs to, or nil for other sections.
  var listLook: ListPlace.Look?
  /// Whether the first item is the header of the list.
  var beginsWithHeader = false
  /// Whether the list has space above its group because there is no header.
  var beginsWithGap = false
  /// Whether lines separate the rows of the list.
  var hasListLines = true
  /// The insets around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// How groups scroll orthogonally to the layout.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers are within the insets of the groups.
  open var supplementariesFollowContentInsets = true
  /// Creates a section with a group, which repeats.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

/// A handler that is called while the content of a section scrolls.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
