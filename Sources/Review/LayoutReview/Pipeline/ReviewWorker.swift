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

/// A worker that draws layouts and contact sheets with its own engines for text and pixels.
struct ReviewWorker {
  /// The output: its files and their location.
  let output: ReviewOutput
  /// The folder for the files.
  let folder: OutputFolder
  /// The name and version of the tool.
  let generator: String
  /// The engine that measures text.
  let measurer: any TextMeasuring
  /// The widths of letters for the gallery, which all workers share.
  let letters: LetterWidths
  /// The rasterizer for PNG files.
  let rasterizer: any Rasterizing
  /// The painter of artwork; nil to draw it as boxes.
  let artwork: ArtworkPainter?
  /// The comparison of layouts with pictures of their design.
  let designs: DesignComparison
  /// A function that encodes images that have no file.
  let encodeImage: ImageEncoder

  /// The checklist of a scene, and the findings of its trials.
  struct Checks: Sendable {
    var list: SceneChecklist
    var found: [Finding]
  }

  /// The result of one layout and, for the last layout of a scene, of the files of the whole scene.
  struct Outcome: Sendable {
    /// The layout with its picture. Views and constraints are dropped before it is kept for the report.
    var report: LayoutReport
    /// Whether some picture of it could not be drawn.
    var lacksPicture: Bool
    var layoutFiles: [WrittenFile]
    /// The files that could not be written.
    var layoutFailures: [FileError]
    /// The pages of the contact sheet, if this was the last layout of the scene.
    var sheet: [PictureWriter.Written] = []
    /// The file with the scene's views for the gallery, if this was the last layout of the scene.
    var details: OutputFolder.Written = ([], [])
    /// The cell of the scene in the index sheet, if this was the last layout of the scene.
    var indexCell: IndexCell?
    /// The picture of the scene on the map of its storyboard, if this was the last layout of the scene.
    var mapCell: MapCell?
    /// The checklist of the scene, if this was the last layout of the scene.
    var checks: Checks?
    /// The file with the scene in windows of all sizes, if this was the last layout of the scene.
    var live: OutputFolder.Written?

    /// Whether the files of the scene are incomplete because the work was stopped.
    var isInterrupted = false

    /// Whether everything was drawn and written.
    var isWhole: Bool {
      failures.isEmpty && !lacksPicture && !isInterrupted && sheet.allSatisfy(\.problems.isEmpty)
    }

    var files: [WrittenFile] { layoutFiles + sheet.flatMap(\.files) + details.files + (live?.files ?? []) }

    /// All files that could not be written.
    var failures: [FileError] {
      layoutFailures + sheet.flatMap(\.failures) + details.failures + (live?.failures ?? [])
    }
  }

  var writer: PictureWriter {
    PictureWriter(output: output, folder: folder, rasterizer: rasterizer, encodeImage: encodeImage)
  }

  /// Returns a layout with the contents to draw and with its text placed. The contents have their own budget, since no
  /// finding depends on them.
  func withContents(_ layout: Layout, budget: WorkBudget) -> Layout {
    let whole = output.content == .off ? layout : budget.run { layout.withContents(measuringTextWith: measurer) }
    return whole.withPlacedTexts(measuringTextWith: measurer, showsArtwork: artwork != nil)
  }

