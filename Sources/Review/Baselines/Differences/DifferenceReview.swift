public import Drawing
package import Findings
internal import Gallery
public import HostFiles
internal import LayoutReview
public import ReviewPlans
package import ReviewReports
internal import SceneDrawing
package import SceneLayouts
internal import Scenes
public import Typography

/// The different layouts of a comparison, with pictures of both sides and a page to review them.
///
///     diff/index.html  data.js  assets/   the page
///     diff/data/<scene>.js                the differences of the layouts of one scene
///     diff/renders/<scene>/<variant>.before.svg, <variant>.after.svg
///     differences.js                      next to a gallery: the summary that it shows
public struct DifferenceReview: Sendable {
  /// The plan of the compared layouts.
  let plan: ReviewPlan
  /// The results, in the order of the plan's scenes.
  package internal(set) var scenes: [BaselineComparison.Comparison]
  /// The findings outside scenes, such as stale baselines.
  package let findings: [Finding]
  /// The reference that the layouts were compared with.
  package let standard: ComparisonStandard
  /// The layouts of the revision, if the comparison is with one.
  let revision: RevisionLayouts?

  /// Creates a review by comparing the layouts of a plan with the approved ones.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - records: The records of the layouts, in the order of the plan; nil for layouts that were not solved.
  ///   - comparison: The comparison to make.
  package init(of plan: ReviewPlan, _ records: [LayoutRecord?], by comparison: BaselineComparison) {
    self.init(of: plan, ComparedScenes(of: plan.ofShare, records, by: comparison), by: comparison)
  }

  /// Creates a review of layouts beside those that they are compared with.
  ///
  /// - Parameters:
  ///   - whole: The plan, including the scenes of other shares of the run.
  ///   - compared: The scenes of this share.
  ///   - comparison: The comparison to make.
  ///   - revision: The layouts of the revision, if the comparison is with one.
  package init(
    of whole: ReviewPlan, _ compared: ComparedScenes, by comparison: BaselineComparison,
    with revision: RevisionLayouts? = nil
  ) {
    let plan = whole.ofShare
    self.plan = plan
    self.revision = revision
    standard = comparison.standard
    scenes = zip(plan.scenes, compared.scenes).map { planned, scene in
      comparison.reporting(staleLayouts: scene.isWhole).compared(
        planned.scene, scene.layouts, with: scene.reference, knowing: scene.changes)
    }
    // If only some scenes were selected, the other baselines are not stray.
    let stray = plan.selection.filters.isEmpty ? BaselineFiles(of: plan).strayFiles(of: plan) : []
    findings = revision?.goneScenes(from: whole) ?? stray.map(BaselineComparison.strayFile)
  }

  /// The resolution of artwork, in pixels for each point.
  private static let pixelsPerPoint = 2.0

  /// The name of the folder inside the results folder.
  public static let folderName = FoundDifferences.folderName

  /// The number of different layouts.
  public var count: Int { scenes.map { $0.layouts.count { !$0.differences.isEmpty } }.reduce(0, +) }

  /// Draws both sides of every difference and writes the page.
  ///
  /// - Parameters:
  ///   - directory: The folder of the results.
  ///   - makeTextMeasurer: Makes an engine that measures text; called once for each worker.
  ///   - shouldStop: Whether to stop taking new layouts.
  ///   - decode: Decodes artwork; nil to draw it as boxes.
  ///   - encode: Encodes images that have no file.
  ///   - workers: The number of layouts to work on at once.
  ///   - origin: The tool that made the page, and the command that approves from it.
  /// - Returns: The files that could not be written.
  /// - Throws: `ReviewError` if nothing can be done at all: no engine, no folder to write to.
  public func write(
    to directory: String, measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring,
    decodingArtworkWith decode: ImageDecoder?,
    encodingImagesWith encode: @escaping ImageEncoder,
    workers: Int, shouldStop: @escaping @Sendable () -> Bool, origin: DifferencePage.Origin
  ) async throws(ReviewError) -> [FileError] {
    let drawn = try await draw(
      to: directory, measuringTextWith: makeTextMeasurer, decodingArtworkWith: decode, encodingImagesWith: encode,
      workers: workers, shouldStop: shouldStop)
    var pages = DifferencePages(standard: standard, origin: origin, findings: findings)
    for record in records(drawn.entries, report: nil) { pages.totals.count(record) }
    return drawn.failures + (try pages.write(drawn.entries.compactMap(\.self), to: directory))
  }

