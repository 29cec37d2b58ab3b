public import Foundation

/// The environment of a collection view's layout.
private final class Environment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  init(_ size: CGSize, _ traits: UITraitCollection) { (contentSize, traitCollection) = (size, traits) }
  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
}

/// A function that returns the layout of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections, groups and items. Groups that scroll orthogonally are laid out side by side.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private var places: [UICollectionViewLayoutAttributes] = []
  private var size = CGSize.zero
  private var listLooks: [Int: (look: ListPlace.Look, hasLines: Bool, beginsWithHeader: Bool)] = [:]

  override func listPlace(of path: IndexPath, among count: Int) -> ListPlace? {
    listLooks[path.section].flatMap {
      let first = $0.beginsWithHeader ? 1 : 0
      // A header among the items is outside the group.
      if $0.look.hasGroups, path.item < first, count > first { return nil }
      return ListPlace(
        look: $0.look, isFirst: path.item == first, isLast: path.item == count - 1, hasLines: $0.hasLines)
    }
  }

  public init(section: NSCollectionLayoutSection) {
    (provider, configuration) = ({ _, _ in section }, UICollectionViewCompositionalLayoutConfiguration())
    super.init()
  }
  /// Creates a layout with the same section everywhere, and a configuration.
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = ({ _, _ in section }, configuration)
    super.init()
  }
  /// Creates a layout whose sections a function provides.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    (provider, configuration) = (sectionProvider, UICollectionViewCompositionalLayoutConfiguration())
    super.init()
  }
  /// Creates a layout whose sections a function provides, and a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }
  /// Returns nil: archives are not read.
  public required init?(coder: NSCoder) { nil }

  open override var collectionViewContentSize: CGSize { size }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    places.filter { $0.frame.intersects(rect) }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    places.first { $0.indexPath == indexPath && $0.representedElementKind == nil }
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    places.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  open override func prepare() {
    places = []
    listLooks = [:]
    guard let view = collectionView else { return }
    let insets = view.adjustedContentInset
    let room = CGSize(
      width: view.bounds.width - insets.left - insets.right, height: view.bounds.height - insets.top - insets.bottom)
    let environment = Environment(room, view.traitCollection)
    var end: CGFloat = 0
    for number in 0..<max(0, view.numberOfSections) {
      guard let section = provider(number, environment) else { continue }
      if let look = section.listLook { listLooks[number] = (look, section.hasListLines, section.beginsWithHeader) }
      if number > 0 { end += configuration.interSectionSpacing }
      if number == 0, section.beginsWithGap { end += ListPlace.groupGap }
      end = place(section, number, of: view, from: end, room: room)
    }
    size = CGSize(width: room.width, height: end)
  }

  private func place(
    _ section: NSCollectionLayoutSection, _ number: Int, of view: UICollectionView, from start: CGFloat, room: CGSize
  ) -> CGFloat {
    let insets = section.contentInsets
    let inner = CGSize(
      width: room.width - insets.leading - insets.trailing, height: room.height - insets.top - insets.bottom)
    let sides = section.supplementariesFollowContentInsets ? (insets.leading, inner) : (0, room)
    var end = start
    for item in section.boundarySupplementaryItems where item.isAbove {
      end += place(item, number, of: view, at: CGPoint(x: sides.0, y: end), room: sides.1)
    }
    var groups = GroupPlacement(view: view, section: number)
    end = groups.place(section, at: CGPoint(x: insets.leading, y: end + insets.top), room: inner) + insets.bottom
    places += groups.places
    for item in section.boundarySupplementaryItems where !item.isAbove {
      end += place(item, number, of: view, at: CGPoint(x: sides.0, y: end), room: sides.1)
    }
    return end
  }

  /// Places a header or footer of a section.
  ///
  /// - Returns: Its height, in points.
  private func place(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ section: Int, of view: UICollectionView, at origin: CGPoint,
    room: CGSize
  ) -> CGFloat {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
    attributes.frame = CGRect(origin: origin, size: item.layoutSize.size(in: room))
    if item.layoutSize.heightDimension.isEstimated {
      attributes.frame.size.height = view.measuredHeight(attributes)
    }
    places.append(attributes)
    return attributes.frame.height
  }
}

/// The placement of a section's items, group by group.
@MainActor
private struct GroupPlacement {
  let view: UICollectionView
  let section: Int
  var places: [UICollectionViewLayoutAttributes] = []
  private var next = 0
  private let count: Int

  init(view: UICollectionView, section: Int) {
    (self.view, self.section) = (view, section)
    count = max(0, view.numberOfItems(inSection: section))
  }

