public import Foundation
internal import Geometry
internal import Scenes

/// A column of rows. Visible rows have cells.
@preconcurrency @MainActor
open class UITableView: UITableViewDeclarations {
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  public let style: Style
  /// The height of rows, in points; ``automaticDimension`` for that of their content.
  open var rowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// The estimated height of rows, in points; 0 to measure all rows immediately.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of headers, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of footers, in points.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// Whether several rows may be selected.
  open var allowsMultipleSelection = false
  /// Whether rows are being edited.
  open var isEditing = false
  /// The view above all rows.
  open var tableHeaderView: UIView? {
    didSet {
      // Code sets the same header again after it has changed its height.
      let isSame = oldValue === tableHeaderView && tableHeaderView?.frame.height == laidOutHeaderHeight
      if !isSame { exchange(oldValue, tableHeaderView) }
    }
  }
  /// The height of the view above all rows in the last layout, in points.
  var laidOutHeaderHeight: CGFloat?
  /// The view below all rows.
  open var tableFooterView: UIView? {
    didSet { if oldValue !== tableFooterView { exchange(oldValue, tableFooterView) } }
  }

  var rows = TableRows()
  var shownCells: [IndexPath: UITableViewCell] = [:]
  var shownHeaders: [TableRows.Supplement: UIView] = [:]
  private var registered: [String: () -> UIView] = [:]
  /// The rows that stand in for those of the app; nil for none.
  private(set) var sampleRows: SampleRows?
  private var waiting: [String: [UIView]] = [:]
  private var laidOutWidth: CGFloat = 0

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Creates a table from an archive; here a plain one.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: - Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registered[identifier] = (cellClass as? UITableViewCell.Type).map { kind in
      { ObjectMaking.cell(of: kind, named: identifier) }
    }
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registered[identifier] = (aClass as? UITableViewHeaderFooterView.Type).map { kind in
      { ObjectMaking.headerOrFooter(of: kind, named: identifier) }
    }
  }
  /// Returns an unused cell with an identifier, or creates one of a registered class; nil if none is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = waiting[identifier]?.popLast() as? UITableViewCell {
      // The cell of another row may have been selected.
      if cell.isSelected { cell.setSelected(false, animated: false) }
      cell.prepareForReuse()
      return cell
    }
    return registered[identifier]?() as? UITableViewCell
  }
  /// Returns an unused cell with an identifier, or creates one. Records a fault if no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    LayoutFaults.record(
      LayoutFault(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
          + "or connect a prototype cell in a storyboard", name: "NSInternalInconsistencyException"))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    waiting[identifier]?.popLast() as? UITableViewHeaderFooterView
      ?? registered[identifier]?() as? UITableViewHeaderFooterView
  }

  /// Fills an empty table with a row for each registered cell. The app's delegate knows nothing about these rows.
  ///
  /// - Returns: Whether the table is empty and has registered cells.
  func fillWithSamples() -> Bool {
    guard sampleRows == nil, (0..<max(0, numberOfSections)).allSatisfy({ numberOfRows(inSection: $0) <= 0 }) else {
      return false
    }
    // Headers and footers are registered as well.
    sampleRows = SampleRows(of: registered.keys.sorted().filter { registered[$0]?() is UITableViewCell })
    guard let sampleRows else { return false }
    delegate = nil
    dataSource = sampleRows
    return true
  }

  func keepForReuse(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
  }

  /// Registers a nib of cells with an identifier. Without a reader of documents, its cells are empty.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(forCellReuseIdentifier: identifier) {
      nib?.first(UITableViewCell.self) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }
  /// Registers a function that creates cells with an identifier, such as the prototypes of a storyboard.
  package func register(forCellReuseIdentifier identifier: String, making make: @escaping () -> UITableViewCell) {
    registered[identifier] = make
  }
  /// Registers a function that creates headers and footers with an identifier.
  func register(forHeaderFooterViewReuseIdentifier identifier: String, making make: @escaping () -> UIView) {
    registered[identifier] = make
  }
  /// Sets whether rows are being edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Returns the header of a section if it is visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders[TableRows.Supplement(section: section, isHeader: true)] as? UITableViewHeaderFooterView
  }
  /// Returns the rectangle of a section's rows in the content, in points.
  open func rect(forSection section: Int) -> CGRect {
    let count = numberOfRows(inSection: section)
    guard count > 0 else { return .zero }
    return rectForRow(at: IndexPath(row: 0, section: section)).union(
      rectForRow(at: IndexPath(row: count - 1, section: section)))
  }
  /// The selected rows, from top to bottom; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedRows.isEmpty ? nil : selectedRows.sorted() }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Returns the cell of a row if it is visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownCells.first { $0.value === cell }?.key }
  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] { shownCells.sorted { $0.key < $1.key }.map(\.value) }
  /// The visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }
  /// The selected rows, in the order of their selection.
  private(set) var selectedRows: [IndexPath] = []
  /// The row that was selected first.
  open var indexPathForSelectedRow: IndexPath? { selectedRows.first }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    // Nil deselects all rows.
    if !allowsMultipleSelection || indexPath == nil {
      for former in selectedRows { deselectRow(at: former, animated: animated) }
    }
    guard let indexPath, !selectedRows.contains(indexPath) else { return }
    selectedRows.append(indexPath)
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
  }
  /// Deselects a row. Other rows stay selected.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedRows.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  // MARK: - Rows

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// Returns the frame of a row in the content, in points.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    countRows()
    return rows.rect(of: indexPath, in: column)
  }
  /// Returns the row at a point of the content, in points.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    countRows()
    return rows.rows(between: point.y, and: point.y).first
  }
  /// Reloads all rows.
  open func reloadData() {
    for cell in shownCells.values { keepForReuse(cell) }
    for view in shownHeaders.values { view.removeFromSuperview() }
    (shownCells, shownHeaders) = ([:], [:])
    rows = TableRows()
    requestLayout()
  }
  /// Reloads rows: here all of them.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Reloads sections: here all of them.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Ends a group of changes, and measures all rows again.
  open func endUpdates() {
    rows.forgetHeights()
    requestLayout()
  }
  /// Runs a group of changes, and measures all rows again.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    endUpdates()
    completion?(true)
  }
  /// Scrolls so that a row is visible.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let rect = rectForRow(at: indexPath)
    let (insets, last) = (adjustedContentInset, greatestOffset)
    let room = bounds.height - insets.top - insets.bottom
    switch scrollPosition {
    case .none: scrollRectToVisible(rect, animated: animated)
    case .top: contentOffset.y = min(rect.minY - insets.top, last)
    case .middle: contentOffset.y = max(-insets.top, min(rect.midY - insets.top - room / 2, last))
    case .bottom: contentOffset.y = max(-insets.top, rect.maxY + insets.bottom - bounds.height)
    }
    requestLayout()
  }

  /// The horizontal extent of rows. Inset groups keep the system's margins.
  var column: TableRows.Column {
    let inset = style == .insetGrouped ? CGFloat(SystemMargins.root(width: Double(bounds.width)).left) : 0
    return TableRows.Column(start: inset, width: max(0, bounds.width - 2 * inset))
  }

  /// The size of the content. It is computed on request, even before the first layout.
  open override var contentSize: CGSize {
    get {
      countRows()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }
  /// Whether rows are being counted. Code that is called in the meantime may ask for the content size.
  var isCounting = false

  private func exchange(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    requestLayout()
  }

  open override func layoutSubviews() {
    if laidOutWidth != bounds.width {
      laidOutWidth = bounds.width
      rows.forgetHeights()
      for cell in shownCells.values { cell.updateMargins(width: column.width) }
    }
    layOutRows()
    super.layoutSubviews()
  }
  /// Moves a section. All rows are reloaded.
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  /// Updates rows. UIKit keeps their cells; here all rows are reloaded.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }
  /// Returns the visible rows in a rectangle of the content, in points.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    indexPathsForVisibleRows?.filter { rectForRow(at: $0).intersects(rect) }
  }
  /// Returns the footer of a section if it is visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders[TableRows.Supplement(section: section, isHeader: false)] as? UITableViewHeaderFooterView
  }
}
