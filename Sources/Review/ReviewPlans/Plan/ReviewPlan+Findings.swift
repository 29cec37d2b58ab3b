package import Findings
package import ReviewReports
package import Scenes

extension ReviewPlan {
  /// Returns the findings in the layouts of a scene, each once, with paths that open the documents.
  ///
  /// - Parameters:
  ///   - scene: The position of the scene.
  ///   - layouts: The solved layouts with their findings.
  package func findingGroups(
    of scene: Int, layouts: [(variant: SceneVariant, findings: [Finding])]
  ) -> [SharedFinding] {
    guard scenes.indices.contains(scene), documents.indices.contains(scenes[scene].document) else { return [] }
    let document = documents[scenes[scene].document]
    let titles = VariantTitles(of: layouts.map(\.variant))
    return SharedFinding.all(in: layouts.map { (titles.title(of: $0.variant), $0.findings) })
      .map { $0.mapFinding(document.shown) }
  }
}
