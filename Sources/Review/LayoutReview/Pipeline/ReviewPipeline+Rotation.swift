internal import ContactSheets
internal import Gallery
internal import HostFiles
package import ReviewPlans
internal import ReviewReports
package import SceneLayouts
internal import Scenes
internal import WorkBudgets

/// A layout whose device was rotated: its steps, and the files of its film strip.
package struct RotatedLayout: Sendable {
  package var steps: [RotationStep]
  /// The paths of the film strip, relative to the output folder.
  package var paths: [String]
  /// The reasons why the strip could not be drawn or written.
  package var problems: [String]
}

extension ReviewPipeline {
  /// Rotates the device of each layout of a plan and draws the film strips: one `rotations/<scene>/<variant>` for each
  /// layout. The rotation starts at the layout's orientation.
  ///
  /// - Returns: The layouts in the order of the plan; nil for those that were not reached.
  /// - Throws: `ReviewError` if nothing can be drawn, without an engine or a folder to write to.
  package func rotate(
    _ plan: ReviewPlan, _ rotation: SceneRotation, frameCount: Int
  ) async throws(ReviewError) -> [RotatedLayout?] {
    let folder = try OutputFolder(at: output.directory)
    for scene in plan.scenes { _ = try folder.folder("rotations/\(scene.slug)") }
    let artwork = artworkPainter
    let makeWorker: @Sendable () throws -> ReviewWorker = { try worker(in: folder, artwork: artwork) }
    var rotated: [RotatedLayout?] = try await plan.solveLayouts(
      with: WorkerPool(workers: workers, shouldStop: shouldStop), makingEngine: makeWorker, measurer: \.measurer
    ) { planned, begun, worker, _ in
      let steps = plan.steps(of: rotation, from: begun, as: planned, measuringTextWith: worker.measurer)
      let budget = plan.budget(shouldStop: shouldStop)
      let shown = steps.map { step in
        var step = step
        step.layout = worker.withContents(step.layout, budget: budget)
        return step
      }
      let strip = RotationStrip(
        of: shown, frameCount: frameCount, style: output.style, measuringTextWith: worker.measurer,
        artwork: worker.artwork)
      let name = "rotations/\(plan.scenes[planned.scene].slug)/\(planned.name)"
      let picture = strip.picture
      // A stopped picture lacks frames. The caller discards the result.
      guard !WorkBudget.checkCancellation() else { return RotatedLayout(steps: steps, paths: [], problems: []) }
      let written = worker.writer.write(
        picture, as: output.sheetFormats, named: name, pixelsPerPoint: output.pixelsPerPoint)
      return RotatedLayout(
        steps: steps, paths: [written.picture.pngPath, written.picture.svgPath].compactMap(\.self),
        problems: written.problems + written.failures.map(\.description))
    }
    let failures = folder.write(plan.strips(of: rotated))
    if let last = rotated.lastIndex(where: { $0 != nil }) {
      rotated[last]?.problems += failures.map(\.description)
    }
    return rotated
  }
}

extension ReviewPlan {
  /// Returns the film strips of layouts, each with its first picture.
  fileprivate func strips(of rotated: [RotatedLayout?]) -> FoundRotations {
    FoundRotations(
      zip(layouts, rotated).compactMap { planned, layout in
        layout?.paths.first.map {
          FoundRotations.Strip(slug: scenes[planned.scene].slug, variant: planned.variant.identifier, path: $0)
        }
      })
  }
}