  /// Repeats the group of a section until all items are placed.
  ///
  /// - Returns: The end of the last group, in points.
  mutating func place(_ section: NSCollectionLayoutSection, at origin: CGPoint, room: CGSize) -> CGFloat {
    let isAcross = section.orthogonalScrollingBehavior != .none
    var place = origin
    if section.orthogonalScrollingBehavior == .groupPagingCentered {
      let insets = section.contentInsets
      let container = room.width + insets.leading + insets.trailing
      // The first group is centered too, in spite of the insets.
      place.x += (container - section.group.layoutSize.size(in: room).width) / 2 - insets.leading
    }
    var end = origin.y
    while next < count {
      let former = next
      let size = self.place(section.group, at: place, in: room, extent: nil)
      end = max(end, place.y + size.height)
      // A group without space for any item would repeat endlessly.
      guard next > former else { break }
      if isAcross {
        place.x += size.width + section.interGroupSpacing
      } else {
        place.y += size.height + section.interGroupSpacing
      }
    }
    return end
  }

  /// Places an item or group.
  ///
  /// `extent` is the size from a group with equal items, or nil for the item's own size.
  ///
  /// - Returns: The size that it occupies, in points.
  private mutating func place(
    _ item: NSCollectionLayoutItem, at origin: CGPoint, in room: CGSize, extent: CGSize?
  ) -> CGSize {
    let size = extent ?? item.layoutSize.size(in: room)
    let insets = item.contentInsets
    let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    guard let group = item as? NSCollectionLayoutGroup else {
      return placeItem(item, CGRect(origin: start, size: inner), size)
    }
    let content =
      (group as? CustomGroup).map { placeCustom($0, at: start, room: inner) }
      ?? placeGroup(group, at: start, room: inner)
    return CGSize(
      width: group.layoutSize.widthDimension.isEstimated
        ? content.width + insets.leading + insets.trailing : size.width,
      height: group.layoutSize.heightDimension.isEstimated
        ? content.height + insets.top + insets.bottom : size.height)
  }

  /// Places items at the frames of a custom group, and returns the size that they occupy.
  private mutating func placeCustom(_ group: CustomGroup, at origin: CGPoint, room: CGSize) -> CGSize {
    var end = CGSize.zero
    for item in group.provider(Environment(room, view.traitCollection)) where next < count {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: next, section: section))
      next += 1
      attributes.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
      attributes.zIndex = item.zIndex
      places.append(attributes)
      end = CGSize(width: max(end.width, item.frame.maxX), height: max(end.height, item.frame.maxY))
    }
    return end
  }

  private mutating func placeItem(_ item: NSCollectionLayoutItem, _ frame: CGRect, _ size: CGSize) -> CGSize {
    guard next < count else { return .zero }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: next, section: section))
    next += 1
    attributes.frame = frame
    places.append(attributes)
    defer { placeSupplementaries(of: item, beside: attributes) }
    guard item.layoutSize.heightDimension.isEstimated else { return size }
    let height = view.measuredHeight(attributes)
    attributes.frame = CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: height))
    return CGSize(width: size.width, height: size.height - frame.height + height)
  }

  /// Places the views that are anchored to an item, such as badges.
  private mutating func placeSupplementaries(
    of item: NSCollectionLayoutItem, beside cell: UICollectionViewLayoutAttributes
  ) {
    for supplementary in item.supplementaryItems {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: supplementary.elementKind, with: cell.indexPath)
      attributes.frame = supplementary.frame(in: cell.frame)
      attributes.zIndex = max(1, supplementary.zIndex)
      places.append(attributes)
    }
  }

  private mutating func placeGroup(_ group: NSCollectionLayoutGroup, at origin: CGPoint, room: CGSize) -> CGSize {
    let isHorizontal = group.isHorizontal
    let gap = group.interItemSpacing?.spacing ?? 0
    let length = isHorizontal ? room.width : room.height
    let isOpen = (isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension).isEstimated
    let equal = group.count.map { (length - gap * CGFloat($0 - 1)) / CGFloat(max(1, $0)) }
    var used: CGFloat = 0
    var across: CGFloat = 0
    for number in 0..<(group.count ?? (isOpen ? group.subitems.count : count)) where next < count {
      guard !group.subitems.isEmpty else { break }
      let item = group.subitems[number % group.subitems.count]
      var size = item.layoutSize.size(in: room)
      if let equal, !isOpen {
        size = isHorizontal ? CGSize(width: equal, height: size.height) : CGSize(width: size.width, height: equal)
      }
      let extent = isHorizontal ? size.width : size.height
      if group.count == nil, !isOpen, number > 0, used + gap + extent > length + 0.5 { break }
      if number > 0 { used += gap }
      let place = isHorizontal ? CGPoint(x: origin.x + used, y: origin.y) : CGPoint(x: origin.x, y: origin.y + used)
      let taken = self.place(item, at: place, in: room, extent: size)
      used += isHorizontal ? taken.width : taken.height
      across = max(across, isHorizontal ? taken.height : taken.width)
      if extent <= 0 { break }
    }
    return isHorizontal ? CGSize(width: used, height: across) : CGSize(width: across, height: used)
  }
}
