package import Findings
internal import Geometry
internal import LayoutRules
internal import ReviewPlans
internal import SceneLayouts
package import Scenes
internal import Typography

extension ReviewPlan {
  package typealias LayoutFindings = [(variant: SceneVariant, findings: [Finding])]

  /// Returns the views of each scene whose recorded frame differs from the one that constraints give on the device that
  /// the document was saved with. The result is that layout with its findings, or nothing if the document records no
  /// frames.
  ///
  /// Leaves have their recorded sizes, so that only positions and sizes from constraints are compared. The bars around
  /// a scene are chosen to explain the most recorded frames, unless the user gave insets. A plan that already solves
  /// its scenes this way has the findings in its own layouts, and the result is empty.
  ///
  /// - Parameters:
  ///   - makeTextMeasurer: Makes an engine that measures text; called once for each worker.
  ///   - workers: The number of scenes to work on at once.
  ///   - shouldStop: Whether to stop taking new scenes.
  /// - Returns: In the order of ``scenes``, with the numbers of the accepted findings that these layouts have.
  /// - Throws: `ReviewError` if no engine can be made.
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

  /// The same scenes as their documents were saved. Scene files have no layouts in it, and neither have scenes without
  /// any of Xcode's marks if only marked frames are reported.
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
