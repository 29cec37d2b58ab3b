package import Drawing
internal import Geometry
internal import ReviewReports
package import SceneDrawing
internal import Scenes
package import Typography

/// One sheet with a picture of each scene, starting with scenes with findings, to paste into a chat or ticket.
package struct IndexSheet: Sendable, Hashable {
  /// The cells, in the order of the review.
  package var cells: [IndexCell]
  /// The style of the pictures, including the overlays drawn over the views.
  package var style: LayoutDrawingStyle
  /// The name and version of the tool; empty to omit them.
  package var generator: String

  /// Creates a sheet of all scenes.
  package init(cells: [IndexCell], style: LayoutDrawingStyle, generator: String) {
    self.cells = cells
    self.style = style
    self.generator = generator
  }

  package static let title = "All scenes"

  /// Returns the pages, one point for each pixel: at most eight scenes in a row and about 4,096 pixels in width and
  /// height. Empty for a single scene, whose own sheet shows more.
  package func pages(measuringTextWith measurer: any TextMeasuring) -> [DisplayList] {
    guard cells.count > 1 else { return [] }
    let pen = SheetPen(measurer)
    let plan = IndexPlan(cells, pen)
    let width = max(900, plan.width + 2 * SheetMetrics.margin)
    return plan.pages.indices.map { page(plan, $0, width: width, pen) }
  }

  private func page(_ plan: IndexPlan, _ number: Int, width: Double, _ pen: SheetPen) -> DisplayList {
    let count = plan.pages.count
    let header = SheetHeader(
      title: Self.title, details: counts, scale: IndexCell.usualScale, style: style, page: (number + 1, count),
      generator: generator)
    var y = SheetMetrics.margin + SheetMetrics.headerHeight
    var commands = [DrawingCommand.group(.init("header"), header.commands(width: width, pen))]
    for line in plan.pages[number] {
      commands += self.commands(of: line, top: y, pen)
      y += line.height + SheetMetrics.rowGap
    }
    let marks = plan.pages[number].flatMap(\.cells).reduce(into: [Appearance: Set<LegendMark>]()) { marks, cell in
      marks[cell.appearance, default: []].formUnion(cell.marks)
    }
    let legend = SheetLegend(marks, style: style, pen: pen)
    let inner = width - 2 * SheetMetrics.margin
    let (signs, bottom) = legend.commands(x: SheetMetrics.margin, top: y, width: inner)
    return DisplayList(
      size: Size(width: width, height: (bottom + SheetMetrics.margin).rounded(.up)), background: SheetPen.ground,
      title: count == 1 ? Self.title : "\(Self.title), page \(number + 1) of \(count)",
      summary: "\(Self.title): \(counts)",
      commands: commands + [.group(.init("legend"), signs)])
  }

  /// The summary in the header: `12 scenes · 96 layouts · 2 scenes with errors, 1 with warnings`.
  private var counts: String {
    let layouts = cells.map(\.layoutCount).reduce(0, +)
    let found = [
      (ReviewStatus.error, "with errors"), (.warning, "with warnings"), (.expected, "with expected findings"),
    ].compactMap { status, words in
      let count = cells.count { $0.status == status }
      return count == 0 ? nil : "\(count) \(words)"
    }
    let fine = found.isEmpty ? "no findings" : found.joined(separator: ", ")
    return "\(cells.count) scenes · \(layouts) layouts · \(fine)"
  }

  // MARK: Lines

  private func commands(of line: IndexPlan.Line, top: Double, _ pen: SheetPen) -> [DrawingCommand] {
    var x = SheetMetrics.margin
    var y = top
    var commands: [DrawingCommand] = []
    if let heading = line.heading {
      commands = [.group(.init("part"), pen.line(heading, .heading, x: x, baseline: top + 14))]
      y += line.headingHeight
    }
    for (index, cell) in line.cells.enumerated() {
      let area = Rect(x: x, y: y, width: line.widths[index], height: line.namesHeight)
      commands.append(command(of: cell, line.statuses[index], below: area, pen))
      x = area.maxX + SheetMetrics.columnGap
    }
    return commands
  }

  /// Returns a cell, with its names in an area and its picture below.
  private func command(
    of cell: IndexCell, _ status: CellStatus, below area: Rect, _ pen: SheetPen
  ) -> DrawingCommand {
    let origin = area.origin
    let scale = cell.scale == IndexCell.usualScale ? "" : "1 pt = \(cell.scale.pointText) px · "
    let names =
      pen.line(cell.sceneName, .columnTitle, x: origin.x, baseline: origin.y + 14, width: area.width)
      + pen.line(
        scale + cell.variantTitle, .small, x: origin.x, baseline: origin.y + 32, width: area.width,
        color: SheetPen.secondaryInk)
    let rect = Rect(origin: Point(x: origin.x, y: area.maxY), size: cell.size)
    let picture = DrawingCommand.placed(at: rect.origin, scale: 1, DrawingBytes.commands(in: cell.picture) ?? [])
    let outline = SheetPicture.outline(of: rect, cornerRadius: cell.cornerRadius, status)
    let words = status.commands(x: origin.x, top: rect.maxY + SheetMetrics.statusGap, pen)
    return .group(.init("scene", identifier: cell.slug, title: cell.summary), names + [picture, outline] + words)
  }
}
