package import Drawing
internal import Geometry
package import ReviewReports
package import SceneDrawing
package import SceneLayouts
package import Scenes
package import Typography
internal import VisibleText

/// All layouts of one scene side by side at one scale, for design reviews.
///
/// Devices run across, from small to large; each orientation, language, text size and appearance is a row. Rows are
/// next to each other if they fit, tablets below phones. Cells and headers of tables have the orientations across and
/// the devices in rows. On sheets of parts of screens, tablets may be next to phones, and layouts of several rows are
/// on one line if all of their words fit over them. Each cell is the layout's own picture, so a sheet is drawn to PNG
/// and SVG like any other picture.
package struct ContactSheet: Sendable, Hashable {
  /// The property of variants that runs across a sheet; the others run down.
  package enum Columns: String, Sendable, Hashable, CaseIterable {
    case device
    case locale
    case textSize = "text-size"
    case orientation

    /// Creates the default property that runs across: the orientation for parts of tables, the device otherwise.
    init(of layouts: [Layout]) {
      let isList = !layouts.isEmpty && layouts.allSatisfy { $0.resolved.extent.isOfTable }
      self = isList ? .orientation : .device
    }
  }

  /// The name of the scene, which is the heading.
  package var sceneName: String
  /// The path of the document as messages show it.
  package var documentPath: String
  /// The layouts. Of two with the same variant, only the first is shown.
  package var layouts: [Layout]
  /// The style of the pictures, including the overlays drawn over the views. The sheet chooses the scale.
  package var style: LayoutDrawingStyle
  /// The property of variants that differs between the columns.
  package var columns: Columns
  /// The name and version of the tool: `render-layouts 1.0`; empty to omit them.
  package var generator: String
  /// The answers to a tester's questions, shown below the layouts; nil if there is no checklist.
  package var checklist: SceneChecklist?
  /// The views of layouts that were drawn before, by variant.
  package var drawnViews: [SceneVariant: DrawnViews] = [:]

  package init(
    sceneName: String, documentPath: String, layouts: [Layout], style: LayoutDrawingStyle = LayoutDrawingStyle(),
    columns: Columns? = nil, generator: String = ""
  ) {
    self.sceneName = sceneName
    self.documentPath = documentPath
    self.layouts = layouts
    self.style = style
    self.columns = columns ?? Columns(of: layouts)
    self.generator = generator
  }

  /// Returns the pages of the sheet, one point for each pixel: at most about 4,096 pixels in width and height, unless a
  /// single layout is larger. Empty without layouts.
  ///
  /// `artwork` is the painter of artwork, or nil to draw it as boxes.
  package func pages(
    measuringTextWith measurer: any TextMeasuring, artwork: ArtworkPainter? = nil
  ) -> [DisplayList] {
    guard !layouts.isEmpty else { return [] }
    let pen = SheetPen(measurer, artwork: artwork)
    let grid = SheetGrid(layouts, columns: columns)
    let plans = SheetPlan.all(for: grid, header: header, pen)
    let findings = SheetFindings(of: grid.layouts, pen: pen)
    func pages(of plan: SheetPlan) -> [SheetPage] {
      plan.pages.indices.map { SheetPage(sheet: self, grid: grid, plan: plan, number: $0, pen: pen) }
    }
    func sections(of page: SheetPage) -> SheetSections {
      SheetSections(
        of: self, page.layouts, isFirst: page.number == 0, isOfParts: page.plan.header.isOfParts, findings: findings,
        scale: page.plan.scale, pen: pen)
    }
    let first = pages(of: plans[0])
    guard let only = first.first, plans.count > 1 else {
      return first.map { $0.displayList(with: sections(of: $0).placed(in: $0.room)) }
    }
    // All these plans have a single page with all layouts, so they share its sections. The legend depends on the scale
    // only where numbers are hidden, but parts are not reduced.
    let shared = sections(of: only)
    let drawn = plans.flatMap(pages).map { (page: $0, sections: shared.placed(in: $0.room)) }
    let costs = drawn.map { $0.page.plan.cost(of: [$0.page.size(with: $0.sections)]) }
    let best = zip(drawn, costs).min { $0.1 < $1.1 }?.0
    return best.map { [$0.page.displayList(with: $0.sections)] } ?? []
  }

  /// The header without the scale and the number of the page.
  private var header: SheetHeader {
    SheetHeader(
      title: sceneName, details: "\(documentPath) · \(counts)", scale: 1, style: style, page: (1, 1),
      generator: generator)
  }

  /// The summary in the header: `16 layouts · 2 with findings`.
  var counts: String {
    let troubled = layouts.count(where: \.hasFindings)
    let expected = layouts.count(where: \.isAsExpected)
    let found =
      (troubled > 0 ? ["\(troubled) with findings"] : [])
      + (expected > 0 ? ["\(expected) with expected findings"] : [])
    return "\(layouts.count.counted("layout")) · \(found.isEmpty ? "no findings" : found.joined(separator: ", "))"
  }
}