  /// Draws both sides of every difference and writes the files of single scenes.
  ///
  /// - Returns: The entry of each scene, nil if there is nothing to look at; and the files that could not be written.
  package func draw(
    to directory: String, measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring,
    decodingArtworkWith decode: ImageDecoder?,
    encodingImagesWith encode: @escaping ImageEncoder,
    workers: Int, shouldStop: @escaping @Sendable () -> Bool
  ) async throws(ReviewError) -> (entries: [DifferenceEntry?], failures: [FileError]) {
    let folder = try OutputFolder(at: directory).folder(Self.folderName)
    try DifferencePages.prepare(
      folder, forPicturesOf: zip(plan.scenes, changedLayouts).filter { !$1.isEmpty }.map(\.0.slug))
    let pool = WorkerPool(workers: workers, shouldStop: shouldStop)
    let artwork = decode.map {
      ArtworkPainter(reading: ArtworkLibrary(decodingWith: $0), pixelsPerPoint: Self.pixelsPerPoint)
    }
    let pens = DifferencePens(artwork: artwork, encodeImage: encode)
    let after = try await drawPresent(in: folder, pool, pens, makeTextMeasurer)
    let before = try await drawRevision(in: folder, pool, pens, makeTextMeasurer)
    let reports = zip(changedLayouts, after).enumerated().map { position, scene in
      DifferenceReport(of: position, scene.0, scene.1, revision: before[position] ?? [:], in: self)
    }
    let details = reports.map { report -> OutputFolder.Written in
      report.layouts.isEmpty ? ([], []) : folder.write(DifferencePage.details(of: report))
    }
    let entries = zip(reports, details).map { report, details in
      report.isEmpty ? nil : DifferenceEntry(report, files: report.pictures + details.files)
    }
    return (entries, reports.flatMap(\.failures) + details.flatMap(\.failures))
  }
}

extension ReviewPlan {
  /// Returns the record of every layout for a baseline, in the order of ``layouts``, or nil for layouts that were not
  /// reached or were given up.
  package func layoutRecords(
    measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring, workers: Int,
    shouldStop: @escaping @Sendable () -> Bool, recording costs: CostRecorder? = nil,
    onFinish: @escaping @Sendable (PlannedLayout, Layout) -> Void = { _, _ in }
  ) async throws(ReviewError) -> [LayoutRecord?] {
    let records = try await solveLayouts(
      measuringTextWith: makeTextMeasurer, workers: workers, shouldStop: shouldStop, recording: costs
    ) { planned, layout in
      onFinish(planned, layout)
      return layout.isGivenUp ? nil : LayoutRecord(of: layout)
    }
    return records.map { $0.flatMap(\.self) }
  }
}

extension DifferenceReview {
  /// A different layout, as planned and as compared.
  typealias ChangedLayout = (planned: ReviewPlan.PlannedLayout, compared: ComparedLayout)

  /// The different layouts of each scene, in the order of the plan; may be empty for a scene.
  var changedLayouts: [[ChangedLayout]] {
    zip(plan.scenes, scenes).map { planned, compared in
      let changed = compared.layouts.filter { !$0.differences.isEmpty }
      let byVariant = Dictionary(changed.map { ($0.variant, $0) }, uniquingKeysWith: { first, _ in first })
      return planned.layouts.compactMap { layout in byVariant[layout.variant].map { (layout, $0) } }
    }
  }
}
