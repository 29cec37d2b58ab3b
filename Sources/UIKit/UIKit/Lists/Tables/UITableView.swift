public import Foundation
internal import Geometry
internal import Scenes

/// Rows below each other, of which those that are seen have cells.
@preconcurrency @MainActor
open class UITableView: UITableViewDeclarations {
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  public let style: Style
  /// The height of rows, in points; ``automaticDimension`` for that of their contents.
  open var rowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height that rows probably have, in points; 0 to measure all at once.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height above sections, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height below sections, in points.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// Whether several rows may be selected.
  open var allowsMultipleSelection = false
  /// True while rows are changed.
  open var isEditing = false
  /// The view above all rows.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }
  /// The view below all rows.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }

  var rows = TableRows()
  var shownCells: [IndexPath: UITableViewCell] = [:]
  var shownHeaders: [TableRows.Supplement: UIView] = [:]
  private var registered: [String: () -> UIView] = [:]
  private var waiting: [String: [UIView]] = [:]
  private var laidOutWidth: CGFloat = 0

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// A table from an archive: here a plain one.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
  override var scrollsConstrainedContent: Bool { false }

  // MARK: - Cells

  /// Says which class cells of a name have.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registered[identifier] = (cellClass as? UITableViewCell.Type).map { kind in
      { ObjectMaking.cell(of: kind, named: identifier) }
    }
  }
  /// Says which class headers and footers of a name have.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registered[identifier] = (aClass as? UITableViewHeaderFooterView.Type).map { kind in
      { ObjectMaking.headerOrFooter(of: kind, named: identifier) }
    }
  }
  /// A cell of a name that is not shown any more; nil for none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = waiting[identifier]?.popLast() as? UITableViewCell {
      cell.prepareForReuse()
      return cell
    }
    return registered[identifier]?() as? UITableViewCell
  }
  /// A cell of a name, made anew where none is free.
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

  func keepForReuse(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
  }

  /// Says that cells of a name come from a document, which is empty here.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registered[identifier] = { UITableViewCell(style: .default, reuseIdentifier: identifier) }
  }
  /// Lets rows be changed.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The view above a section where it is seen.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders[TableRows.Supplement(section: section, isHeader: true)] as? UITableViewHeaderFooterView
  }
  /// The place of a section in the content, in points.
  open func rect(forSection section: Int) -> CGRect {
    let count = numberOfRows(inSection: section)
    guard count > 0 else { return .zero }
    return rectForRow(at: IndexPath(row: 0, section: section)).union(
      rectForRow(at: IndexPath(row: count - 1, section: section)))
  }
  open var indexPathsForSelectedRows: [IndexPath]? { indexPathForSelectedRow.map { [$0] } }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// The cell of a row where it is seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownCells.first { $0.value === cell }?.key }
  /// The cells that are seen, from the top.
  open var visibleCells: [UITableViewCell] { shownCells.sorted { $0.key < $1.key }.map(\.value) }
  /// The rows that are seen, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }
  open private(set) var indexPathForSelectedRow: IndexPath?
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathForSelectedRow = indexPath
  }
  /// Selects a row no more.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { indexPathForSelectedRow = nil }

  // MARK: - Rows

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// The place of a row in the content, in points.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    countRows()
    return rows.rect(of: indexPath, in: column)
  }
  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    countRows()
    return rows.rows(between: point.y, and: point.y).first
  }
  /// Asks for all rows anew.
  open func reloadData() {
    for cell in shownCells.values { keepForReuse(cell) }
    for view in shownHeaders.values { view.removeFromSuperview() }
    (shownCells, shownHeaders) = ([:], [:])
    rows = TableRows()
    requestLayout()
  }
  /// Asks for rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks for sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Measures rows anew at the end of changes.
  open func endUpdates() {
    rows.forgetHeights()
    requestLayout()
  }
  /// Makes changes and measures rows anew.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    endUpdates()
    completion?(true)
  }
  /// Moves the content so that a row is seen.
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

  /// The place of rows from side to side: groups that are inset keep the system's margins.
  var column: TableRows.Column {
    let inset = style == .insetGrouped ? CGFloat(SystemMargins.root(width: Double(bounds.width)).left) : 0
    return TableRows.Column(start: inset, width: max(0, bounds.width - 2 * inset))
  }

  /// The size of the content, which is known before the first layout.
  open override var contentSize: CGSize {
    get {
      if !rows.isCounted, !isCounting, dataSource != nil {
        countRows()
        let footer = tableFooterView?.frame.height ?? 0
        super.contentSize = CGSize(width: bounds.width, height: rows.end + footer)
      }
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }
  /// Whether rows are being counted, for which code may ask for the size.
  var isCounting = false

  private func exchange(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    requestLayout()
  }

  open override func layoutSubviews() {
    if laidOutWidth != bounds.width {
      laidOutWidth = bounds.width
      rows.forgetHeights()
    }
    layOutRows()
    super.layoutSubviews()
  }
  /// Moves a section; everything is loaded anew.
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  /// Loads rows anew without other cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }
  /// Returns the rows in a part of the content, in points.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    indexPathsForVisibleRows?.filter { rectForRow(at: $0).intersects(rect) }
  }
  /// The view below a section where it is seen.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders[TableRows.Supplement(section: section, isHeader: false)] as? UITableViewHeaderFooterView
  }
}
