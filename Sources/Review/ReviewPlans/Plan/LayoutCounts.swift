internal import Scenes

/// Counts the layouts of scenes, once for all scenes that ask for the same ones.
///
/// A share counts the layouts of all other shares. Most scenes of a project have the same, and there may be thousands of
/// each.
struct LayoutCounts {
  /// All that decides how many layouts a scene has.
  private struct Choice: Hashable {
    var selection: VariantSelection
    var idioms: Set<Device.Idiom>?
    var orientations: [Device.Idiom: Set<Orientation>]
    var idiom: Device.Idiom?
    var languages: [String]
  }

  private let selection: ReviewSelection
  private var counts: [Choice: Int] = [:]

  /// Nothing counted yet.
  init(for selection: ReviewSelection) { self.selection = selection }

  /// The number of layouts of a scene.
  mutating func count(of scene: Scene) -> Int {
    // What fits into windows, what a document was saved with and what a tester would look at, each scene decides for itself.
    guard selection.windows.isEmpty, !selection.isAsSaved, !selection.isThorough else {
      return ReviewPlan.plannedVariants(of: scene, selection: selection).count
    }
    let choice = Choice(
      selection: scene.selection, idioms: scene.app.idioms, orientations: scene.app.orientations, idiom: scene.idiom,
      languages: selection.hasAllLanguages ? scene.languages : [])
    if let known = counts[choice] { return known }
    let count = ReviewPlan.plannedVariants(of: scene, selection: selection).count
    counts[choice] = count
    return count
  }
}
