internal import AutoLayout
internal import ContactSheets
internal import Drawing
internal import Findings
internal import Gallery
internal import Geometry
internal import HostFiles
internal import LayoutRules
internal import ReviewPlans
internal import ReviewReports
internal import SceneDrawing
internal import SceneLayouts
internal import Scenes
internal import Typography
internal import WorkBudgets

/// Draws layouts and contact sheets with engines of its own.
struct ReviewWorker {
  /// The output: what is drawn and where it goes.
  let output: ReviewOutput
  /// The folder that it is written to.
  let folder: OutputFolder
  /// The tool that made the sheets, with its version.
  let generator: String
  /// The engine that measures text.
  let measurer: any TextMeasuring
  /// The engine that makes PNG files.
  let rasterizer: any Rasterizing
  /// The painter of artwork; nil where boxes stand for it.
  let artwork: ArtworkPainter?
  /// Makes files of pixels that have none.
  let encodeImage: ImageEncoder

  /// The checklist of a scene, and what its trials have found.
  struct Checks: Sendable {
    var list: SceneChecklist
    var found: [Finding]
  }

  /// The outcome of one layout, and of the sheet of its scene where it was the last one missing.
  struct Outcome: Sendable {
    /// The layout with its picture, without views and constraints where it is kept for long.
    var report: LayoutReport
    /// True where some picture of it could not be drawn.
    var lacksPicture: Bool
    /// Its files.
    var layoutFiles: [WrittenFile]
    /// Its files that could not be written.
    var layoutFailures: [FileError]
    /// The pages of the contact sheet, where they were drawn with this layout.
    var sheet: [PictureWriter.Written] = []
    /// The gallery's data of the scene's views, where it was written with this layout.
    var details: OutputFolder.Written = ([], [])
    /// The cell of the scene in the index sheet, where its contact sheet was drawn with this layout.
    var indexCell: IndexCell?
    /// The picture of the scene on the map of its storyboard, where its contact sheet was drawn with this layout.
    var mapCell: MapCell?
    /// The checklist of the scene, where it was made with this layout.
    var checks: Checks?
    /// The scene in windows of all sizes, where it was looked at with this layout.
    var live: OutputFolder.Written?

    /// True where what belongs to the scene was not finished, because the work was to end.
    var isInterrupted = false

    /// True where everything that belongs to it was drawn and written.
    var isWhole: Bool {
      failures.isEmpty && !lacksPicture && !isInterrupted && sheet.allSatisfy(\.problems.isEmpty)
    }

    /// All files that were written.
    var files: [WrittenFile] { layoutFiles + sheet.flatMap(\.files) + details.files + (live?.files ?? []) }

    /// All files that could not be written.
    var failures: [FileError] {
      layoutFailures + sheet.flatMap(\.failures) + details.failures + (live?.failures ?? [])
    }
  }

  /// The writer of its pictures.
  var writer: PictureWriter {
    PictureWriter(output: output, folder: folder, rasterizer: rasterizer, encodeImage: encodeImage)
  }

  /// A layout with the contents that it is drawn with, and with its texts in their places. The contents have a budget of
  /// their own: it decides nothing that is told of the layout itself.
  func withContents(_ layout: Layout, budget: WorkBudget) -> Layout {
    let whole = output.content == .off ? layout : budget.run { layout.withContents(measuringTextWith: measurer) }
    return whole.withPlacedTexts(measuringTextWith: measurer, showsArtwork: artwork != nil)
  }

