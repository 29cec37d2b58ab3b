internal import AutoLayout
internal import Drawing
internal import SceneDocuments
internal import SceneDrawing
internal import Scenes

/// Draws layouts and contact sheets with engines of its own.
struct ReviewWorker {
  /// What is drawn and where it goes.
  let output: ReviewOutput
  /// What made the sheets, with its version.
  let generator: String
  /// The engine that measures text.
  let measurer: any TextMeasuring
  /// The engine that makes PNG files.
  let rasterizer: any Rasterizing

  /// What became of one layout, and of the sheet of its scene where it was the last one missing.
  struct Outcome: Sendable, Hashable {
    /// The layout with its picture.
    var report: LayoutReport
    /// Whether some picture of it could not be drawn.
    var lacksPicture: Bool
    /// Its files.
    var layoutFiles: [FinishedFile]
    /// Its files that could not be written.
    var layoutFailures: [FileError]
    /// The pages of the contact sheet, where they were drawn with this layout.
    var sheet: [PictureWriter.Written] = []
    /// What the index sheet shows of the scene, where its contact sheet was drawn with this layout.
    var indexCell: IndexCell?

    /// Whether everything that belongs to it was drawn and written.
    var isWhole: Bool { failures.isEmpty && !lacksPicture && sheet.allSatisfy(\.problems.isEmpty) }

    /// All files that were written.
    var files: [FinishedFile] { layoutFiles + sheet.flatMap(\.files) }

    /// All files that could not be written.
    var failures: [FileError] { layoutFailures + sheet.flatMap(\.failures) }
  }

  private var writer: PictureWriter { PictureWriter(output: output, rasterizer: rasterizer) }

  /// Draws one layout.
  func draw(_ layout: Layout, as planned: ReviewPlan.PlannedLayout, in plan: ReviewPlan) -> Outcome {
    let picture = layout.displayList(style: output.style, measuringTextWith: measurer)
    let name = OutputFolder.layoutName(planned, in: plan)
    let written = writer.write(
      picture, inDark: darkTwin(of: layout, as: planned, in: plan), named: name, pixelsPerPoint: output.pixelsPerPoint)
    var reported = layout
    reported.findings += written.problems.map { problem in
      Finding(code: "not-drawn", severity: .error, message: problem, source: layout.resolved.scene.source)
    }
    return Outcome(
      report: LayoutReport(reported, picture: written.picture), lacksPicture: !written.problems.isEmpty,
      layoutFiles: written.files, layoutFailures: written.failures)
  }

  /// What the SVG of a light layout shows on dark screens, where it is to adapt to them.
  private func darkTwin(
    of layout: Layout, as planned: ReviewPlan.PlannedLayout, in plan: ReviewPlan
  ) -> DisplayList? {
    guard output.svgAppearance == .adaptive, output.formats.contains(.svg), planned.variant.appearance == .light else {
      return nil
    }
    var dark = layout.showing(.dark)
    if layout.resolved.scene.dependsOnAppearance, !planned.isAsSaved {
      var twin = planned
      twin.variant.appearance = .dark
      dark = plan.resolved(twin).layout(measuringTextWith: measurer)
    }
    return dark.displayList(style: output.style, measuringTextWith: measurer)
  }

  /// Draws the contact sheet of a scene, page by page.
  func drawSheet(of scene: ReviewPlan.PlannedScene, _ layouts: [Layout]) -> [PictureWriter.Written] {
    let sheet = ContactSheet(
      sceneName: scene.scene.name, documentPath: scene.scene.documentPath, layouts: layouts, style: output.style,
      columns: output.sheetColumns, generator: generator)
    return writer.writeSheet(
      sheet.pages(measuringTextWith: measurer), named: scene.slug, title: scene.scene.name)
  }

  /// What the index sheet shows of a scene.
  func indexCell(of scene: ReviewPlan.PlannedScene, _ layouts: [Layout]) -> IndexCell? {
    IndexCell(of: scene.scene, slug: scene.slug, layouts: layouts, style: output.style, pen: SheetPen(measurer))
  }

  /// Draws the index sheet of all scenes, page by page.
  func drawIndex(of cells: [IndexCell]) -> [PictureWriter.Written] {
    let sheet = IndexSheet(cells: cells, style: output.style, generator: generator)
    return writer.writeSheet(
      sheet.pages(measuringTextWith: measurer), named: OutputFolder.indexName, title: IndexSheet.title)
  }
}
