internal import HostFiles

/// The files of a project, or of one folder, in which images are looked for.
package struct ArtworkFiles: Sendable, Hashable {
  /// The paths of the asset catalogues, those that count more first.
  package var catalogues: [String]
  /// The images that lie in no catalogue.
  package var images: LooseImages

  /// The ending of an asset catalogue.
  private static let catalogueEnding = ".xcassets"

  private static let imageEndings = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".webp", ".heic", ".gif"]

  /// The files below a folder, in the order of their paths.
  package init(below folder: String) {
    self.init(at: FileSystem.paths(endingWith: [Self.catalogueEnding] + Self.imageEndings, below: folder))
  }

  /// The files at some paths; none unless given.
  package init(at paths: [String] = []) {
    catalogues = paths.filter { $0.hasSuffix(Self.catalogueEnding) }
    images = LooseImages(at: paths.filter { !$0.hasSuffix(Self.catalogueEnding) })
  }
}
