package import Findings
package import ReviewPlans
package import ReviewReports
package import SceneLayouts
internal import Scenes
package import Typography

/// Everything found about one scene, with the project's levels applied.
///
/// `check`, `approve`, `render`, `compare` and the language server all use it, so that they report the same findings.
package struct SceneFindings: Sendable {
  /// The findings from reading the scene or, in a comparison, from reading its reference.
  package var reading: [Finding]
  package var layouts: ReviewPlan.LayoutFindings
  /// The findings about the frames that its document records.
  package var misplaced: ReviewPlan.LayoutFindings = []
  /// The findings of its trials before the project's levels are applied, since the checklist counts accepted ones as
  /// well.
  package var trials: [Finding] = []
  /// The findings of its trials with the project's levels applied.
  package var tried: [Finding] = []
  /// The numbers of the accepted findings that still occur, ascending.
  package var known: [Int] = []

  /// The findings about the scene as a whole, in the order of reports.
  package var aboutScene: [Finding] { reading + tried + misplaced.flatMap(\.findings) }

  /// Creates findings of a comparison, which has no trials.
  package init(reading: [Finding], layouts: ReviewPlan.LayoutFindings) {
    self.reading = reading
    self.layouts = layouts
  }

  /// Creates the findings about a planned scene.
  ///
  /// - Parameters:
  ///   - planned: The scene in the plan.
  ///   - layouts: The findings in its layouts, without the accepted ones.
  ///   - misplaced: The findings about recorded frames, without the accepted ones.
  ///   - trials: The findings of its trials, with the accepted ones.
  ///   - known: The numbers of the accepted findings in layouts and recorded frames.
  init(
    about planned: ReviewPlan.PlannedScene, layouts: ReviewPlan.LayoutFindings,
    misplaced: ReviewPlan.LayoutFindings = [], trials: [Finding], known: [Int] = []
  ) {
    self.init(reading: planned.scene.findings, layouts: layouts)
    self.misplaced = misplaced
    self.trials = trials
    let judged = planned.scene.judged(trials)
    tried = judged.new
    self.known = Set(planned.scene.knownFindings + judged.known + known).sorted()
  }

  /// Returns the checklist of the scene, or nil if its layouts are not screens of an app, or none was made.
  package func checklist(of scene: ReviewPlan.PlannedScene, in plan: ReviewPlan) -> SceneChecklist? {
    plan.checklist(of: scene, layouts, trials: trials)
  }
}

extension ReviewPlan {
  /// Solves every layout and collects the findings about each scene.
  ///
  /// - Parameters:
  ///   - makeTextMeasurer: Makes an engine that measures text; called once for each worker.
  ///   - workers: The number of layouts to work on at once.
  ///   - shouldStop: Whether to stop taking new layouts. Layouts in progress are finished.
  ///   - costs: Records the time that each scene takes.
  ///   - batchSize: The number of layouts that a worker solves in sequence.
  ///   - designs: Compares layouts with pictures of their design; nil to skip that.
  ///   - transform: Returns the value to keep of a layout; called by any worker.
  /// - Returns: The findings about each scene and the values kept of its layouts, in the order of ``scenes``.
  /// - Throws: `ReviewError` if no engine can be made.
  package func findings<Kept: Sendable>(
    measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring, workers: Int,
    shouldStop: @escaping @Sendable () -> Bool, recording costs: CostRecorder? = nil,
    inBatchesOf batchSize: Int? = nil, comparingWith designs: DesignComparison? = nil,
    keeping transform: @escaping @Sendable (PlannedLayout, Layout) -> Kept
  ) async throws(ReviewError) -> [(found: SceneFindings, kept: [Kept])] {
    let solved = try await solveLayouts(
      with: WorkerPool(workers: workers, shouldStop: shouldStop), makingEngine: makeTextMeasurer, measurer: \.self,
      recording: costs, inBatchesOf: batchSize ?? Self.batchSize
    ) { planned, layout, measurer, _ in
      var layout = layout
      layout.findings +=
        designs?.findings(in: layout, of: scenes[planned.scene].scene, measuringTextWith: measurer) ?? []
      return (
        findings: layout.findings, known: layout.knownFindings, isConflictFree: layout.isConflictFree,
        kept: transform(planned, layout)
      )
    }
    let misplaced = try await misplacedViews(
      measuringTextWith: makeTextMeasurer, workers: workers, shouldStop: shouldStop)
    let solvedByScene = byScene(solved)
    let conflictFree = solvedByScene.map { Set($0.filter(\.kept.isConflictFree).map(\.layout.variant)) }
    let trials = try await trials(
      conflictFree: conflictFree, measuringTextWith: makeTextMeasurer, workers: workers, shouldStop: shouldStop)
    return solvedByScene.enumerated().map { position, layouts in
      let found = SceneFindings(
        about: scenes[position], layouts: layouts.map { ($0.layout.variant, $0.kept.findings) },
        misplaced: misplaced[position].found, trials: trials[position],
        known: layouts.flatMap(\.kept.known) + misplaced[position].known)
      return (found: found, kept: layouts.map(\.kept.kept))
    }
  }
}
