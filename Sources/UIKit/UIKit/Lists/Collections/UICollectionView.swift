public import Foundation

/// A collection of items, in the arrangement of its layout. Visible items have cells.
@preconcurrency @MainActor
open class UICollectionView: UICollectionViewDeclarations {
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      reloadData()
    }
  }
  /// Whether several items may be selected.
  open var allowsMultipleSelection = false
  private var registered: [String: () -> UICollectionReusableView] = [:]
  /// The items that stand in for those of the app; nil for none.
  private(set) var sampleItems: SampleRows?
  private var waiting: [String: [UICollectionReusableView]] = [:]
  private var shown: [ElementKey: UICollectionReusableView] = [:]
  /// The frame of the view requested from the data source, in points. A view of a registered class starts with it.
  private var upcomingFrame = CGRect.zero
  private var isPrepared = false
  private var laidOutSize = CGSize.zero

  private struct ElementKey: Hashable {
    let kind: String?
    let path: IndexPath
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  /// Creates a collection view from an archive, always with a flow layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registered[identifier] = (cellClass as? UICollectionReusableView.Type).map { kind in
      { [unowned self] in ObjectMaking.reusableView(of: kind, named: identifier, frame: upcomingFrame) }
    }
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { register(viewClass, forCellWithReuseIdentifier: identifier) }
  /// Registers a nib of cells with an identifier. Without a reader of documents, its cells are empty.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registered[identifier] = nib.map { nib in
      { nib.first(UICollectionViewCell.self) ?? UICollectionViewCell(frame: .zero) }
    }
  }
  /// Registers a nib of views with an identifier. Without a reader of documents, its views are empty.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    registered[identifier] = nib.map { nib in
      { nib.first(UICollectionReusableView.self) ?? UICollectionReusableView(frame: .zero) }
    }
  }
  /// Registers a function that creates views with an identifier, such as the prototypes of a storyboard.
  package func register(forReuseIdentifier identifier: String, making make: @escaping () -> UICollectionReusableView) {
    registered[identifier] = make
  }

  /// Fills an empty collection with an item for each registered cell, if its layout needs no sections of the app.
  ///
  /// - Returns: Whether the collection is empty and has registered cells.
  func fillWithSamples() -> Bool {
    guard sampleItems == nil, type(of: collectionViewLayout) == UICollectionViewFlowLayout.self,
      (0..<max(0, numberOfSections)).allSatisfy({ numberOfItems(inSection: $0) <= 0 })
    else { return false }
    // Headers and footers are registered as well.
    sampleItems = SampleRows(of: registered.keys.sorted().filter { registered[$0]?() is UICollectionViewCell })
    guard let sampleItems else { return false }
    delegate = nil
    dataSource = sampleItems
    return true
  }

  private func reusableView(_ identifier: String) -> UICollectionReusableView? {
    if let view = waiting[identifier]?.popLast() {
      // The cell of another item may have been selected.
      if let cell = view as? UICollectionViewCell, cell.isSelected { cell.isSelected = false }
      view.prepareForReuse()
      return view
    }
    guard let make = registered[identifier] else {
      LayoutFaults.record(
        LayoutFault(
          "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register "
            + "a nib or a class for the identifier or connect a prototype cell in a storyboard",
          name: "NSInternalInconsistencyException"))
      return nil
    }
    let view = make()
    view.reuseIdentifier = identifier
    return view
  }

  /// Returns an unused cell with an identifier, or creates one.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    reusableView(identifier) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }
  /// Returns an unused view with an identifier, or creates one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { reusableView(identifier) ?? UICollectionReusableView(frame: .zero) }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// Returns the cell of an item if it is visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[ElementKey(kind: nil, path: indexPath)] as? UICollectionViewCell
  }
  open var visibleCells: [UICollectionViewCell] {
    shown.filter { $0.key.kind == nil }.sorted { $0.key.path < $1.key.path }.compactMap {
      $0.value as? UICollectionViewCell
    }
  }
  open var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Reloads all items.
  open func reloadData() {
    for view in shown.values { keepForReuse(view) }
    shown = [:]
    layoutDidChange()
  }
  open private(set) var indexPathsForSelectedItems: [IndexPath]? = []
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection {
      for path in indexPathsForSelectedItems ?? [] { deselectItem(at: path, animated: false) }
    }
    guard let indexPath else { return }
    indexPathsForSelectedItems?.append(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }
  /// Returns the index path of a visible cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.key.kind == nil && $0.value === cell }?.key.path
  }
  /// Returns the item at a point of the content, in points.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?
      .first { $0.representedElementKind == nil && $0.frame.contains(point) }?.indexPath
  }
  /// Returns a header or footer if it is visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    shown[ElementKey(kind: elementKind, path: indexPath)]
  }
  /// Scrolls so that an item is visible.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    scrollRectToVisible(frame, animated: animated)
    requestLayout()
  }
  /// Reloads items: here all of them.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Reloads sections: here all of them.
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func insertSections(_ sections: IndexSet) { reloadData() }
  open func deleteSections(_ sections: IndexSet) { reloadData() }
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Returns the visible headers and footers of the given kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shown.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }.map(\.value)
  }
  /// Returns the index paths of the visible headers and footers of the given kind.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }
  /// Returns the layout attributes of a header or footer.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// Whether items are being edited.
  open var isEditing = false
  /// Runs a group of changes. All items are reloaded after it.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
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

  /// Returns the height of the content of a cell or other view at its width, in points.
  func measuredHeight(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
    guard let view = shownView(attributes) else { return attributes.frame.height }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: attributes.frame.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : attributes.frame.height
  }

  /// Returns the preferred size of an item, in points. A cell that was created for it is reused afterwards.
  func measure(_ path: IndexPath, _ attributes: UICollectionViewLayoutAttributes) -> CGSize {
    let isShown = cellForItem(at: path) != nil
    guard let cell = cellForItem(at: path) ?? view(for: attributes) as? UICollectionViewCell else {
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
      guard let view = shownView(attributes) else { continue }
      view.frame = attributes.frame
      // The data source may hide supplementary views itself, such as badges without a number.
      if attributes.isHidden || attributes.representedElementKind == nil { view.isHidden = attributes.isHidden }
      view.alpha = attributes.alpha
      view.apply(attributes)
      // Headers and footers may be cells of lists too, but are outside the groups.
      guard attributes.representedElementKind == nil else { continue }
      (view as? UICollectionViewListCell)?.listPlace = collectionViewLayout.listPlace(
        of: attributes.indexPath, among: numberOfItems(inSection: attributes.indexPath.section))
    }
  }

  private func shownView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let key = ElementKey(kind: attributes.representedElementKind, path: attributes.indexPath)
    if let view = shown[key] { return view }
    guard let view = view(for: attributes) else { return nil }
    shown[key] = view
    if let cell = view as? UICollectionViewCell {
      if indexPathsForSelectedItems?.contains(key.path) == true { cell.isSelected = true }
      (delegate as? any UICollectionViewDelegate)?.collectionView(self, willDisplay: cell, forItemAt: key.path)
    }
    addSubview(view)
    return view
  }
  /// Returns the data source's view for an item, a header or a footer.
  private func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let outer = upcomingFrame
    defer { upcomingFrame = outer }
    upcomingFrame = attributes.frame
    guard let kind = attributes.representedElementKind else {
      return dataSource?.collectionView(self, cellForItemAt: attributes.indexPath)
    }
    return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
  }
  /// Moves a section. All items are reloaded.
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
}
