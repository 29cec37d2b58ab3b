internal import LayoutRules
package import ReviewPlans
package import SceneLayouts
package import Typography

extension ReviewPlan {
  /// Returns the steps of a rotation of each layout, in the order of ``layouts``, or nil if the work was stopped. The
  /// rotation starts at the layout's orientation.
  ///
  /// - Parameters:
  ///   - rotation: The orientations to rotate to.
  ///   - makeTextMeasurer: Makes an engine that measures text; called once for each worker.
  ///   - workers: The number of workers.
  ///   - shouldStop: Whether to stop taking new layouts.
  /// - Throws: `ReviewError` if no engine can be made.
  package func rotations(
    _ rotation: SceneRotation, measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring,
    workers: Int, shouldStop: @escaping @Sendable () -> Bool = { false }
  ) async throws(ReviewError) -> [[RotationStep]?] {
    let pool = WorkerPool(workers: workers, shouldStop: shouldStop)
    return try await solveLayouts(with: pool, makingEngine: makeTextMeasurer, measurer: \.self) {
      planned, begun, measurer, _ in
      steps(of: rotation, from: begun, as: planned, measuringTextWith: measurer)
    }
  }

  func steps(
    of rotation: SceneRotation, from begun: Layout, as planned: PlannedLayout,
    measuringTextWith measurer: any TextMeasuring
  ) -> [RotationStep] {
    rotation.checkedSteps(from: begun, of: planned.variant, measuringTextWith: measurer) { variant in
      resolved(sceneAt: planned.scene, for: variant)
    }
  }
}
