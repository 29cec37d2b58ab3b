internal import Findings
internal import LayoutReview
internal import ReviewPlans
internal import ReviewReports
internal import SceneLayouts
internal import Scenes
internal import Typography

/// A version of a document with its analysis.
struct DocumentAnalysis: Sendable {
  struct SceneAnalysis: Sendable {
    /// The layouts, in the order of the plan.
    let layouts: [SolvedLayout]
    /// The findings in it, each once.
    let findings: [SharedFinding]
  }

  /// The version of the document that was analyzed.
  let document: OpenDocument
  /// The project that was used to read it.
  let project: OpenProject
  let read: ReviewDocument
  /// The scenes with their layouts.
  let plan: ReviewPlan
  /// The analyses of its scenes, in the order of the plan.
  let scenes: [SceneAnalysis]
  /// The normalized paths of the documents that were looked for while reading, whether they exist or not.
  let documentPaths: Set<String>
  /// The findings that explain why the document has no scenes.
  private let failures: [SharedFinding]

  /// All findings, each once.
  var findings: [SharedFinding] { failures + scenes.flatMap(\.findings) }

  /// Whether the document has scenes.
  var isReadable: Bool { !plan.scenes.isEmpty }

  /// Solves the layouts of a version of a document; nil if it was stopped.
  ///
  /// - Parameters:
  ///   - document: The open document.
  ///   - read: The version as read.
  ///   - project: The project of the document.
  ///   - last: The analysis of a different version, whose unchanged scenes are not solved again.
  ///   - environment: The parts of the tool that the server needs to solve layouts.
  ///   - shouldStop: Whether the result is no longer needed.
  init?(
    of document: OpenDocument, _ read: ReviewDocument, in project: OpenProject, after last: DocumentAnalysis?,
    _ environment: ServerEnvironment, shouldStop: @escaping @Sendable () -> Bool
  ) async {
    let plan = ReviewPlan(documents: [read], selection: project.settings.selection)
    let known = last.flatMap { $0.project.isSame(as: project) ? $0 : nil }?.scenes(keptIn: plan) ?? [:]
    let (makeTextMeasurer, texts) = (environment.makeTextMeasurer(plan), project.texts)
    var faults: [Finding] = []
    do throws(ReviewError) {
      scenes = try await plan.analysed(
        besides: known, workers: project.settings.workers,
        { CachingTextMeasurer(try makeTextMeasurer(), remembering: texts) }, shouldStop)
    } catch {
      scenes = []
      faults.append(
        Finding(
          code: .unreadable, message: .init(kind: "layouts", "the layouts cannot be solved: \(error)"), source: nil))
    }
    guard !shouldStop() else { return nil }
    self.document = document
    self.project = project
    self.read = read
    self.plan = plan
    documentPaths = read.documentPaths
    failures =
      ReportedDocument(path: read.name, findings: (read.failures + faults).map { FindingReport($0) })
      .uniqueFindings
  }

  /// Returns the analyses of scenes that are unchanged in another plan, by position.
  private func scenes(keptIn plan: ReviewPlan) -> [Int: SceneAnalysis] {
    var kept: [Int: SceneAnalysis] = [:]
    for (position, planned) in zip(plan.scenes, self.plan.scenes).enumerated() where planned.0 == planned.1 {
      if scenes.indices.contains(position) { kept[position] = scenes[position] }
    }
    return kept
  }
}

extension ReviewPlan {
  /// Returns the analyses of all scenes.
  ///
  /// `known` are the known analyses of scenes, by position.
  fileprivate func analysed(
    besides known: [Int: DocumentAnalysis.SceneAnalysis], workers: Int,
    _ makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring, _ shouldStop: @escaping @Sendable () -> Bool
  ) async throws(ReviewError) -> [DocumentAnalysis.SceneAnalysis] {
    var open = self
    for position in known.keys { open.scenes[position].layouts = [] }
    let gathered = try await open.findings(
      measuringTextWith: makeTextMeasurer, workers: workers, shouldStop: shouldStop,
      inBatchesOf: (open.layouts.count + workers - 1) / max(1, workers)
    ) { planned, layout in
      (layout: SolvedLayout(planned.variant, layout), report: LayoutReport(findingsIn: layout))
    }
    return gathered.enumerated().map { position, scene in
      if let known = known[position] { return known }
      let report = SceneReport(
        scenes[position], findings: scene.found.aboutScene, layouts: scene.kept.map(\.report))
      return DocumentAnalysis.SceneAnalysis(layouts: scene.kept.map(\.layout), findings: report.uniqueFindings)
    }
  }
}