  /// Draws one layout.
  ///
  /// - Parameters:
  ///   - views: The views of the layout as they are drawn.
  ///   - solver: Has solved the layout.
  func draw(
    _ layout: Layout, _ views: DrawnViews, as planned: ReviewPlan.PlannedLayout, in plan: ReviewPlan,
    asking solver: inout LayoutSolver
  ) -> Outcome {
    let picture = layout.displayList(style: output.style, measuringTextWith: measurer, views: views, artwork: artwork)
    let dark = darkTwin(of: layout, as: planned, in: plan)
    let name = OutputFolder.layoutName(planned, in: plan)
    var report =
      layout.isGivenUp ? LayoutReport(layout) : LayoutReport(layout, picture: nil, asking: &solver)
    report.digest = LayoutRecord.digest(of: layout, report.views)
    // Nothing is written of a layout that is not whole.
    guard !WorkBudget.checkCancellation() else {
      return Outcome(report: report, lacksPicture: true, layoutFiles: [], layoutFailures: [])
    }
    let formats = output.formats(ofLayoutsInSceneWith: plan.scenes[planned.scene].layouts.count)
    let written = writer.write(
      picture, as: formats, inDark: dark, named: name, pixelsPerPoint: output.pixelsPerPoint)
    report.picture = written.picture
    let resolved = layout.resolved
    if resolved.barInsets != .zero { report.picture?.area = resolved.shownArea }
    let problems = written.problems.map { problem in
      Finding(code: .notDrawn, message: "\(problem)", source: layout.resolved.source)
    }
    let unexplained = layout.isGivenUp ? nil : WorkLimitRule.findingOfUnexplained(layout)
    report.findings += ([unexplained].compactMap(\.self) + problems + artworkFindings(in: layout)).map {
      FindingReport($0, in: layout.resolved.views)
    }
    return Outcome(
      report: report,
      lacksPicture: !written.problems.isEmpty, layoutFiles: written.files, layoutFailures: written.failures)
  }

  /// Draws and writes what belongs to all layouts of a scene together.
  func finish(
    _ scene: ReviewPlan.PlannedScene, of plan: ReviewPlan, _ items: [SceneAssembly.Item], in outcome: inout Outcome
  ) {
    let layouts = items.map(\.layout)
    outcome.details = Self.details(of: scene, items, in: folder)
    let systems = writeSystems(of: scene, layouts)
    outcome.details.files += systems.files
    outcome.details.failures += systems.failures
    outcome.indexCell = indexCell(of: scene, layouts, items.map(\.views))
    outcome.mapCell = mapCell(of: scene, layouts, items.first?.views)
    outcome.checks = checks(of: scene, in: plan, items)
    outcome.sheet = drawSheet(of: scene, layouts, items.map(\.views), outcome.checks?.list)
    outcome.live = writeLive(scene, of: plan)
  }

  /// The checklist of a scene with all its layouts.
  private func checks(
    of scene: ReviewPlan.PlannedScene, in plan: ReviewPlan, _ items: [SceneAssembly.Item]
  ) -> Checks? {
    let around = WorkBudget.current
    let trials = plan.trials(of: scene, measuringTextWith: measurer) { around?.checkCancellation() ?? false }
    let layouts = items.map { (variant: $0.report.variant, findings: $0.report.findings.map(\.finding)) }
    let found = SceneFindings(about: scene, layouts: layouts, trials: trials)
    return found.checklist(of: scene, in: plan).map { Checks(list: $0, found: found.tried) }
  }

  /// Writes the gallery's data of a scene's views.
  static func details(
    of scene: ReviewPlan.PlannedScene, _ items: [SceneAssembly.Item], in folder: OutputFolder
  ) -> OutputFolder.Written {
    folder.write(
      GalleryPage.details(of: items.map(\.report), inSceneNamed: scene.slug))
  }

  /// The findings about files of artwork that were to be drawn and cannot be shown.
  private func artworkFindings(in layout: Layout) -> [Finding] {
    guard let artwork else { return [] }
    return layout.resolved.views.enumerated().compactMap { position, view in
      guard let image = view.image, let file = image.artwork?.file(for: layout.resolved.variant),
        let fault = artwork.fault(of: file)
      else { return nil }
      return Finding(
        code: .unreadableArtwork,
        message:
          "\(view.nameInFindings) does not show '\(image.name ?? "")': \(FolderPath.name(of: file.path)): \(fault)",
        source: view.source ?? layout.resolved.source, views: [position])
    }
  }

