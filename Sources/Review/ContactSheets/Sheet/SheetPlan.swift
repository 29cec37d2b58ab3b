/// The division of a sheet's layouts into pages, and the scale at which they are drawn.
package struct SheetPlan {
  /// The columns and rows of one page.
  package struct Page: Hashable {
    package var columns: Range<Int>
    /// The rows that have a layout in one of these columns.
    package var rows: [Int]
  }

  /// The size of one point of a layout, in points of the sheet.
  package let scale: Double
  /// The width of each column on the sheet.
  let columnWidths: [Double]
  /// The width of the row names with the space after them; zero if rows have no names.
  let rowHeadingWidth: Double
  /// The wrapped words below each cell, by row and column.
  package let statuses: [[CellStatus?]]
  /// The pages, from left to right and then from top to bottom.
  package let pages: [Page]

  package init(_ grid: SheetGrid, _ pen: SheetPen) {
    let headingWidth = Self.rowHeadingWidth(grid, pen)
    let chunks = Self.chunks(of: grid.columns.count, largest: SheetMetrics.columnLimit)
    let scale = chunks.map { Self.scale(for: $0, of: grid, headingWidth: headingWidth) }.min() ?? 1
    let widths = grid.columns.indices.map { Self.width(ofColumn: $0, grid, scale, pen) }
    let statuses = grid.cells.map { row in
      row.enumerated().map { column, layout in layout.map { CellStatus($0, width: widths[column], pen) } }
    }
    self.scale = scale
    self.columnWidths = widths
    self.rowHeadingWidth = headingWidth
    self.statuses = statuses
    let pages = chunks.flatMap { columns in
      Self.rowChunks(grid, columns, scale, statuses).map { Page(columns: columns, rows: $0) }
    }
    self.pages = pages.isEmpty ? [Page(columns: grid.columns.indices, rows: [])] : pages
  }

  /// The height of a row on a page, including its words.
  package func height(ofRow row: Int, _ grid: SheetGrid, columns: Range<Int>) -> Double {
    Self.height(ofRow: row, grid, columns, scale, statuses)
  }

  // MARK: Columns

  private static func rowHeadingWidth(_ grid: SheetGrid, _ pen: SheetPen) -> Double {
    let titles = grid.rows.map { pen.width(of: $0.title, .rowTitle) }
    let details = grid.rows.flatMap(\.details).map { pen.width(of: $0, .small) }
    let widest = (titles + details).max() ?? 0
    return widest > 0 ? widest.rounded(.up) + SheetMetrics.rowHeadingGap : 0
  }

  private static func width(ofColumn column: Int, _ grid: SheetGrid, _ scale: Double, _ pen: SheetPen) -> Double {
    let heading = grid.columns[column]
    let words = [pen.width(of: heading.title, .columnTitle)] + heading.details.map { pen.width(of: $0, .small) }
    let widest = max(words.max() ?? 0, grid.width(ofColumn: column) * scale, SheetMetrics.leastColumnWidth)
    return widest.rounded(.up)
  }

  /// The scale at which columns fill the preferred width, or the largest page if they would be too small.
  private static func scale(for columns: Range<Int>, of grid: SheetGrid, headingWidth: Double) -> Double {
    let content = columns.map { max(1, grid.width(ofColumn: $0)) }.reduce(0, +)
    let gaps = SheetMetrics.columnGap * Double(max(0, columns.count - 1))
    let fixed = 2 * SheetMetrics.margin + headingWidth + gaps
    let preferred = (SheetMetrics.preferredWidth - fixed) / content
    let largest = (SheetMetrics.limit - fixed) / content
    let scale = max(preferred, min(SheetMetrics.leastScale, largest))
    // The header shows the scale with two decimals; the least one keeps layouts of any size visible.
    return max(0.01, (min(SheetMetrics.largestScale, scale) * 100).rounded(.down) / 100)
  }

  /// Ranges of about equal length, as few as the largest length allows.
  private static func chunks(of count: Int, largest: Int) -> [Range<Int>] {
    let number = max(1, (count + largest - 1) / largest)
    return (0..<number).map { (count * $0 / number)..<(count * ($0 + 1) / number) }
  }

  // MARK: Rows

  private static func height(
    ofRow row: Int, _ grid: SheetGrid, _ columns: Range<Int>, _ scale: Double, _ statuses: [[CellStatus?]]
  ) -> Double {
    let cell = grid.height(ofRow: row, columns: columns) * scale
    let lines = columns.compactMap { statuses[row][$0]?.lines.count }.max() ?? 1
    let words = SheetMetrics.statusGap + Double(lines) * SheetMetrics.lineHeight
    let heading = (Double(grid.rows[row].details.count) + 1) * SheetMetrics.lineHeight
    return max(cell + words, heading).rounded(.up)
  }

  /// The rows of each page, as many as fit. A row that is too tall for a page has one of its own, and rows without
  /// layouts are skipped.
  private static func rowChunks(
    _ grid: SheetGrid, _ columns: Range<Int>, _ scale: Double, _ statuses: [[CellStatus?]]
  ) -> [[Int]] {
    // The findings and the legend follow the last row and may make that page slightly taller.
    let available = SheetMetrics.limit - 2 * SheetMetrics.margin - SheetMetrics.headerHeight - 200
    var chunks: [[Int]] = []
    var rows: [Int] = []
    var used = SheetMetrics.columnHeadingHeight
    for row in grid.rows.indices where columns.contains(where: { grid.cells[row][$0] != nil }) {
      let height = height(ofRow: row, grid, columns, scale, statuses) + SheetMetrics.rowGap
      if used + height > available, !rows.isEmpty {
        chunks.append(rows)
        (rows, used) = ([], SheetMetrics.columnHeadingHeight)
      }
      rows.append(row)
      used += height
    }
    return rows.isEmpty ? chunks : chunks + [rows]
  }
}
