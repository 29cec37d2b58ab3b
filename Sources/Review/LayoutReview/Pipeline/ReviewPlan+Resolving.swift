internal import AutoLayout
package import ReviewPlans
package import SceneLayouts
package import Scenes
package import Typography
internal import WorkBudgets

extension ReviewPlan {
  /// The results of an action for every scene, in their order; nil where the work was stopped before.
  ///
  /// Scenes of our own are resolved in all of their layouts at once; those of Interface Builder as they were saved, and
  /// then in all of their layouts.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - views: The views of a scene that are meant, by their positions; nil for all.
  ///   - guides: The guides that constraints of a scene may name.
  ///   - makeTextMeasurer: Makes an engine that measures text; called once for each worker.
  ///   - shouldStop: Whether to take up no more scenes.
  /// - Throws: `ReviewError` where no engine can be made.
  package func resolutions(
    _ action: ResolveAction, of views: @escaping @Sendable (Scene) -> Set<Int>?,
    naming guides: @escaping @Sendable (PlannedScene) -> NamedGuides,
    measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring, workers: Int,
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) async throws(ReviewError) -> [SceneResolution?] {
    let pool = WorkerPool(workers: workers, shouldStop: shouldStop)
    let resolutions = try await pool.map(scenes, makingEngine: makeTextMeasurer) {
      planned, measurer -> SceneResolution? in
      let budget = self.budget(shouldStop: shouldStop)
      let found = budget.run {
        resolvable(planned, naming: guides(planned))?
          .resolution(action, of: views(planned.scene), measuringTextWith: measurer)
      }
      // What was found by a part of the work is never written anywhere.
      if budget.isCancelled { return nil }
      return budget.isSpent ? SceneResolution(SceneEdit(), isEnough: false) : found
    }
    return resolutions.map { $0.flatMap(\.self) }
  }

  /// A scene with its layouts, to be resolved; nil where it has none.
  package func resolvable(_ planned: PlannedScene, naming guides: NamedGuides) -> ResolvableScene? {
    ResolvableScene(planned.scene, layouts: planned.layouts.map(resolved), naming: guides) { scene in
      var changed = self
      for position in changed.scenes.indices where changed.scenes[position].slug == planned.slug {
        changed.scenes[position].scene = scene
      }
      return planned.layouts.map(changed.resolved)
    }
  }
}
