internal import Drawing
internal import Geometry
internal import SceneDrawing
internal import SceneLayouts
internal import Scenes
internal import VisibleText

/// One page of a contact sheet.
package struct SheetPage {
  package let sheet: ContactSheet
  package let grid: SheetGrid
  package let plan: SheetPlan
  package let number: Int
  package let pen: SheetPen

  private var page: SheetPlan.Page { plan.pages[number] }

  private var header: SheetHeader {
    var header = plan.header
    header.page = (number + 1, plan.pages.count)
    return header
  }

  /// The layouts on the page.
  var layouts: [Layout] {
    page.strips.flatMap { placed in placed.strip.cells.compactMap { grid.cells[placed.strip.row][$0.column] } }
  }

  /// The width between the margins: as wide as the pictures, but enough for the header.
  private var innerWidth: Double { max(header.leastWidth(pen), page.width) }

  private var width: Double { innerWidth + 2 * header.margin }

  /// The upper left corner of the pictures.
  private var origin: Point {
    Point(x: header.margin, y: header.margin + header.height(innerWidth: innerWidth, pen))
  }

  /// Returns the size of the page with the sections that ``SheetSections/placed(in:)`` placed.
  func size(with placed: (groups: [DrawingCommand], bottom: Double)) -> Size {
    Size(width: width, height: (placed.bottom + header.margin).rounded(.up))
  }

  /// Returns the picture of the page with sections.
  func displayList(with placed: (groups: [DrawingCommand], bottom: Double)) -> DisplayList {
    DisplayList(
      size: size(with: placed), background: SheetPen.ground, title: title, summary: summary,
      commands: [.group(.init("header"), header.commands(width: width, pen))]
        + page.strips.flatMap { commands(for: $0) } + placed.groups)
  }

  private var title: String {
    plan.pages.count == 1
      ? "\(sheet.sceneName), contact sheet" : "\(sheet.sceneName), contact sheet \(number + 1) of \(plan.pages.count)"
  }

  private var summary: String { "\(sheet.sceneName): \(sheet.counts)" }

  // MARK: Strips

  /// Returns the name of a row, and its layouts with the names of their devices.
  private func commands(for placed: SheetPlan.PlacedStrip) -> [DrawingCommand] {
    let strip = placed.strip
    let corner = corner(of: placed)
    let headingWidth = strip.hasHeadingOnCaptionLine ? strip.heading.width(onOneLine: .rowTitle, pen) : nil
    let captionOffset = headingWidth.map { $0 + SheetMetrics.captionGap } ?? 0
    let lines = strip.placedLines(of: placed.arrangement, at: corner, pen)
    return lines.reduce(into: [.group(.init("row"), heading(of: placed, at: corner))]) { commands, line in
      let captions = line.flatMap { cell, frame in
        let heading = grid.columns[cell.column]
        let isFirst = cell.column == strip.cells.first?.column
        return words(
          heading, .columnTitle, below: strip.hasCaptionsOnOneLine ? [] : heading.details,
          at: Point(x: frame.minX + (isFirst ? captionOffset : 0), y: frame.minY))
      }
      commands.append(.group(.init("columns"), captions))
      commands += line.compactMap { cell, frame in
        grid.cells[strip.row][cell.column].map { picture(of: $0, cell.status, in: strip, frame) }
      }
    }
  }

  /// Returns the upper left corner of a strip on the page.
  private func corner(of placed: SheetPlan.PlacedStrip) -> Point {
    Point(x: origin.x + placed.place.x, y: origin.y + placed.place.y)
  }

  private func heading(of placed: SheetPlan.PlacedStrip, at corner: Point) -> [DrawingCommand] {
    let details = placed.strip.detailLines(width: placed.arrangement.width, pen)
    return words(placed.strip.heading, .rowTitle, below: details, at: corner)
  }

  /// Returns a title with its details on the lines below it, or after it if there are no such lines.
  private func words(
    _ heading: SheetGrid.Heading, _ style: SheetPen.TextStyle, below details: [String], at corner: Point
  ) -> [DrawingCommand] {
    var first = pen.line(heading.title, style, x: corner.x, baseline: corner.y + 12)
    if details.isEmpty, !heading.details.isEmpty {
      first += pen.line(
        heading.detailText, .small, x: corner.x + pen.width(of: heading.title, style) + SheetMetrics.wordGap,
        baseline: corner.y + 12, color: SheetPen.secondaryInk)
    }
    return details.enumerated().reduce(first) { commands, detail in
      commands
        + pen.line(
          detail.element, .small, x: corner.x,
          baseline: corner.y + 12 + Double(detail.offset + 1) * SheetMetrics.lineHeight, color: SheetPen.secondaryInk)
    }
  }

  private func picture(
    of layout: Layout, _ status: CellStatus, in strip: SheetStrip, _ frame: Rect
  ) -> DrawingCommand {
    let picture = SheetPicture(
      layout: layout, style: sheet.style, scale: plan.scale, pen: pen, views: sheet.drawnViews[layout.resolved.variant])
    // One point higher, the small words are on the baseline of the names.
    let corner = Point(x: frame.maxX - status.width(pen), y: frame.minY - 1)
    return SheetCell(picture: picture, status: status)
      .command(
        at: Point(x: frame.minX.rounded(), y: (frame.minY + strip.captionHeight).rounded()),
        statusCorner: strip.hasStatusOnCaptionLine ? corner : nil)
  }

  // MARK: Room

  /// The room that the strips leave for sections.
  var room: SheetRoom {
    let cells = page.strips.flatMap { placed in
      let lines = placed.strip.placedLines(of: placed.arrangement, at: corner(of: placed), pen)
      let heading = Rect(
        origin: corner(of: placed),
        size: Size(
          width: placed.arrangement.width,
          height: placed.strip.headingHeight(width: placed.arrangement.width, pen)))
      return [heading] + lines.joined().map(\.frame)
    }
    return SheetRoom(left: origin.x, right: origin.x + innerWidth, top: origin.y, taken: cells)
  }
}
