extension UITableView {
  /// The default height of a row, in points.
  private static var usualHeight: CGFloat { 44 }

  /// The space above the first group if it has no header, in points.
  private static var firstGroupGap: CGFloat { 35 }
  /// The space above and below other groups without headers and footers, in points.
  private static var groupGap: CGFloat { ListPlace.groupGap }

  func countRows() {
    guard !rows.isCounted, !isCounting, let dataSource else { return }
    isCounting = true
    defer { isCounting = false }
    for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
      addSupplement(section, isHeader: true)
      for row in 0..<max(0, dataSource.tableView(self, numberOfRowsInSection: section)) {
        let path = IndexPath(row: row, section: section)
        let given = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if given >= 0 {
          rows.add(path, height: given, isMeasured: true)
        } else {
          let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
          rows.add(path, height: estimate > 0 ? estimate : Self.usualHeight, isMeasured: false)
        }
      }
      addSupplement(section, isHeader: false)
    }
    placeRows()
    if estimatedRowHeight == 0, rowHeight < 0 { measureAllRows() }
    // Rows may be counted because code asks for their positions, so the size cannot wait until code asks for it.
    contentSize = CGSize(width: bounds.width, height: rows.end + (tableFooterView?.frame.height ?? 0))
  }

  private func placeRows() {
    laidOutHeaderHeight = tableHeaderView?.frame.height
    rows.place(below: laidOutHeaderHeight ?? 0)
  }

  private func addSupplement(_ section: Int, isHeader: Bool) {
    let given =
      isHeader
      ? tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let supplement = TableRows.Supplement(section: section, isHeader: isHeader)
    guard let view = supplementView(section, isHeader) else {
      // Groups have space between them even without headers and footers.
      let standard = isHeader ? sectionHeaderHeight : sectionFooterHeight
      let gap = style == .plain ? 0 : isHeader && section == 0 ? Self.firstGroupGap : Self.groupGap
      let height = given >= 0 && (given != standard || style != .plain) ? given : gap
      if height > 0 { rows.add(supplement, height: height) }
      return
    }
    (view as? UITableViewHeaderFooterView)?.updateMargins(width: column.width)
    let height = given >= 0 ? given : fittingHeight(of: view)
    shownHeaders[supplement] = view
    rows.add(supplement, height: height)
  }

  private func supplementView(_ section: Int, _ isHeader: Bool) -> UIView? {
    let view =
      isHeader
      ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
      : tableDelegate?.tableView(self, viewForFooterInSection: section)
    if let view { return view }
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard let title else { return nil }
    let made = UITableViewHeaderFooterView(reuseIdentifier: nil)
    made.textLabel?.text = style == .plain || !isHeader ? title : title.uppercased()
    if style != .plain || !isHeader { made.textLabel?.textColor = .secondaryLabel }
    if style == .plain, isHeader { made.textLabel?.font = .preferredFont(forTextStyle: .headline) }
    return made
  }

  private func listPlace(of path: IndexPath) -> ListPlace {
    let look: ListPlace.Look =
      switch style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    return ListPlace(
      look: look, isFirst: path.row == 0, isLast: path.row == numberOfRows(inSection: path.section) - 1,
      hasLines: separatorStyle != .none)
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    let target = CGSize(width: column.width, height: 0)
    let height = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height : 28
  }

  /// Returns the data source's cell for a row, with the margins of the system for its width.
  private func newCell(at path: IndexPath) -> UITableViewCell? {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    cell.updateMargins(width: column.width)
    return cell
  }

  private func measureAllRows() {
    var isChanged = false
    for section in 0..<max(0, numberOfSections) {
      for row in 0..<max(0, numberOfRows(inSection: section)) {
        let path = IndexPath(row: row, section: section)
        guard !rows.isMeasured(path), let cell = newCell(at: path) else { continue }
        if rows.setHeight(height(of: cell), of: path) { isChanged = true }
        keepForReuse(cell)
      }
    }
    if isChanged { placeRows() }
  }

  /// Returns the height of a cell's content at the width of the table, in points.
  private func height(of cell: UITableViewCell) -> CGFloat {
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: column.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : Self.usualHeight
  }

  /// Gives visible rows their cells and frames.
  func layOutRows() {
    if let header = tableHeaderView { header.frame.size.width = bounds.width }
    countRows()
    if estimatedRowHeight == 0, rowHeight < 0 { measureAllRows() }
    placeRows()
    // A row that is shorter than estimated makes others visible. The loop ends, as each height is measured once.
    while measureSeenRows() { placeRows() }
    placeSeenViews()
    let footer = tableFooterView?.frame.height ?? 0
    tableHeaderView?.frame.origin = .zero
    tableFooterView?.frame = CGRect(x: 0, y: rows.end, width: bounds.width, height: footer)
    let size = CGSize(width: bounds.width, height: rows.end + footer)
    if contentSize != size { contentSize = size }
  }

  private func measureSeenRows() -> Bool {
    var isChanged = false
    for path in rows.rows(between: bounds.minY, and: bounds.maxY) where !rows.isMeasured(path) {
      guard let cell = shownCells[path] ?? newCell(at: path) else { continue }
      show(cell, at: path)
      if rows.setHeight(height(of: cell), of: path) { isChanged = true }
    }
    return isChanged
  }

  private func show(_ cell: UITableViewCell, at path: IndexPath) {
    guard shownCells[path] == nil else { return }
    shownCells[path] = cell
    if selectedRows.contains(path) { cell.setSelected(true, animated: false) }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    if cell.superview !== self { addSubview(cell) }
  }

  private func placeSeenViews() {
    let seen = rows.rows(between: bounds.minY, and: bounds.maxY)
    let kept = Set(seen)
    for (path, cell) in shownCells where !kept.contains(path) {
      shownCells[path] = nil
      keepForReuse(cell)
    }
    for path in seen {
      if shownCells[path] == nil, let cell = newCell(at: path) { show(cell, at: path) }
      shownCells[path]?.frame = rows.rect(of: path, in: column)
      shownCells[path]?.listPlace = listPlace(of: path)
    }
    for supplement in rows.supplements(between: bounds.minY, and: bounds.maxY) {
      guard let view = shownHeaders[supplement] else { continue }
      if view.superview !== self { addSubview(view) }
      // Rows may have been counted before the table had its width.
      (view as? UITableViewHeaderFooterView)?.updateMargins(width: column.width)
      view.frame = rows.rect(of: supplement, in: column)
    }
  }
}
