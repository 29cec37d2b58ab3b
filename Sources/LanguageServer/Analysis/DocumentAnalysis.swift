internal import HostFiles
internal import LayoutReview
internal import ReviewReports
internal import SceneLayouts
internal import Scenes
internal import WorkBudgets

/// A version of a document with everything that is known of it.
struct DocumentAnalysis: Sendable {
  /// The version.
  let document: OpenDocument
  /// The document as it was read.
  let read: ReviewDocument
  /// The scenes with their layouts.
  let plan: ReviewPlan
  /// The layouts of each scene, in the order of the plan.
  let layouts: [[SolvedLayout]]
  /// Everything that was found, each finding once.
  let findings: [UniqueFinding]

  /// True where the document has scenes.
  var isReadable: Bool { !plan.scenes.isEmpty }

  /// Reads a version of a document and solves its layouts; nil where that was stopped.
  ///
  /// - Parameters:
  ///   - texts: The texts of all documents that are open, this one among them.
  ///   - shouldStop: Returns whether the result is not wanted any more.
  init?(
    of document: OpenDocument, in project: OpenProject, among texts: FileOverlay, _ environment: ServerEnvironment,
    shouldStop: @escaping @Sendable () -> Bool
  ) async {
    let budget = WorkBudget(limit: .max, shouldStop: shouldStop)
    let read = await texts.hold { await budget.run { await project.read(document) } }
    guard let read, !budget.checkCancellation() else { return nil }
    let plan = ReviewPlan(documents: [read], selection: project.settings.selection)
    var solved: [(layouts: [SolvedLayout], report: SceneReport)] = []
    var faults: [Finding] = []
    do throws(ReviewError) {
      solved = try await plan.solved(project.settings, environment.makeTextMeasurer(plan), shouldStop)
    } catch {
      faults.append(Finding(code: .unreadable, message: "the layouts cannot be solved: \(error)", source: nil))
    }
    guard !budget.checkCancellation() else { return nil }
    self.document = document
    self.read = read
    self.plan = plan
    layouts = solved.map(\.layouts)
    let failures = ReportedDocument(
      path: read.name, findings: (read.failures + faults).map { FindingReport($0) })
    findings = failures.uniqueFindings + solved.flatMap(\.report.uniqueFindings)
  }
}

extension ReviewPlan {
  /// The layouts of each scene with what was found in it.
  fileprivate func solved(
    _ settings: ProjectSettings, _ makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring,
    _ shouldStop: @escaping @Sendable () -> Bool
  ) async throws(ReviewError) -> [(layouts: [SolvedLayout], report: SceneReport)] {
    let solved = try await solveLayouts(
      measuringTextWith: makeTextMeasurer, workers: settings.workers, shouldStop: shouldStop,
      inBatchesOf: (layouts.count + settings.workers - 1) / max(1, settings.workers)
    ) { planned, layout in
      (layout: SolvedLayout(planned.variant, layout), report: LayoutReport(findingsIn: layout))
    }
    let misplaced = try await misplacedViews(
      measuringTextWith: makeTextMeasurer, workers: settings.workers, shouldStop: shouldStop)
    return byScene(solved).enumerated().map { position, layouts in
      let planned = scenes[position]
      var report = SceneReport(planned.scene, slug: planned.slug, layouts: layouts.map(\.kept.report))
      let found = planned.scene.findings + misplaced[position].found.flatMap(\.findings)
      report.findings = found.map { FindingReport($0, in: planned.scene.views) }
      return (layouts: layouts.map(\.kept.layout), report: report)
    }
  }
}
