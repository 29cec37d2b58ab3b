package import ReviewReports
package import Scenes

extension ReviewPlan {
  /// The findings about a scene and its layouts, each once; paths are those that open the documents.
  ///
  /// - Parameters:
  ///   - scene: The position of the scene.
  ///   - others: What was found of the scene besides, when it was laid out.
  ///   - layouts: The layouts that were solved, with what was found in them.
  package func findingGroups(
    of scene: Int, about others: [Finding] = [], layouts: [(variant: SceneVariant, findings: [Finding])]
  ) -> (scene: [Finding], layouts: [FindingGroup]) {
    guard scenes.indices.contains(scene), documents.indices.contains(scenes[scene].document) else { return ([], []) }
    let document = documents[scenes[scene].document]
    let titles = VariantTitles(of: layouts.map(\.variant))
    let groups = FindingGroup.groups(of: layouts.map { (titles.title(of: $0.variant), $0.findings) })
    return ((scenes[scene].scene.findings + others).map(document.shown), groups.map { $0.mapFinding(document.shown) })
  }
}