  /// Writes the systems of a scene's layouts, for edits in the gallery.
  private func writeSystems(of scene: ReviewPlan.PlannedScene, _ layouts: [Layout]) -> OutputFolder.Written {
    folder.write(LayoutSystems(of: layouts, measuringTextWith: measurer).file(slug: scene.slug))
  }

  /// The picture that the SVG of a light layout shows on dark screens, where it is to adapt to them.
  private func darkTwin(
    of layout: Layout, as planned: ReviewPlan.PlannedLayout, in plan: ReviewPlan
  ) -> DisplayList? {
    guard output.svgAppearance == .adaptive, output.formats.contains(.svg), planned.variant.appearance == .light else {
      return nil
    }
    var dark = layout.showing(.dark)
    if layout.resolved.dependsOnAppearance, !planned.isAsSaved {
      var twin = planned
      twin.variant.appearance = .dark
      dark = plan.resolved(twin).layout(measuringTextWith: measurer)
      if layout.contents != nil { dark = dark.withContents(measuringTextWith: measurer) }
    }
    return dark.displayList(style: output.style, measuringTextWith: measurer, artwork: artwork)
  }

  /// Draws the contact sheet of a scene, page by page.
  private func drawSheet(
    of scene: ReviewPlan.PlannedScene, _ layouts: [Layout], _ views: [DrawnViews], _ checklist: SceneChecklist?
  ) -> [PictureWriter.Written] {
    let formats = output.formats(ofSheetOf: layouts.count)
    guard !formats.isEmpty else { return [] }
    var sheet = ContactSheet(
      sceneName: scene.scene.name, documentPath: scene.scene.documentPath, layouts: layouts, style: output.style,
      columns: output.sheetColumns, generator: generator)
    sheet.checklist = checklist
    // Of two layouts in the same variant the sheet shows the first.
    sheet.drawnViews = Dictionary(zip(layouts.map(\.resolved.variant), views)) { first, _ in first }
    return writer.writeSheet(
      sheet.pages(measuringTextWith: measurer, artwork: artwork), as: formats, named: scene.slug,
      title: scene.scene.name)
  }

  /// The cell of a scene in the index sheet.
  func indexCell(
    of scene: ReviewPlan.PlannedScene, _ layouts: [Layout], _ views: [DrawnViews]
  ) -> IndexCell? {
    IndexCell(
      of: scene.scene, slug: scene.slug, layouts: layouts, drawnViews: views, style: output.style,
      pen: SheetPen(measurer, artwork: artwork))
  }

  /// The picture of a scene on the map of its storyboard; nil where that is not drawn.
  private func mapCell(
    of scene: ReviewPlan.PlannedScene, _ layouts: [Layout], _ views: DrawnViews?
  ) -> MapCell? {
    guard let map = scene.scene.storyboard, output.maps.include(map) else { return nil }
    return MapCell(
      of: scene.scene, slug: scene.slug, layouts: layouts, drawnViews: views, style: output.style,
      pen: SheetPen(measurer, artwork: artwork))
  }

  /// Draws the index sheet of all scenes, page by page.
  func drawIndex(of cells: [IndexCell]) -> [PictureWriter.Written] {
    let sheet = IndexSheet(cells: cells, style: output.style, generator: generator)
    return writer.writeSheet(
      sheet.pages(measuringTextWith: measurer), as: output.sheetFormats, named: OutputFolder.indexName,
      title: IndexSheet.title)
  }

  /// Follows a scene through windows of all sizes; nil where that is not asked for, or makes no sense.
  func writeLive(_ scene: ReviewPlan.PlannedScene, of plan: ReviewPlan) -> OutputFolder.Written? {
    guard output.hasLiveSizes, !WorkBudget.checkCancellation(),
      let live = plan.liveSizes(
        of: scene, measuringTextWith: measurer, artwork: artwork, encodingImagesWith: encodeImage),
      !WorkBudget.checkCancellation()
    else { return nil }
    return folder.write(live.file(slug: scene.slug))
  }
}
