public import Foundation

/// Gives a collection its items.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// The number of items of a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// The number of sections: 1 unless said otherwise.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The view above or below a section.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// An empty view.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

/// Hears of touches.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Called when an item was touched.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

/// A view of a collection that is used again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name under which it is used again.
  public internal(set) var reuseIdentifier: String?
  /// A view with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A view that a collection makes of a class that was registered.
  public required convenience init(reusing identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }
  /// A view from an archive: here one without anything.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Called before it is used again.
  open func prepareForReuse() {}
  /// Called when the layout gives it a place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The place that it would rather have.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    if size.width > 0, size.height > 0 { layoutAttributes.size = size }
    return layoutAttributes
  }
  override var isLayoutIsland: Bool { true }
}

/// An item of a collection; what it holds lies in its content.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for what it holds.
  public let contentView = UIView()
  /// True where it is selected.
  open var isSelected = false
  /// True where it is touched.
  open var isHighlighted = false
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content while it is selected.
  open var selectedBackgroundView: UIView?

  /// A cell with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hold()
  }
  /// A cell from an archive: here one without anything.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hold()
  }
  private func hold() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

/// Items that a layout places, of which those that are seen have cells.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The kind of views above sections.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of views below sections.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Directions in which content moves.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// From side to side.
    case horizontal = 1
  }

  /// Gives the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      reloadData()
    }
  }
  /// The view behind the items.
  open var backgroundView: UIView?
  /// True where items may be selected.
  open var allowsSelection = true
  /// True where several items may be selected.
  open var allowsMultipleSelection = false
  private var kinds: [String: UICollectionReusableView.Type] = [:]
  private var waiting: [String: [UICollectionReusableView]] = [:]
  private var shown: [ElementKey: UICollectionReusableView] = [:]
  private var isPrepared = false
  private var laidOutSize = CGSize.zero

  private struct ElementKey: Hashable {
    let kind: String?
    let path: IndexPath
  }

  /// A collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  /// A collection from an archive: here one with a flow layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  override var scrollsConstrainedContent: Bool { false }

  /// Says which class cells of a name have.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    kinds[identifier] = cellClass as? UICollectionReusableView.Type
  }
  /// Says which class views of a kind and a name have.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { kinds[identifier] = viewClass as? UICollectionReusableView.Type }

  private func reusableView(_ identifier: String) -> UICollectionReusableView? {
    if let view = waiting[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let kind = kinds[identifier] else {
      LayoutFaults.record(
        LayoutFault(
          "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register "
            + "a nib or a class for the identifier or connect a prototype cell in a storyboard",
          name: "NSInternalInconsistencyException"))
      return nil
    }
    return kind.init(reusing: identifier)
  }

  /// A cell of a name, made anew where none is free.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    reusableView(identifier) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }
  /// A view of a kind and a name, made anew where none is free.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { reusableView(identifier) ?? UICollectionReusableView(frame: .zero) }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// The number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// The cell of an item where it is seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[ElementKey(kind: nil, path: indexPath)] as? UICollectionViewCell
  }
  /// The cells that are seen.
  open var visibleCells: [UICollectionViewCell] {
    shown.filter { $0.key.kind == nil }.sorted { $0.key.path < $1.key.path }.compactMap {
      $0.value as? UICollectionViewCell
    }
  }
  /// The items that are seen.
  open var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }
  /// The place of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Asks for all items anew.
  open func reloadData() {
    for view in shown.values { keepForReuse(view) }
    shown = [:]
    layoutDidChange()
  }
  /// Asks for items anew.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks for sections anew.
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  /// Shows new items.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Takes items away.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Makes changes.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
  /// Exchanges the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }

  func layoutDidChange() {
    isPrepared = false
    requestLayout()
  }

  private func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    collectionViewLayout.prepare()
  }

  /// A cell that measures an item; it is used again afterwards.
  func measure(_ path: IndexPath, _ attributes: UICollectionViewLayoutAttributes) -> CGSize {
    let isShown = cellForItem(at: path) != nil
    guard let cell = cellForItem(at: path) ?? dataSource?.collectionView(self, cellForItemAt: path) else {
      return attributes.size
    }
    let size = cell.preferredLayoutAttributesFitting(attributes).size
    if !isShown { keepForReuse(cell) }
    return size
  }

  private func keepForReuse(_ view: UICollectionReusableView) {
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier { waiting[identifier, default: []].append(view) }
  }

  open override func layoutSubviews() {
    if laidOutSize != bounds.size {
      laidOutSize = bounds.size
      if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) { isPrepared = false }
      collectionViewLayout.sizeDidChange()
    }
    prepareIfNeeded()
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
    placeSeenViews()
    super.layoutSubviews()
  }

  private func placeSeenViews() {
    let seen = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let keys = Set(seen.map { ElementKey(kind: $0.representedElementKind, path: $0.indexPath) })
    for (key, view) in shown where !keys.contains(key) {
      shown[key] = nil
      keepForReuse(view)
    }
    for attributes in seen {
      guard let view = view(attributes) else { continue }
      view.frame = attributes.frame
      view.isHidden = attributes.isHidden
      view.alpha = attributes.alpha
      view.apply(attributes)
    }
  }

  private func view(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let key = ElementKey(kind: attributes.representedElementKind, path: attributes.indexPath)
    if let view = shown[key] { return view }
    guard let dataSource else { return nil }
    let view: UICollectionReusableView
    if let kind = key.kind {
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: key.path)
    } else {
      view = dataSource.collectionView(self, cellForItemAt: key.path)
    }
    shown[key] = view
    addSubview(view)
    return view
  }
}
