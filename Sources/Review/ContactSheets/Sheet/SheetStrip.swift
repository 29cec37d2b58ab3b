internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The layouts of one row of a sheet on devices of one kind: phones, or tablets and windows. They stay together under
/// the name of the row, in one or several lines.
package struct SheetStrip {
  /// A layout of the strip.
  struct Cell {
    /// The column of the layout in the grid.
    let column: Int
    /// The width of the cell on the sheet, wide enough for its words.
    let width: Double
    /// The height of the picture on the sheet.
    let height: Double
    let status: CellStatus
  }

  /// A way to divide the cells into lines, and the resulting size of the strip.
  struct Arrangement: Hashable {
    /// The maximum number of cells in a line.
    let lineLength: Int
    let width: Double
    let height: Double
  }

  /// The row in the grid.
  let row: Int
  /// Whether the layouts are on phones. Tablets and windows have their own rows.
  let isOfPhones: Bool
  let cells: [Cell]
  /// Whether the sizes of devices follow their names, because all pictures are wide enough. Otherwise they are below.
  let hasCaptionsOnOneLine: Bool
  /// Whether the name of the row is on the line of the first device. This is so for a row with a single layout, or with
  /// pictures so flat that words need more space.
  let hasHeadingOnCaptionLine: Bool
  /// Whether the words of all layouts fit after the names of their devices. Otherwise they are below the pictures.
  let hasStatusOnCaptionLine: Bool
  /// The height of the names of devices over the pictures.
  let captionHeight: Double
  /// The words of the row; empty if the sheet has a single one without a name.
  let heading: SheetGrid.Heading
  /// The gap to the next row.
  let rowGap: Double
  /// The gap between the lines of the row.
  let lineGap: Double
  /// The gap between the layouts of a line, and to the next row on its right.
  let columnGap: Double

  /// Returns the strips of a grid at a scale: phones first, each kind in the order of the rows.
  ///
  /// On sheets of parts, each layout is a strip if all words of its row fit over each of them. They then fill the lines
  /// of the page.
  static func all(of grid: SheetGrid, isOfParts: Bool, scale: Double, _ pen: SheetPen) -> [SheetStrip] {
    [true, false].flatMap { isOfPhones in
      grid.rows.indices.flatMap { row -> [SheetStrip] in
        let columns = grid.columns.indices.filter { column in
          grid.cells[row][column].map { ($0.resolved.variant.device.idiom == .phone) == isOfPhones } ?? false
        }
        func strip(_ columns: [Int]) -> SheetStrip {
          SheetStrip(row, columns, isOfPhones: isOfPhones, of: grid, scale: scale, pen)
        }
        let parts = isOfParts ? columns.map { strip([$0]) } : []
        if parts.count > 1, parts.allSatisfy(\.hasWordsOnOneLine) { return parts }
        return columns.isEmpty ? [] : [strip(columns)]
      }
    }
  }

  /// Whether all words of a strip of one layout are on the line over it.
  private var hasWordsOnOneLine: Bool {
    (hasHeadingOnCaptionLine || heading.title.isEmpty) && hasCaptionsOnOneLine && hasStatusOnCaptionLine
  }

  private init(
    _ row: Int, _ columns: [Int], isOfPhones: Bool, of grid: SheetGrid, scale: Double, _ pen: SheetPen
  ) {
    self.row = row
    self.isOfPhones = isOfPhones
    heading = grid.rows[row]
    let cells = columns.compactMap { column -> Cell? in
      guard let layout = grid.cells[row][column] else { return nil }
      let caption = grid.columns[column]
      let words = [pen.width(of: caption.title, .columnTitle)] + caption.details.map { pen.width(of: $0, .small) }
      let size = layout.resolved.shownArea.size.scaled(by: scale)
      let width = max(words.max() ?? 0, size.width, SheetMetrics.leastColumnWidth).rounded(.up)
      return Cell(
        column: column, width: width, height: size.height, status: CellStatus(layout, width: width, pen))
    }
    let hasCaptionsOnOneLine = cells.allSatisfy {
      grid.columns[$0.column].fitsOnOneLine(.columnTitle, width: $0.width, pen)
    }
    let details = hasCaptionsOnOneLine ? 0 : columns.map { grid.columns[$0].details.count }.max() ?? 0
    let isFlat = cells.allSatisfy { $0.height <= SheetMetrics.flatHeight }
    captionHeight =
      (isFlat ? SheetMetrics.flatCaptionHeight : SheetMetrics.captionHeight) + Double(details) * SheetMetrics.lineHeight
    self.cells = cells
    self.hasCaptionsOnOneLine = hasCaptionsOnOneLine
    let captions = cells.map { cell in
      let caption = grid.columns[cell.column]
      return hasCaptionsOnOneLine
        ? caption.width(onOneLine: .columnTitle, pen) : pen.width(of: caption.title, .columnTitle)
    }
    let headingWidth = heading.width(onOneLine: .rowTitle, pen)
    rowGap = isFlat ? SheetMetrics.flatGap : SheetMetrics.rowGap
    lineGap = isFlat ? SheetMetrics.flatGap : SheetMetrics.lineGap
    columnGap = isFlat ? SheetMetrics.flatColumnGap : SheetMetrics.columnGap
    let hasHeadingOnCaptionLine =
      (cells.count == 1 || isFlat) && !heading.title.isEmpty && hasCaptionsOnOneLine
      && headingWidth + SheetMetrics.captionGap + (captions.first ?? 0) <= cells.first?.width ?? 0
    self.hasHeadingOnCaptionLine = hasHeadingOnCaptionLine
    let before = hasHeadingOnCaptionLine ? headingWidth + SheetMetrics.captionGap : 0
    hasStatusOnCaptionLine = cells.indices.allSatisfy { index in
      let (cell, caption) = (cells[index], captions[index] + (index == 0 ? before : 0))
      return cell.status.lines.count == 1 && caption + SheetMetrics.captionGap + cell.status.width(pen) <= cell.width
    }
  }

  /// Returns the height of the row's name with the space below it.
  func headingHeight(width: Double, _ pen: SheetPen) -> Double {
    guard !heading.title.isEmpty, !hasHeadingOnCaptionLine else { return 0 }
    let lines = 1 + detailLines(width: width, pen).count
    return Double(lines) * SheetMetrics.lineHeight + SheetMetrics.headingGap
  }

  /// Returns the further words of the row's name below it, wrapped to the width of the strip. Empty if they fit after
  /// it.
  func detailLines(width: Double, _ pen: SheetPen) -> [String] {
    heading.fitsOnOneLine(.rowTitle, width: width, pen) ? [] : pen.wrapped(heading.detailText, .small, width: width)
  }

  /// Returns the lines of an arrangement.
  func lines(of length: Int) -> [ArraySlice<Cell>] {
    stride(from: 0, to: cells.count, by: length).map { cells[$0..<min($0 + length, cells.count)] }
  }

  /// Returns the height of a line: the names of devices, the tallest picture, and the words below it.
  func height(of line: ArraySlice<Cell>) -> Double {
    line.map { height(of: $0) }.max() ?? 0
  }

  /// Returns the height of a layout with the name of its device and its words.
  func height(of cell: Cell) -> Double {
    let words = SheetMetrics.statusGap + Double(cell.status.lines.count) * SheetMetrics.lineHeight
    return captionHeight + cell.height + (hasStatusOnCaptionLine ? 0 : words)
  }

  /// Returns the lines of an arrangement whose upper left corner is at a point. The frame of a cell includes its words.
  func placedLines(
    of arrangement: Arrangement, at corner: Point, _ pen: SheetPen
  ) -> [[(cell: Cell, frame: Rect)]] {
    var top = corner.y + headingHeight(width: arrangement.width, pen)
    return lines(of: arrangement.lineLength).map { line in
      var left = corner.x
      defer { top += height(of: line) + lineGap }
      return line.map { cell in
        defer { left += cell.width + columnGap }
        return (cell, Rect(x: left, y: top, width: cell.width, height: height(of: cell)))
      }
    }
  }

  /// Returns all ways to divide the strip into lines of about equal length, the longest lines first.
  func arrangements(_ pen: SheetPen) -> [Arrangement] {
    var lengths: [Int] = []
    for count in 1...max(1, cells.count) {
      let length = (cells.count + count - 1) / count
      if lengths.last != length { lengths.append(length) }
    }
    return lengths.map { length in
      let lines = lines(of: length)
      let width = lines.map { self.width(of: $0) }.max() ?? 0
      let gaps = Double(lines.count - 1) * lineGap
      let height = headingHeight(width: width, pen) + lines.map { self.height(of: $0) }.reduce(0, +) + gaps
      return Arrangement(lineLength: length, width: width, height: height.rounded(.up))
    }
  }

  private func width(of line: ArraySlice<Cell>) -> Double {
    line.map(\.width).reduce(0, +) + columnGap * Double(line.count - 1)
  }
}

extension SheetGrid.Heading {
  var detailText: String { details.joined(separator: " · ") }

  /// Whether the details fit on a line after the title.
  func fitsOnOneLine(_ titleStyle: SheetPen.TextStyle, width: Double, _ pen: SheetPen) -> Bool {
    details.isEmpty || self.width(onOneLine: titleStyle, pen) <= width
  }

  /// Returns the width of the title with the details after it.
  func width(onOneLine titleStyle: SheetPen.TextStyle, _ pen: SheetPen) -> Double {
    let title = pen.width(of: title, titleStyle)
    return details.isEmpty ? title : title + SheetMetrics.wordGap + pen.width(of: detailText, .small)
  }
}
