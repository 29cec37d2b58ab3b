extension UICollectionViewListCell {
  /// The guide of the separator below the cell. Code can constrain its leading edge, by default the content's.
  public var separatorLayoutGuide: UILayoutGuide {
    if let known: UILayoutGuide = kept(nil) { return known }
    let guide = UILayoutGuide()
    contentView.addLayoutGuide(guide)
    let start = guide.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
    start.priority = .defaultLow
    NSLayoutConstraint.activate([
      start, guide.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ])
    keep(guide)
    return guide
  }
}

/// A row of a list. Subviews are added to its content view.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories at the edges.
  open var accessories: [UICellAccessory] = [] { didSet { showCustomAccessories() } }
  /// The position of the cell in its section, or nil outside a list.
  var listPlace: ListPlace?
  private var accessoryViews: [UIView] = []
  private(set) var margins = CellMargins()
  /// Whether the rows below it in a hierarchy are shown.
  var isExpanded = false
  /// The depth of the row in a hierarchy.
  open var indentationLevel = 0
  /// Returns the default configuration of the text and the image.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  // MARK: - Accessories

  /// The distance between an accessory and the edge of the cell, in points. As in tables, inset groups keep 16.
  var accessoryMargin: CGFloat {
    let layout = (superview as? UICollectionView)?.collectionViewLayout
    let place = listPlace ?? layout?.listPlace(of: IndexPath(item: 0, section: 0), among: 1)
    return place?.look == .insetGrouped ? 16 : margins.side
  }

  /// The accessories that are shown while the cell is not being edited, at each edge from the outermost one inwards.
  var shownAccessories: [UICellAccessory] {
    let ranks = Set(accessories.map(\.rank)).sorted(by: >)
    return ranks.flatMap { rank in accessories.reversed().filter { $0.isShown && $0.rank == rank } }
  }

  /// The width of the trailing accessories, in points.
  private var trailingWidth: CGFloat {
    let widths = shownAccessories.filter { !$0.isLeading }.map(\.width)
    return widths.isEmpty ? 0 : widths.reduce(0, +) + accessoryMargin + 8 * CGFloat(widths.count)
  }

  private func showCustomAccessories() {
    for view in accessoryViews { view.removeFromSuperview() }
    accessoryViews = shownAccessories.compactMap(\.view)
    for view in accessoryViews {
      view.translatesAutoresizingMaskIntoConstraints = true
      addSubview(view)
    }
    requestLayout()
  }

  open override func layoutSubviews() {
    margins.give(to: self, contentView, width: bounds.width, hasAccessory: trailingWidth > 0)
    // The accessories are at the margins.
    let (leading, trailing) = (leadingWidth, trailingWidth)
    let width = max(0, bounds.width - leading - trailing)
    let frame = CGRect(x: isRightToLeft ? trailing : leading, y: 0, width: width, height: bounds.height)
    if contentView.frame != frame { contentView.frame = frame }
    placeAccessoryViews()
    super.layoutSubviews()
  }

  private var leadingWidth: CGFloat {
    let widths = shownAccessories.filter(\.isLeading).map(\.width)
    return widths.isEmpty ? 0 : widths.reduce(0, +) + accessoryMargin
  }

  private func placeAccessoryViews() {
    var (left, right) = (accessoryMargin, bounds.width - accessoryMargin)
    for accessory in shownAccessories {
      let width = accessory.width
      let x = accessory.isLeading ? left : right - width
      if let view = accessory.view {
        let size = view.bounds.size == .zero ? view.intrinsicContentSize : view.bounds.size
        let place = CGRect(x: x, y: bounds.midY - size.height / 2, width: width, height: max(0, size.height))
        view.frame =
          isRightToLeft ? place.offsetBy(dx: bounds.width - place.maxX - place.minX, dy: 0) : place
      }
      if accessory.isLeading { left += width + 8 } else { right -= width + 8 }
    }
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    margins.give(to: self, contentView, width: targetSize.width, hasAccessory: trailingWidth > 0)
    let taken = leadingWidth + trailingWidth
    let size = super.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - taken), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    let least = (contentConfiguration as? UIListContentConfiguration)?.minimumRowHeight ?? 0
    return CGSize(width: size.width + taken, height: max(least, size.height))
  }
}
