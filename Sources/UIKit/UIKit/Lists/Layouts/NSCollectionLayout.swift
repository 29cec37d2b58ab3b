public import Foundation

/// A length of a layout of parts.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
  enum Rule: Equatable {
    case width(CGFloat)
    case height(CGFloat)
    case absolute(CGFloat)
    case estimated(CGFloat)
  }
  let rule: Rule
  init(_ rule: Rule) { self.rule = rule }

  /// A part of the width around it, 1 for all.
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init(.width(fraction)) }
  /// A part of the height around it, 1 for all.
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init(.height(fraction)) }
  /// A number of points.
  public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute(length)) }
  /// That of the content, which is probably a number of points.
  public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated(length)) }

  /// That of the highest item of the group, which is probably a number of points; here each has its own.
  public static func uniformAcrossSiblings(estimate length: CGFloat) -> NSCollectionLayoutDimension {
    .init(.estimated(length))
  }

  /// The number: points, or a part.
  public var dimension: CGFloat {
    switch rule {
    case .width(let number), .height(let number), .absolute(let number), .estimated(let number): number
    }
  }
  /// True for that of the content.
  public var isEstimated: Bool { if case .estimated = rule { true } else { false } }

  func length(in container: CGSize) -> CGFloat {
    switch rule {
    case .width(let fraction): container.width * fraction
    case .height(let fraction): container.height * fraction
    case .absolute(let length), .estimated(let length): length
    }
  }
}

/// A width and a height of a layout of parts.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension
  /// A width and a height.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
  }
  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// Room in a layout of parts.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
  /// The room, in points.
  public let spacing: CGFloat
  /// True where it may grow.
  public let isFlexible: Bool
  init(_ spacing: CGFloat, _ isFlexible: Bool) { (self.spacing, self.isFlexible) = (spacing, isFlexible) }
  /// Room of a number of points.
  public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing, false) }
  /// Room of at least a number of points.
  public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing, true) }
}

/// Room around a part.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  let edges: NSDirectionalEdgeInsets
  /// Room on four sides.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    edges = NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      trailing: trailing?.spacing ?? 0)
  }
}

/// A part: an item, or a group of parts.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The room that the content leaves within, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room around.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// An item of a size.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
  /// An item of a size with views on it, which are not placed here.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) { self.init(layoutSize: layoutSize) }
}

/// Parts that follow each other.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  let isHorizontal: Bool
  /// The parts.
  public let subitems: [NSCollectionLayoutItem]
  /// The number of times that the part is repeated; nil for as often as there is room.
  let count: Int?
  /// The room between parts.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(_ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], isHorizontal: Bool, count: Int? = nil) {
    (subitems, self.isHorizontal, self.count) = (items, isHorizontal, count)
    super.init(layoutSize: size)
  }
  /// Parts beside each other, as many as there is room for.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, subitems, isHorizontal: true) }
  /// A number of parts beside each other, equally wide.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], isHorizontal: true, count: count) }
  /// A number of parts beside each other, equally wide.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], isHorizontal: true, count: count) }
  /// Parts below each other, as many as there is room for.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, subitems, isHorizontal: false) }
  /// A number of parts below each other, equally high.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], isHorizontal: false, count: count) }
  /// A number of parts below each other, equally high.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], isHorizontal: false, count: count) }
}

/// Edges of a section, in the direction of reading.
public enum NSRectAlignment: Int, Sendable {
  /// Nowhere.
  case none = 0
  /// At the top.
  case top = 1
  /// At the top, where lines begin.
  case topLeading = 2
  /// The edge where lines begin.
  case leading = 3
  /// At the bottom, where lines begin.
  case bottomLeading = 4
  /// At the bottom.
  case bottom = 5
  /// At the bottom, where lines end.
  case bottomTrailing = 6
  /// The edge where lines end.
  case trailing = 7
  /// At the top, where lines end.
  case topTrailing = 8
}

/// A view on a part, which is not placed here.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The place in front of others.
  open var zIndex = 0
  init(_ size: NSCollectionLayoutSize, _ kind: String) {
    elementKind = kind
    super.init(layoutSize: size)
  }
  /// A view at an item; it is kept.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) { self.init(layoutSize, elementKind) }
}

/// A view above or below a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge.
  public let alignment: NSRectAlignment
  /// True where it stays in sight.
  open var pinToVisibleBounds = false
  /// True where it makes the section longer.
  open var extendsBoundary = true
  /// A view of a size and a kind at an edge.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.alignment = alignment
    super.init(layoutSize, elementKind)
  }
  var isAbove: Bool { [.top, .topLeading, .topTrailing].contains(alignment) }
}

/// A view behind a section, which is not placed here.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// A view behind a section.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    .init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
}

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
  /// The views behind.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// True where views above and below lie within the room around the groups.
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
  /// Not at all.
  case none = 0
  /// Freely.
  case continuous = 1
  /// Freely up to the edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// By pages.
  case paging = 3
  /// By groups.
  case groupPaging = 4
  /// By groups in the middle.
  case groupPagingCentered = 5
}
