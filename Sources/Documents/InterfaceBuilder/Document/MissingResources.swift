internal import DocumentResources
internal import Findings

/// The images and colors that a document names and its project does not have.
struct MissingResources: Hashable {
  /// The probable name for each missing image, if there is one.
  private(set) var images: [String: String?] = [:]
  /// The probable name for each missing color, if there is one.
  private(set) var colors: [String: String?] = [:]

  init() {}

  /// Finds the names of a document that no asset catalog has.
  ///
  /// If the project has none of the other names in the document, it is probably not the document's project. Then only
  /// names that are almost the names of existing resources are reported.
  init(images: Set<String>, colors: Set<String>, in assets: AssetNames, knowsOthers: Bool) {
    self.images = Self.missing(images, among: assets.images, isAtHand: knowsOthers)
    self.colors = Self.missing(
      colors, among: assets.colorNames, isAtHand: !colors.isDisjoint(with: assets.colorNames))
  }

  private static func missing(_ names: Set<String>, among known: Set<String>, isAtHand: Bool) -> [String: String?] {
    let unknown = names.subtracting(known)
    guard !unknown.isEmpty else { return [:] }
    let candidates = known.sorted()
    var missing: [String: String?] = [:]
    for name in unknown {
      let nearest = NearestName.suggestion(for: name, in: candidates)
      if isAtHand || nearest != nil { missing[name] = .some(nearest) }
    }
    return missing
  }
}
