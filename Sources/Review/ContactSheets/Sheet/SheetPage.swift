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
  /// The findings of the whole sheet. The page shows those of its layouts.
  let findings: SheetFindings
  package let pen: SheetPen

  private var page: SheetPlan.Page { plan.pages[number] }

  /// The layouts on the page.
  private var layouts: [Layout] {
    page.strips.flatMap { placed in placed.strip.cells.compactMap { grid.cells[placed.strip.row][$0.column] } }
  }

  /// The width between the margins: that of the pictures, but enough for the header.
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
    let corner = Point(x: origin.x + placed.place.x, y: origin.y + placed.place.y)
    var commands = [DrawingCommand.group(.init("row"), heading(of: placed, at: corner))]
    var top = corner.y + strip.headingHeight(width: placed.arrangement.width, pen)
    for line in strip.lines(of: placed.arrangement.lineLength) {
      var captions: [DrawingCommand] = []
      var cells: [DrawingCommand] = []
      var left = corner.x
      for cell in line {
        let heading = grid.columns[cell.column]
        captions += words(
          heading, .columnTitle, below: strip.hasCaptionsOnOneLine ? [] : heading.details, at: Point(x: left, y: top))
        let place = Point(x: left.rounded(), y: (top + strip.captionHeight).rounded())
        if let layout = grid.cells[strip.row][cell.column] { cells.append(picture(of: layout, cell.status, at: place)) }
        left += cell.width + SheetMetrics.columnGap
      }
      commands += [.group(.init("columns"), captions)] + cells
      top += strip.height(of: line) + SheetMetrics.lineGap
    }
    return commands
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

  private func picture(of layout: Layout, _ status: CellStatus, at place: Point) -> DrawingCommand {
    let picture = SheetPicture(
      layout: layout, style: sheet.style, scale: plan.scale, pen: pen, views: sheet.drawnViews[layout.resolved.variant])
    return SheetCell(picture: picture, status: status).command(at: place)
  }

  // MARK: Sections

  /// A section at one of the places where it fits.
  private struct Section {
    let place: SheetSkyline.Place
    let commands: [DrawingCommand]
    let bottom: Double
  }

  /// A section: its name, the part of a width that it takes, and its commands.
  private typealias SectionKind = (
    name: String, usedWidth: (Double) -> Double,
    commands: (Double, Double, Double) -> ([DrawingCommand], bottom: Double)
  )

  /// Returns the findings, the checklist and the legend, each where it makes the page least tall, and the bottom of the
  /// page with a gap below it.
  private func sections() -> ([DrawingCommand], bottom: Double) {
    let findings = findings.shown(on: layouts)
    // The checklist is about the whole sheet, so it is on the first page.
    let checklist = SheetChecklist(number == 0 ? sheet.checklist : nil, pen: pen)
    let legend = SheetLegend(of: layouts, sheet.drawnViews, style: sheet.style, scale: plan.scale, pen: pen)
    var skyline = page.skyline
    var groups: [DrawingCommand] = []
    var bottom = origin.y + page.height + SheetMetrics.sectionGap
    let all: [SectionKind] = [
      ("report", { $0 }, findings.commands(x:top:width:)),
      ("checklist", checklist.width(in:), checklist.commands(x:top:width:)),
      (
        "legend", { $0 },
        { x, top, width in
          let (drawn, end) = legend.commands(x: x, top: top, width: width)
          return (drawn, end + SheetMetrics.sectionGap)
        }
      ),
    ]
    for (name, usedWidth, commands) in all {
      let sections = skyline.lefts.compactMap { left -> Section? in
        let width = innerWidth - left
        guard left == 0 || width >= SheetMetrics.leastSectionWidth, let place = skyline.place(x: left, width: width)
        else { return nil }
        let (drawn, end) = commands(origin.x + left, origin.y + place.y, width)
        return drawn.isEmpty ? nil : Section(place: place, commands: drawn, bottom: end)
      }
      guard let best = sections.min(by: { max($0.bottom, bottom) < max($1.bottom, bottom) }) else { continue }
      groups.append(.group(.init(name), best.commands))
      let room = innerWidth - best.place.x
      skyline.put(
        at: best.place, width: min(room, usedWidth(room) + SheetMetrics.columnGap), bottom: best.bottom - origin.y)
      bottom = max(bottom, best.bottom)
    }
    return (groups, bottom)
  }
}
