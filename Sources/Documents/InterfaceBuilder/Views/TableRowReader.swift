internal import AutoLayout
internal import Geometry
internal import MarkupReading
internal import ProjectSources
internal import Scenes

/// A reader that finds how tables place their rows on screens other than the saved one (specification ROW-01 to
/// ROW-04).
struct TableRowReader {
  /// The screen that the document was saved with.
  let screen: SavedScreen
  /// The code about the document.
  let code: DocumentCode

  /// Sets the roles of the rows of all tables and of the contents of their cells.
  func setPlacements(_ tree: inout ViewTree) {
    for table in tree.views.indices where tree.elements[table].name == .tableView { setRows(of: table, in: &tree) }
  }

  private func setRows(of table: Int, in tree: inout ViewTree) {
    let element = tree.elements[table]
    let isGrouped = element[.style] == "insetGrouped"
    let isPlain = !(element[.style] ?? "plain").lowercased().hasSuffix("grouped")
    let (set, fits) = (lengthInCode(of: element), fitsStaticRows(of: element))
    var above: Int?
    for row in Self.rows(of: table, in: tree) {
      // In a damaged document with repeated ids, a title could be found twice.
      let isTitle = tree.elements[row].name == .tableViewSection
      let isCell = tree.elements[row].name == .tableViewCell
      // UIKit gives a header or footer without a frame no height.
      let missing: Rect? = isTitle || isCell ? nil : .zero
      guard let frame = tree.views[row].placement.recordedFrame ?? missing, tree.views[row].list.placement == nil else {
        continue
      }
      let isFitted = isCell ? fits : code.fits(tree.elements[row], of: element)
      let height: TableRow.Height =
        isTitle
        ? .text
        : isFitted
          ? .fitting(saved: frame.height)
          : isCell ? Self.height(of: tree.elements[row], frame, in: element, set) : .fixed(frame.height)
      var placement = TableRow(
        below: above, gap: Self.gap(above: row, frame, after: above, isPlain: isPlain, in: tree),
        sides: isTitle ? .title(inGroup: isGrouped) : isCell && isGrouped ? .group : .none,
        height: height,
        system: isCell ? Self.systemCell(row, in: tree) : nil)
      placement.isPrototype = isCell && element.child(.prototypes) != nil
      tree.update(row) { $0.list.placement = .row(placement) }
      if isCell { setContent(of: row, isGrouped: isGrouped, in: &tree) }
      for part in placement.system?.parts ?? [] { tree.update(part) { $0.list.placement = .systemPart } }
      above = row
    }
  }

  // MARK: - Rows

  /// Returns the rows of a table from top to bottom: its header, the cells of each section between its titles, its
  /// footer.
  private static func rows(of table: Int, in tree: ViewTree) -> [Int] {
    let subviews = tree.subviews(of: table)
    let cells = subviews.filter { tree.elements[$0].name == .tableViewCell }
    let titles = Dictionary(grouping: subviews.filter { tree.elements[$0].name == .tableViewSection }) {
      tree.elements[$0].list(.cells).first?[.id]
    }
    var rows = subviews.filter { tree.elements[$0].key == .tableHeaderView }
    var footer: Int?
    for cell in cells {
      if let id = tree.elements[cell][.id], let titles = titles[id] {
        if let footer { rows.append(footer) }
        let top = tree.views[cell].placement.recordedFrame?.minY ?? 0
        let header = titles.first { (tree.views[$0].placement.recordedFrame?.minY ?? 0) < top }
        if let header { rows.append(header) }
        footer = titles.first { $0 != header }
      } else if isFirstOfSection(tree.elements[cell], in: tree.elements[table]) {
        if let last = footer { rows.append(last) }
        footer = nil
      }
      rows.append(cell)
    }
    if let footer { rows.append(footer) }
    return rows + subviews.filter { tree.elements[$0].key == .tableFooterView }
  }

  private static func isFirstOfSection(_ cell: XMLElement, in table: XMLElement) -> Bool {
    guard let id = cell[.id] else { return false }
    return table.list(.sections).contains { $0.list(.cells).first?[.id] == id }
  }

  /// Returns the distance to the row above. It may be negative for a title, whose frame includes the space around its
  /// text.
  ///
  /// Rows of plain tables touch unless a title is between them. The canvas leaves room above the first row for its
  /// caption "Prototype Cells" or for a section header, which the app does not show without a title.
  private static func gap(above row: Int, _ frame: Rect, after above: Int?, isPlain: Bool, in tree: ViewTree) -> Double
  {
    let end = above.flatMap { tree.views[$0].placement.recordedFrame?.maxY } ?? 0
    let isAtTitle = [row, above].contains { $0.map { tree.elements[$0].name == .tableViewSection } ?? false }
    guard isAtTitle || !isPlain else { return 0 }
    return max(isAtTitle ? -20 : 0, frame.minY - end)
  }

  /// Returns the height that code gives the rows of a table, or nil. For a static table, only the table's own height is
  /// used: its delegate rarely returns the same for all rows.
  private func lengthInCode(of table: XMLElement) -> CodeLength? {
    guard code.isKnown else { return nil }
    let owners = code.owners(of: table)
    let set = table.child(.prototypes) == nil ? owners.tableHeight : owners.rowHeight
    return set.map { CodeLength($0.setting.value) }
  }

