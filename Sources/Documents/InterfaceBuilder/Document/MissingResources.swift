internal import DocumentResources
internal import Findings

/// The images and colours that a document names and its project does not have.
struct MissingResources: Hashable {
  /// The name that was probably meant, by the name of the image.
  private(set) var images: [String: String?] = [:]
  /// The name that was probably meant, by the name of the colour.
  private(set) var colors: [String: String?] = [:]

  /// Nothing is missing.
  init() {}

  /// The names that no catalogue has, of those of a document.
  ///
  /// The project of a document is at hand where it has others that the document names; of what it does not have else only
  /// names are told that are nearly those of others.
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
