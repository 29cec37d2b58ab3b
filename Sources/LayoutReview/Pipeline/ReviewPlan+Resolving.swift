internal import AutoLayout
package import SceneLayouts
package import Scenes
internal import WorkBudgets

/// The remedies for a scene whose layouts leave something open, or whose recorded frames do not fit.
package struct SceneResolution: Sendable, Hashable {
  /// A constraint that is missing.
  package struct Addition: Sendable, Hashable {
    /// The view that it is there for, by its position in the scene.
    package var view: Int
    /// The constraint as an equation.
    package var equation: String
  }

  /// The constraints that would settle everything, in the order they are to be installed.
  package var additions: [Addition]
  /// True where they are enough in every layout, without a conflict that was not there before.
  package var isEnough: Bool
  /// The views whose recorded frame is not as large as their content.
  package var fittedFrames: [FittedFrame]

  /// No remedy is known.
  static let unknown = SceneResolution(additions: [], isEnough: false, fittedFrames: [])
}

extension ReviewPlan {
  /// The remedies for every scene, in their order; nil where the work was stopped before.
  ///
  /// Scenes of our own are resolved in all of their layouts at once, those of Interface Builder as they were saved, since
  /// what is missing there is missing in the design.
  ///
  /// - Parameters:
  ///   - makeTextMeasurer: Makes an engine that measures text; called once for each worker.
  ///   - shouldStop: Whether to take up no more scenes.
  /// - Throws: ``ReviewError`` where no engine can be made.
  package func resolutions(
    measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring, workers: Int,
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) async throws(ReviewError) -> [SceneResolution?] {
    let pool = WorkerPool(workers: workers, shouldStop: shouldStop)
    let resolutions = try await pool.map(scenes, makingEngine: makeTextMeasurer) {
      planned, measurer -> SceneResolution? in
      let budget = self.budget(shouldStop: shouldStop)
      let found = budget.run { resolution(of: planned, measuringTextWith: measurer) }
      // What was found by a part of the work is never written anywhere.
      if budget.isCancelled { return nil }
      return budget.isSpent ? .unknown : found
    }
    return resolutions.map { $0.flatMap(\.self) }
  }

  /// The remedies for one scene.
  private func resolution(of planned: PlannedScene, measuringTextWith measurer: any TextMeasuring) -> SceneResolution {
    let saved = planned.scene.resolvedAsSaved(leafSizes: .recorded)
    let layouts = saved.map { [$0] } ?? planned.layouts.map(resolved)
    let missing = MissingConstraints(of: layouts, measuringTextWith: measurer)
    // Sizes to fit are those of the content, not the recorded ones.
    let measured = planned.scene.resolvedAsSaved(leafSizes: .measured) ?? layouts.first
    let layout = measured?.layout(measuringTextWith: measurer)
    return SceneResolution(
      additions: missing.constraints.map {
        .init(view: $0.firstItem.view, equation: layout?.system.equation(of: $0).oneLine ?? "")
      }, isEnough: missing.isEnough, fittedFrames: layout?.fittedFrames ?? [])
  }
}
