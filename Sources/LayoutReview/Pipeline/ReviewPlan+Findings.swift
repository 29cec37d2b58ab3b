public import Scenes

extension ReviewPlan {
  /// The findings about a scene and its layouts, each once; paths are those that open the documents.
  ///
  /// - Parameters:
  ///   - scene: The position of the scene.
  ///   - layouts: The layouts that were solved, with what was found in them.
  public func findingGroups(
    of scene: Int, layouts: [(variant: SceneVariant, findings: [Finding])]
  ) -> (scene: [Finding], layouts: [FindingGroup]) {
    guard scenes.indices.contains(scene), documents.indices.contains(scenes[scene].document) else { return ([], []) }
    let document = documents[scenes[scene].document]
    let titles = VariantTitles(of: layouts.map(\.variant))
    let groups = FindingGroup.groups(of: layouts.map { (titles.title(of: $0.variant), $0.findings) })
    return (scenes[scene].scene.findings.map(document.shown), groups.map { $0.mapFinding(document.shown) })
  }
}

/// Names variants for people by the device and whatever else differs between them.
struct VariantTitles {
  private let showsLocale: Bool
  private let showsTextSize: Bool
  private let showsAppearance: Bool

  /// Titles that tell these variants apart.
  init(of variants: [SceneVariant]) {
    showsLocale = Set(variants.map(\.locale)).count > 1
    showsTextSize = Set(variants.map(\.textSize)).count > 1
    showsAppearance = Set(variants.map(\.appearance)).count > 1
  }

  /// The title of a variant: `iPhone 16 Pro, portrait, de`.
  func title(of variant: SceneVariant) -> String {
    var parts = [variant.title]
    if showsLocale { parts.append(variant.locale) }
    if showsTextSize { parts.append(variant.textSize.rawValue) }
    if showsAppearance { parts.append(variant.appearance.rawValue) }
    return parts.joined(separator: ", ")
  }
}
