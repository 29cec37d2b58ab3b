package import Drawing
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
  /// The findings of the whole sheet. The page shows the findings of its layouts.
  let findings: SheetFindings
  package let pen: SheetPen

  private var page: SheetPlan.Page { plan.pages[number] }

  private var layouts: [Layout] {
    page.strips.flatMap { placed in placed.strip.cells.compactMap { grid.cells[placed.strip.row][$0.column] } }
  }

  /// The width between the margins: as wide as the pictures, but enough for the header.
  private var innerWidth: Double { max(SheetMetrics.leastWidth, page.width) }

  private var width: Double { innerWidth + 2 * SheetMetrics.margin }

  /// The upper left corner of the pictures.
  private var origin: Point { Point(x: SheetMetrics.margin, y: SheetMetrics.margin + SheetMetrics.headerHeight) }

  /// Returns the picture of the page.
  package func displayList() -> DisplayList {
    let (sections, bottom) = sections()
    return DisplayList(
      size: Size(width: width, height: (bottom - SheetMetrics.sectionGap + SheetMetrics.margin).rounded(.up)),
      background: SheetPen.ground, title: title, summary: summary,
      commands: [.group(.init("header"), header())] + page.strips.flatMap { commands(for: $0) } + sections)
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
    return "\(all.counted("layout")) · \(found.isEmpty ? "no findings" : found.joined(separator: ", "))"
  }

  private func header() -> [DrawingCommand] {
    SheetHeader(
      title: sheet.sceneName, details: "\(sheet.documentPath) · \(counts)", scale: plan.scale, style: sheet.style,
      page: (number + 1, plan.pages.count), generator: sheet.generator
    )
    .commands(width: width, pen)
  }

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

  // MARK: Sections

  /// A section: its name, its smallest width next to pictures, the part of a width that it takes, and its commands.
  private typealias SectionKind = (
    name: String, leastWidth: Double, usedWidth: (Double) -> Double,
    commands: (Double, Double, Double) -> ([DrawingCommand], bottom: Double)
  )

  /// Returns the findings, the checklist and the legend, each where it makes the page least tall, and the bottom of the
  /// page with a gap below it.
  private func sections() -> ([DrawingCommand], bottom: Double) {
    let findings = findings.shown(on: layouts)
    // The checklist is about the whole sheet, so it is on the first page.
    let checklist = SheetChecklist(number == 0 ? sheet.checklist : nil, pen: pen)
    let legend = SheetLegend(of: layouts, sheet.drawnViews, style: sheet.style, scale: plan.scale, pen: pen)
    let all: [SectionKind] = [
      ("report", SheetFindings.leastWidth, { $0 }, findings.commands(x:top:width:)),
      ("checklist", SheetChecklist.leastWidth, checklist.usedWidth(in:), checklist.commands(x:top:width:)),
      (
        "legend", SheetLegend.leastWidth, { $0 },
        { x, top, width in
          let (drawn, end) = legend.commands(x: x, top: top, width: width)
          return (drawn, end + SheetMetrics.sectionGap)
        }
      ),
    ]
    var room = room
    let groups = all.compactMap { name, leastWidth, usedWidth, commands -> DrawingCommand? in
      let place = room.place(leastWidth: leastWidth) { width in
        let (drawn, end) = commands(0, 0, width)
        return drawn.isEmpty ? nil : Size(width: usedWidth(width), height: end - SheetMetrics.sectionGap)
      }
      guard let place else { return nil }
      room.add(place.frame)
      return .group(.init(name), commands(place.frame.minX, place.frame.minY, place.width).0)
    }
    return (groups, room.bottom + SheetMetrics.sectionGap)
  }

  /// The room that the strips leave for sections.
  private var room: SheetRoom {
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
