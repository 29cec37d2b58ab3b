public import Foundation

/// The place of an item.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The item.
  open var indexPath: IndexPath
  /// The kind of a view above or below a section; nil for cells.
  public private(set) var representedElementKind: String?
  /// The place in the content, in points.
  open var frame = CGRect.zero
  /// The opacity.
  open var alpha: CGFloat = 1
  /// True where the item is not shown.
  open var isHidden = false
  /// The place in front of others.
  open var zIndex = 0
  /// The map about the centre.
  open var transform = CGAffineTransform.identity
  /// The size, in points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The middle, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The place of a cell.
  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }
  /// The place of a view of a kind.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
  }
}

/// Places the items of a collection.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection.
  public internal(set) weak var collectionView: UICollectionView?
  /// A layout.
  public override init() { super.init() }
  /// A layout from an archive: here one without anything.
  public required init?(coder: NSCoder) { super.init() }
  /// Called before places are asked for.
  open func prepare() {}
  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// The places of what is seen in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The place of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The place of a view above or below a section.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns whether other bounds ask for other places.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Asks for ``prepare()`` anew.
  open func invalidateLayout() { collectionView?.layoutDidChange() }
  /// Called when the collection has got another size.
  func sizeDidChange() {}
}

/// Decides the sizes of items of a flow layout.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The room around a section, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets
}

extension UICollectionViewDelegateFlowLayout {
  /// That of the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
  /// That of the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { (layout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
}

/// Items in lines, as many in a line as fit.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that stands for that of the content.
  public static let automaticSize = CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308)

  /// The size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size that items probably have, in points; zero where ``itemSize`` counts.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The room between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least room between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The room around sections, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of views above sections, in points.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of views below sections, in points.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The direction in which the content moves.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// True where views above sections stay.
  open var sectionHeadersPinToVisibleBounds = false

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
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  open override func prepare() {
    (places, items) = ([], [:])
    guard let collectionView else {
      size = .zero
      return
    }
    let isVertical = scrollDirection == .vertical
    let insets = collectionView.contentInset
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
    var end = placeSupplement(
      UICollectionView.elementKindSectionHeader, section, headerReferenceSize, start, room, isVertical)
    end += isVertical ? inset.top : inset.left
    let (before, behind) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    var line: [UICollectionViewLayoutAttributes] = []
    var used: CGFloat = 0
    var isFirst = true
    func closeLine(isLast: Bool) {
      guard !line.isEmpty else { return }
      if !isFirst { end += minimumLineSpacing }
      isFirst = false
      end += place(line, at: end, before: before, room: room - before - behind, isLast: isLast, isVertical)
      (line, used) = ([], 0)
    }
    for item in 0..<max(0, view.numberOfItems(inSection: section)) {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
      attributes.size = itemSize(attributes, view, delegate)
      let length = isVertical ? attributes.size.width : attributes.size.height
      let gap = line.isEmpty ? 0 : minimumInteritemSpacing
      if used + gap + length > room - before - behind + 0.001 { closeLine(isLast: false) }
      used += (line.isEmpty ? 0 : minimumInteritemSpacing) + length
      line.append(attributes)
    }
    closeLine(isLast: true)
    end += isVertical ? inset.bottom : inset.right
    return placeSupplement(
      UICollectionView.elementKindSectionFooter, section, footerReferenceSize, end, room, isVertical)
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

  /// Places the items of a line; all lines but the last share what is left between their items.
  ///
  /// - Returns: The length of the line across, in points.
  private func place(
    _ line: [UICollectionViewLayoutAttributes], at start: CGFloat, before: CGFloat, room: CGFloat, isLast: Bool,
    _ isVertical: Bool
  ) -> CGFloat {
    let lengths = line.map { isVertical ? $0.size.width : $0.size.height }
    let across = line.map { isVertical ? $0.size.height : $0.size.width }.max() ?? 0
    let left = room - lengths.reduce(0, +)
    let gap = isLast || line.count == 1 ? minimumInteritemSpacing : left / CGFloat(line.count - 1)
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

/// A controller whose view is a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let layout: UICollectionViewLayout
  /// A controller with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }
  /// A controller from an archive.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }
  /// The collection.
  open var collectionView: UICollectionView! { view as? UICollectionView }
  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout { layout }
  open override func loadView() {
    let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    view = made
    made.dataSource = self
    made.delegate = self
  }
  /// No items.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// An empty cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// One section.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// A controller whose view is a table.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  /// A controller with a table of a look.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// A controller with a plain table.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }
  /// A controller from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
  /// The table.
  open var tableView: UITableView! { view as? UITableView }
  /// Fetches the rows anew.
  open var refreshControl: UIRefreshControl?
  open override func loadView() {
    let made = UITableView(frame: UIScreen.main.bounds, style: style)
    view = made
    made.dataSource = self
    made.delegate = self
  }
  /// No rows.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// An empty cell.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// One section.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// No title.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// No title.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// That of the table.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
  /// No view.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// No view.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
