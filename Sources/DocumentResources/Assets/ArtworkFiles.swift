/// The files of a project, or of one folder, in which images are looked for.
package struct ArtworkFiles: Sendable, Hashable {
  /// The paths of the asset catalogues, those that count more first.
  package var catalogues: [String]
  /// The images that lie in no catalogue.
  package var images: LooseImages

  /// The ending of an asset catalogue.
  static let catalogueEnding = ".xcassets"

  /// The files at some paths; none unless given.
  package init(at paths: [String] = []) {
    catalogues = paths.filter { $0.hasSuffix(Self.catalogueEnding) }
    images = LooseImages(at: paths.filter { !$0.hasSuffix(Self.catalogueEnding) })
  }
}
