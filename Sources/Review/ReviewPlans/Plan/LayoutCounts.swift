internal import Geometry
internal import Scenes

/// The numbers of layouts of scenes, counted once for all scenes with the same choices.
///
/// A share has to count the layouts of all other shares. Most scenes of a project have the same choices, and there may
/// be thousands of layouts of each.
struct LayoutCounts {
  /// Everything that affects the number of layouts of a scene.
  private struct Choice: Hashable {
    var selection: VariantSelection
    var idioms: Set<Device.Idiom>?
    var orientations: [Device.Idiom: Set<Orientation>]
    var launchImageSizes: Set<Size>?
    var idiom: Device.Idiom?
    var languages: [String]
  }

  private let selection: ReviewSelection
  private var counts: [Choice: Int] = [:]

  /// Creates counts without any scene.
  init(for selection: ReviewSelection) { self.selection = selection }

  /// Returns the number of layouts of a scene.
  mutating func count(of scene: Scene) -> Int {
    // These layouts depend on the single scene: on its windows, on how its document was saved, or on what a tester
    // checks.
    guard selection.windows.isEmpty, !selection.isAsSaved, !selection.isThorough else {
      return ReviewPlan.plannedVariants(of: scene, selection: selection).count
    }
    let choice = Choice(
      selection: scene.selection, idioms: scene.app.idioms, orientations: scene.app.orientations,
      launchImageSizes: scene.app.launchImageSizes, idiom: scene.idiom,
      languages: selection.hasAllLanguages ? scene.languages : [])
    if let known = counts[choice] { return known }
    let count = ReviewPlan.plannedVariants(of: scene, selection: selection).count
    counts[choice] = count
    return count
  }
}
