package import Drawing
package import ReviewReports
package import SceneDrawing
package import SceneLayouts
package import Scenes
package import Typography

/// All layouts of one scene beside each other at one scale, for people who review a design.
///
/// Devices run across, small to large; orientations, languages, text sizes and appearances follow each other down. Rows
/// and headers of tables stand below each other, as in a list.
/// Every cell is the layout's own picture, so a sheet is drawn to PNG and SVG like any other picture.
package struct ContactSheet: Sendable, Hashable {
  /// The part of the variants that runs across a sheet; everything else runs down.
  package enum Columns: String, Sendable, Hashable, CaseIterable {
    case device
    case locale
    case textSize = "text-size"
    case orientation

    /// The part that runs across unless somebody asks for another one.
    init(of layouts: [Layout]) {
      let isList = !layouts.isEmpty && layouts.allSatisfy { $0.resolved.extent.isOfTable }
      self = isList ? .orientation : .device
    }
  }

  /// The name of the scene, which is the heading.
  package var sceneName: String
  /// The path of the document as messages show it.
  package var documentPath: String
  /// The layouts; of two in the same variant only the first is shown.
  package var layouts: [Layout]
  /// The style of the pictures: the overlays that are drawn over the views; the scale is chosen by the sheet.
  package var style: LayoutDrawingStyle
  /// The part of the variants that runs across.
  package var columns: Columns
  /// The name and version of the tool that made the sheet: `render-layouts 1.0`; empty to leave it out.
  package var generator: String
  /// The answers to a tester's questions, below the layouts; nil where nobody asked them.
  package var checklist: SceneChecklist?
  /// The views of layouts that were drawn already, by their variants.
  package var drawnViews: [SceneVariant: DrawnViews] = [:]

  /// A sheet of the layouts of a scene.
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

  /// The pages of the sheet in points that are meant to be pixels: at most eight columns and about 4,096 pixels each
  /// way, where a single layout is not larger than that by itself. No layouts make no pages.
  ///
  /// - Parameter artwork: What draws artwork; without it boxes stand for it.
  package func pages(
    measuringTextWith measurer: any TextMeasuring, artwork: ArtworkPainter? = nil
  ) -> [DisplayList] {
    guard !layouts.isEmpty else { return [] }
    let pen = SheetPen(measurer, artwork: artwork)
    let grid = SheetGrid(layouts, columns: columns)
    let plan = SheetPlan(grid, pen)
    let findings = SheetFindings(of: grid.layouts, pen: pen)
    return plan.pages.indices.map { number in
      SheetPage(sheet: self, grid: grid, plan: plan, number: number, findings: findings, pen: pen).displayList()
    }
  }
}