  /// Whether code lets static cells fit their content, except those to which it gives another height, zero for hidden
  /// ones. None of them keeps the height of the document, so a conflict with that height does not occur.
  private func fitsStaticRows(of table: XMLElement) -> Bool {
    guard code.isKnown, table.child(.prototypes) == nil else { return false }
    let heights = code.owners(of: table).lazy.compactMap { $0.returned(["heightForRowAt", "heightForRowAtIndexPath"]) }
    let returned = heights.first?.setting.value ?? []
    let isFitting = { (word: String) in word.hasSuffix("utomaticDimension") }
    return returned.last.map(isFitting) ?? false
      || returned.contains(where: isFitting) && returned.compactMap(SourceReader.number).allSatisfy { $0 == 0 }
  }

  /// Returns the height of a cell. A static cell has its own height or the table's, which code may change; the
  /// height of a prototype is only for the design.
  ///
  /// - Parameter set: The height that code gives the rows, or nil.
  private static func height(
    of cell: XMLElement, _ frame: Rect, in table: XMLElement, _ set: CodeLength?
  ) -> TableRow.Height {
    func positive(_ element: XMLElement) -> Double? { element.number(.rowHeight).flatMap { $0 > 0 ? $0 : nil } }
    let (own, general) = (positive(cell), positive(table))
    let isStatic = table.child(.prototypes) == nil
    switch isStatic && own != nil ? nil : set {
    case .points(let height): return .fixed(height)
    case .fitting: return .fitting(saved: frame.height)
    // The author designed the cell in a height like those that the code computes.
    case .open, .whole: return .expected(frame.height)
    case nil: break
    }
    guard !isStatic else {
      return (own ?? general).map { .fixed($0) } ?? .fitting(saved: frame.height)
    }
    guard let general else { return .fitting(saved: frame.height) }
    return own.map { abs($0 - general) > 0.5 } == true ? .expected(general) : .fixed(general)
  }

  // MARK: - Contents

  private func setContent(of cell: Int, isGrouped: Bool, in tree: inout ViewTree) {
    guard let content = tree.contentView(of: cell), case .cell(let look) = tree.views[cell].content else { return }
    guard let outer = tree.views[cell].placement.recordedFrame, let inner = tree.views[content].placement.recordedFrame
    else {
      let insets = CellInsets(accessory: look.accessory.room, followsMargin: !isGrouped)
      return tree.update(content) { $0.list.placement = .cellContent(insets) }
    }
    let margin = screen.identifier == nil ? 16 : SystemMargins.cellSide(screenWidth: screen.size.width)
    let room = outer.width - inner.maxX - (isGrouped ? 0 : margin - 16)
    var insets = CellInsets(followsMargin: !isGrouped)
    if look.accessory != .none { insets.accessory = Self.plausibleRooms.contains(room) ? room : look.accessory.room }
    insets.hasSeparator = (0.1...1.1).contains(outer.height - inner.maxY)
    tree.update(content) { $0.list.placement = .cellContent(insets) }
  }

  /// The widths of accessories that documents plausibly record, in points. Other values stem from another table width.
  private static let plausibleRooms = 10.0...80

  /// Returns the parts of a system cell. Nil for a custom cell, or if constraints place the parts.
  ///
  /// The cell also places parts that are marked for constraints but have none: it sets their frames itself.
  private static func systemCell(_ cell: Int, in tree: ViewTree) -> SystemCell? {
    let element = tree.elements[cell]
    guard let style = style(element[.style]), let content = tree.contentView(of: cell) else { return nil }
    func part(_ name: XMLName) -> Int? {
      guard let id = element[name], let view = tree.items[id]?.view, tree.views[view].superview == content else {
        return nil
      }
      let isPlaced = tree.views[view].placement.isPlacedByMask || !hasConstraint(naming: id, in: element)
      return isPlaced ? view : nil
    }
    guard let title = part(.textLabel) else { return nil }
    var system = SystemCell(
      style, content: content, title: title, detail: style == .basic ? nil : part(.detailTextLabel),
      image: part(.imageView))
    system.indentation = indentation(of: element)
    return system
  }

  /// Whether a constraint of a cell names a view.
  private static func hasConstraint(naming id: String, in cell: XMLElement) -> Bool {
    var isNamed = false
    cell.walk(.constraint) { isNamed = isNamed || $0[.firstItem] == id || $0[.secondItem] == id }
    return isNamed
  }

  /// Returns the indentation of a cell's content, in points (`UITableViewCell.indentationLevel`). The default width of
  /// a level is 10 points.
  private static func indentation(of cell: XMLElement) -> Double {
    let level = max(0, cell.number(.indentationLevel) ?? 0)
    return level * max(0, cell.number(.indentationWidth) ?? 10)
  }

  private static func style(_ name: String?) -> SystemCell.Style? {
    switch name {
    case "IBUITableViewCellStyleDefault": .basic
    case "IBUITableViewCellStyleSubtitle": .subtitle
    case "IBUITableViewCellStyleValue1": .value
    default: nil
    }
  }
}

extension SystemCell {
  /// The views that the cell places.
  fileprivate var parts: [Int] { [title, detail, image].compactMap(\.self) }
}

extension CellContent.Accessory {
  /// The width of the accessory on a screen with narrow margins, in points.
  fileprivate var room: Double {
    switch self {
    case .none: 0
    case .disclosureIndicator: 26.5
    case .checkmark, .detailButton: 40
    case .detailDisclosureButton: 58
    }
  }
}