  /// Draws one layout.
  ///
  /// - Parameters:
  ///   - layout: The solved layout.
  ///   - views: The drawn views of the layout.
  ///   - planned: The layout in the plan.
  ///   - plan: The plan of the run.
  ///   - solver: The solver that solved the layout.
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
    // A stopped layout is incomplete, so none of its files are written.
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
    let deviations = designs.findings(
      in: layout, of: plan.scenes[planned.scene].scene, measuringTextWith: measurer)
    report.findings += ([unexplained].compactMap(\.self) + problems + artworkFindings(in: layout) + deviations).map {
      FindingReport($0, in: layout.resolved.views)
    }
    return Outcome(
      report: report,
      lacksPicture: !written.problems.isEmpty || lacksArtworkForNow(layout), layoutFiles: written.files,
      layoutFailures: written.failures)
  }

  /// Draws and writes the files of a scene with all its layouts.
  ///
  /// - Parameter isCopy: Whether its document is a copy of another, whose contact sheet shows the same.
  func finish(
    _ scene: ReviewPlan.PlannedScene, of plan: ReviewPlan, _ items: [SceneAssembly.Item], isCopy: Bool,
    in outcome: inout Outcome
  ) {
    let layouts = items.map(\.layout)
    outcome.details = Self.details(of: scene, items, in: folder)
    let systems = writeSystems(of: scene, layouts)
    outcome.details.files += systems.files
    outcome.details.failures += systems.failures
    let designs = folder.writeDesigns(of: scene)
    outcome.details.files += designs.files
    outcome.details.failures += designs.failures
    outcome.indexCell = indexCell(of: scene, layouts, items.map(\.views))
    outcome.mapCell = mapCell(of: scene, layouts, items.first?.views)
    outcome.checks = checks(of: scene, in: plan, items)
    outcome.sheet = isCopy ? [] : drawSheet(of: scene, layouts, items.map(\.views), outcome.checks?.list)
  }

  /// Returns the checklist of a scene with all its layouts.
  private func checks(
    of scene: ReviewPlan.PlannedScene, in plan: ReviewPlan, _ items: [SceneAssembly.Item]
  ) -> Checks? {
    let around = WorkBudget.current
    let conflictFree = Set(items.filter(\.layout.isConflictFree).map(\.report.variant))
    let trials = plan.trials(of: scene, conflictFree: conflictFree, measuringTextWith: measurer) {
      around?.checkCancellation() ?? false
    }
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

  /// Returns the findings about artwork files that cannot be decoded.
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

  /// Whether the next run may show artwork that this one cannot.
  private func lacksArtworkForNow(_ layout: Layout) -> Bool {
    guard let artwork else { return false }
    return layout.resolved.views.contains { view in
      view.image?.artwork?.file(for: layout.resolved.variant).map(artwork.isFaultPassing) ?? false
    }
  }

  /// Writes the systems of a scene's layouts, for edits in the gallery.
  private func writeSystems(of scene: ReviewPlan.PlannedScene, _ layouts: [Layout]) -> OutputFolder.Written {
    let systems = LayoutSystems(of: layouts, measuringTextWith: measurer, letters: letters)
    return folder.write(systems.file(slug: scene.slug))
  }

  /// Returns the dark picture that an adaptive SVG of a light layout contains, or nil if there is none.
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
    // Of two layouts with the same variant, the sheet shows the first.
    sheet.drawnViews = Dictionary(zip(layouts.map(\.resolved.variant), views)) { first, _ in first }
    return writer.writeSheet(
      sheet.pages(measuringTextWith: measurer, artwork: artwork), as: formats, named: scene.slug,
      title: scene.scene.name)
  }

  /// Returns the cell of a scene in the index sheet.
  func indexCell(
    of scene: ReviewPlan.PlannedScene, _ layouts: [Layout], _ views: [DrawnViews]
  ) -> IndexCell? {
    IndexCell(
      of: scene.scene, slug: scene.slug, layouts: layouts, drawnViews: views, style: output.style,
      pen: SheetPen(measurer, artwork: artwork))
  }

  /// Returns the picture of a scene on the map of its storyboard, or nil if there is no map of it.
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

  /// Lays out a scene in windows of all sizes; nil if that was not requested or is not possible.
  func writeLive(_ scene: ReviewPlan.PlannedScene, of plan: ReviewPlan) -> OutputFolder.Written? {
    guard output.hasLiveSizes, !WorkBudget.checkCancellation(),
      let live = plan.liveSizes(
        of: scene, measuringTextWith: measurer, artwork: artwork, encodingImagesWith: encodeImage),
      !WorkBudget.checkCancellation()
    else { return nil }
    return folder.write(live.file(slug: scene.slug))
  }
}
