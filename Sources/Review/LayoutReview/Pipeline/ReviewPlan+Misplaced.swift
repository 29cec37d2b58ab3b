package import Findings
internal import Geometry
internal import LayoutRules
internal import ReviewPlans
internal import SceneLayouts
package import Scenes
internal import Typography

extension ReviewPlan {
  /// The findings in the layouts of one scene.
  package typealias LayoutFindings = [(variant: SceneVariant, findings: [Finding])]

  /// The views of each scene whose recorded frame is not the one that its constraints give them on the device that the
  /// document was saved with; that layout with its findings, or nothing where the document records none.
  ///
  /// Leaves have their recorded sizes, so that only what constraints decide is compared. Those bars are assumed around
  /// a scene that explain most frames, unless the user gave insets. A plan that solves scenes this way has the findings
  /// in its own layouts already and gets nothing here.
  ///
  /// - Parameters:
  ///   - makeTextMeasurer: Makes an engine that measures text; called once for each worker.
  ///   - workers: The number of scenes that are worked on at once.
  ///   - shouldStop: Whether to take up no more scenes.
  /// - Returns: In the order of ``scenes``, with the numbers of the known findings that these layouts have.
  /// - Throws: `ReviewError` where no engine can be made.
  func misplacedViews(
    measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring, workers: Int,
    shouldStop: @escaping @Sendable () -> Bool
  ) async throws(ReviewError) -> [(found: LayoutFindings, known: [Int])] {
    if selection.isAsSaved, selection.leafSizes == .recorded { return scenes.map { _ in ([], []) } }
    let plan = asSaved
    let mayAssumeBars = selection.additionalInsets == .zero
    let solved = try await plan.solveLayouts(
      with: WorkerPool(workers: workers, shouldStop: shouldStop), makingEngine: makeTextMeasurer, measurer: \.self
    ) { _, layout, measurer, _ in
      let found =
        mayAssumeBars
        ? layout.misplacedViews(measuringTextWith: measurer)
        : layout.findings.filter { $0.code == MisplacedViewRule.code }
      return (found: found, known: layout.knownFindings)
    }
    return plan.byScene(solved).map { layouts in
      (layouts.map { (variant: $0.layout.variant, findings: $0.kept.found) }, layouts.flatMap(\.kept.known))
    }
  }

  /// The same scenes as their documents were saved; those of our own, and those of which nothing is asked that Xcode did
  /// not mark, have no layouts in it.
  private var asSaved: ReviewPlan {
    var plan = self
    plan.selection.isAsSaved = true
    plan.selection.leafSizes = .recorded
    for position in plan.scenes.indices {
      plan.scenes[position].scene.policy.missesExpectedFindings = false
      plan.scenes[position].layouts =
        plan.mayHaveMisplacedViews(scenes[position].scene)
        ? Self.layouts(of: scenes[position].scene, at: position, selection: plan.selection) : []
    }
    return plan
  }

  private func mayHaveMisplacedViews(_ scene: Scene) -> Bool {
    guard scene.saved != nil else { return false }
    return selection.hasLints || scene.policy.asks(for: MisplacedViewRule.code)
      || scene.views.contains(where: \.placement.isMarkedMisplaced)
  }
}
