public import Foundation

/// A layout of items in lines, with as many items per line as fit.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewFlowLayoutDeclarations {
  /// The size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of items, in points; zero to use ``itemSize``.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The space between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum space between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The insets around sections, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of headers, in points.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, in points.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }

  private var places: [UICollectionViewLayoutAttributes] = []
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var size = CGSize.zero

  open override var collectionViewContentSize: CGSize { size }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    items[indexPath]
  }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    places.filter { $0.frame.intersects(rect) }
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    places.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  open override func prepare() {
    (places, items) = ([], [:])
    guard let collectionView else {
      size = .zero
      return
    }
    let isVertical = scrollDirection == .vertical
    let insets = collectionView.adjustedContentInset
    let room =
      isVertical
      ? collectionView.bounds.width - insets.left - insets.right
      : collectionView.bounds.height - insets.top - insets.bottom
    var end: CGFloat = 0
    for section in 0..<max(0, collectionView.numberOfSections) {
      end = place(section, of: collectionView, from: end, room: room, isVertical)
    }
    size = isVertical ? CGSize(width: room, height: end) : CGSize(width: end, height: room)
  }

  private func place(
    _ section: Int, of view: UICollectionView, from start: CGFloat, room: CGFloat, _ isVertical: Bool
  ) -> CGFloat {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    let itemSpacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
    var end = placeSupplement(UICollectionView.elementKindSectionHeader, section, header, start, room, isVertical)
    end += isVertical ? inset.top : inset.left
    let (before, behind) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    var line: [UICollectionViewLayoutAttributes] = []
    var used: CGFloat = 0
    var isFirst = true
    func closeLine(isLast: Bool) {
      guard !line.isEmpty else { return }
      if !isFirst { end += lineSpacing }
      isFirst = false
      end += place(
        line, at: end, before: before, room: room - before - behind, gap: isLast ? itemSpacing : nil, isVertical)
      (line, used) = ([], 0)
    }
    for item in 0..<max(0, view.numberOfItems(inSection: section)) {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
      attributes.size = itemSize(attributes, view, delegate)
      let length = isVertical ? attributes.size.width : attributes.size.height
      let gap = line.isEmpty ? 0 : itemSpacing
      if used + gap + length > room - before - behind + 0.001 { closeLine(isLast: false) }
      used += (line.isEmpty ? 0 : itemSpacing) + length
      line.append(attributes)
    }
    closeLine(isLast: true)
    end += isVertical ? inset.bottom : inset.right
    return placeSupplement(UICollectionView.elementKindSectionFooter, section, footer, end, room, isVertical)
  }

  private func itemSize(
    _ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> CGSize {
    guard estimatedItemSize != .zero else {
      return delegate?.collectionView(view, layout: self, sizeForItemAt: attributes.indexPath) ?? itemSize
    }
    attributes.size = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    return view.measure(attributes.indexPath, attributes)
  }

  /// Places the items of a line. All lines but the last are justified: their items share the remaining space.
  ///
  /// `gap` is the space between items of the last line, in points, or nil for the other lines.
  ///
  /// - Returns: The extent of the line across its direction, in points.
  private func place(
    _ line: [UICollectionViewLayoutAttributes], at start: CGFloat, before: CGFloat, room: CGFloat, gap: CGFloat?,
    _ isVertical: Bool
  ) -> CGFloat {
    let lengths = line.map { isVertical ? $0.size.width : $0.size.height }
    let across = line.map { isVertical ? $0.size.height : $0.size.width }.max() ?? 0
    let left = room - lengths.reduce(0, +)
    let gap = gap ?? (line.count == 1 ? 0 : left / CGFloat(line.count - 1))
    var place = before
    for (attributes, length) in zip(line, lengths) {
      let offset = (across - (isVertical ? attributes.size.height : attributes.size.width)) / 2
      attributes.frame.origin =
        isVertical ? CGPoint(x: place, y: start + offset) : CGPoint(x: start + offset, y: place)
      place += length + gap
      places.append(attributes)
      items[attributes.indexPath] = attributes
    }
    return across
  }

  private func placeSupplement(
    _ kind: String, _ section: Int, _ size: CGSize, _ start: CGFloat, _ room: CGFloat, _ isVertical: Bool
  ) -> CGFloat {
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return start }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: start, width: room, height: length) : CGRect(x: start, y: 0, width: length, height: room)
    places.append(attributes)
    return start + length
  }
}
