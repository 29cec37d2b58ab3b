package import Drawing
internal import Geometry
internal import SceneDrawing
internal import SceneLayouts
internal import Scenes

/// One page of a contact sheet.
package struct SheetPage {
  package let sheet: ContactSheet
  package let grid: SheetGrid
  package let plan: SheetPlan
  package let number: Int
  /// The findings of the whole sheet. The page shows those of its layouts.
  let findings: SheetFindings
  package let pen: SheetPen

  private var page: SheetPlan.Page { plan.pages[number] }

  /// The layouts on the page.
  private var layouts: [Layout] {
    page.rows.flatMap { row in page.columns.compactMap { grid.cells[row][$0] } }
  }

  /// The width of the page: that of its columns, but enough for its header.
  private var width: Double {
    let columns = page.columns.map { plan.columnWidths[$0] }.reduce(0, +)
    let gaps = SheetMetrics.columnGap * Double(max(0, page.columns.count - 1))
    return max(900, gridLeft + columns + gaps + SheetMetrics.margin)
  }

  private var gridLeft: Double { SheetMetrics.margin + plan.rowHeadingWidth }

  /// The picture of the page.
  package func displayList() -> DisplayList {
    let gridTop = SheetMetrics.margin + SheetMetrics.headerHeight
    let (cells, gridBottom) = gridCommands(top: gridTop)
    let inner = width - 2 * SheetMetrics.margin
    let (list, listBottom) = findings.shown(on: layouts).commands(
      x: SheetMetrics.margin, top: gridBottom, width: inner)
    // The checklist is about the whole sheet, so it is on the first page.
    let checks = SheetChecklist(number == 0 ? sheet.checklist : nil, pen: pen)
    let (answers, checksBottom) = checks.commands(x: SheetMetrics.margin, top: listBottom, width: inner)
    let legend = SheetLegend(of: layouts, sheet.drawnViews, style: sheet.style, scale: plan.scale, pen: pen)
    let (marks, bottom) = legend.commands(x: SheetMetrics.margin, top: checksBottom, width: inner)
    return DisplayList(
      size: Size(width: width, height: (bottom + SheetMetrics.margin).rounded(.up)), background: SheetPen.ground,
      title: title, summary: summary,
      commands: [.group(.init("header"), header())] + cells + [.group(.init("report"), list)]
        + (answers.isEmpty ? [] : [.group(.init("checklist"), answers)]) + [.group(.init("legend"), marks)])
  }

  private var title: String {
    plan.pages.count == 1
      ? "\(sheet.sceneName), contact sheet" : "\(sheet.sceneName), contact sheet \(number + 1) of \(plan.pages.count)"
  }

  private var summary: String { "\(sheet.sceneName): \(counts)" }

  /// The summary in the header: `16 layouts · 2 with findings`.
  private var counts: String {
    let all = sheet.layouts.count
    let troubled = sheet.layouts.count(where: \.hasFindings)
    let expected = sheet.layouts.count(where: \.isAsExpected)
    let found =
      (troubled > 0 ? ["\(troubled) with findings"] : [])
      + (expected > 0 ? ["\(expected) with expected findings"] : [])
    return "\(all) layout\(all == 1 ? "" : "s") · \(found.isEmpty ? "no findings" : found.joined(separator: ", "))"
  }

  private func header() -> [DrawingCommand] {
    SheetHeader(
      title: sheet.sceneName, details: "\(sheet.documentPath) · \(counts)", scale: plan.scale, style: sheet.style,
      page: (number + 1, plan.pages.count), generator: sheet.generator
    )
    .commands(width: width, pen)
  }

  // MARK: Grid

  /// The rows with their names, and their bottom edge.
  private func gridCommands(top: Double) -> ([DrawingCommand], bottom: Double) {
    var commands = [DrawingCommand.group(.init("columns"), columnHeadings(top: top))]
    var y = top + SheetMetrics.columnHeadingHeight
    for row in page.rows {
      commands.append(.group(.init("row"), rowHeading(grid.rows[row], top: y)))
      commands += cells(ofRow: row, top: y)
      y += plan.height(ofRow: row, grid, columns: page.columns) + SheetMetrics.rowGap
    }
    return (commands, y - SheetMetrics.rowGap + SheetMetrics.sectionGap)
  }

  private func columnHeadings(top: Double) -> [DrawingCommand] {
    page.columns.flatMap { column -> [DrawingCommand] in
      let heading = grid.columns[column]
      let center = left(ofColumn: column) + plan.columnWidths[column] / 2
      let title = pen.line(heading.title, .columnTitle, x: center, baseline: top + 14, alignment: .center)
      return heading.details.enumerated().reduce(title) { commands, detail in
        commands
          + pen.line(
            detail.element, .small, x: center, baseline: top + 32 + Double(detail.offset) * SheetMetrics.lineHeight,
            color: SheetPen.secondaryInk, alignment: .center)
      }
    }
  }

  private func rowHeading(_ heading: SheetGrid.Heading, top: Double) -> [DrawingCommand] {
    let title = pen.line(heading.title, .rowTitle, x: SheetMetrics.margin, baseline: top + 12)
    return heading.details.enumerated().reduce(title) { commands, detail in
      commands
        + pen.line(
          detail.element, .small, x: SheetMetrics.margin,
          baseline: top + 12 + Double(detail.offset + 1) * SheetMetrics.lineHeight, color: SheetPen.secondaryInk)
    }
  }

  private func left(ofColumn column: Int) -> Double {
    page.columns.lowerBound == column
      ? gridLeft
      : (page.columns.lowerBound..<column).reduce(gridLeft) { $0 + plan.columnWidths[$1] + SheetMetrics.columnGap }
  }

  private func cells(ofRow row: Int, top: Double) -> [DrawingCommand] {
    page.columns.compactMap { column in
      guard let layout = grid.cells[row][column], let status = plan.statuses[row][column] else { return nil }
      let width = layout.resolved.shownArea.width * plan.scale
      let room = layout.resolved.extent.isOfTable ? 0 : plan.columnWidths[column] - width
      let x = (left(ofColumn: column) + room / 2).rounded()
      let picture = SheetPicture(
        layout: layout, style: sheet.style, scale: plan.scale, pen: pen,
        views: sheet.drawnViews[layout.resolved.variant])
      return SheetCell(picture: picture, status: status).command(at: Point(x: x, y: top))
    }
  }
}
