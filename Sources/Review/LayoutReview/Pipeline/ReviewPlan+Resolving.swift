internal import AutoLayout
package import ReviewPlans
package import SceneLayouts
package import Scenes
package import Typography
internal import WorkBudgets

extension ReviewPlan {
  /// Returns the results of a resolve action for every scene, in their order, or nil if the work was stopped before.
  ///
  /// A scene of a scene file is resolved in all its layouts at once. A scene of Interface Builder is resolved as it was
  /// saved, and then in all its layouts.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - views: Returns the positions of a scene's views to resolve; nil for all.
  ///   - guides: Returns the guides that constraints of a scene may name.
  ///   - makeTextMeasurer: Makes an engine that measures text; called once for each worker.
  ///   - workers: The number of workers.
  ///   - shouldStop: Whether to stop taking new scenes.
  /// - Throws: `ReviewError` if no engine can be made.
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
      // A partial result is never used, since it would be written to the document.
      if budget.isCancelled { return nil }
      return budget.isSpent ? .givenUp : found
    }
    return resolutions.map { $0.flatMap(\.self) }
  }

  /// Returns a scene with the layouts to resolve it in, or nil if it has none.
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
