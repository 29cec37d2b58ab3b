import CairoDrawing
import HostFiles
import LayoutReview
import LayoutTestSupport
import ReviewPlans
import SceneLayouts
import Scenes

/// Layouts of the scenes of the package, with the text measurer of the tool.
enum ExampleLayouts {
  /// A layout with the name of its files.
  struct Named: Sendable {
    let name: String
    let layout: Layout
  }

  /// Returns the layouts of all scenes in a folder of the package, in some variants.
  static func layouts(in folder: String, _ variants: VariantSelection) async throws -> [Named] {
    let selection = ReviewSelection(variants: variants)
    let documents = await ReviewDocument.read(
      DocumentSearch(paths: [SharedFolder.packagePath(folder)]).documents, for: selection, workers: 2)
    let plan = ReviewPlan(documents: documents, selection: selection)
    let measure: @Sendable () throws -> CairoTextMeasurer = { try CairoTextMeasurer() }
    let layouts = try await plan.solveLayouts(measuringTextWith: measure, workers: 2) {
      Named(name: "\(plan.scenes[$0.scene].slug).\($0.name)", layout: $1)
    }
    return layouts.compactMap(\.self)
  }
}
