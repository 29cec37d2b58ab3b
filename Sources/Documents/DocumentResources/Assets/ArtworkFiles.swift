internal import HostFiles

/// The files of a project or folder in which images are looked up.
package struct ArtworkFiles: Sendable, Hashable {
  /// The paths of the asset catalogs, by precedence.
  package var catalogues: [String]
  /// The images outside catalogs.
  package var images: LooseImages

  /// The extension of an asset catalog.
  private static let catalogueEnding = ".xcassets"

  private static let imageEndings = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".webp", ".heic", ".gif"]

  /// Finds the files below a folder, sorted by path.
  package init(below folder: String) {
    self.init(at: FileSystem.paths(endingWith: [Self.catalogueEnding] + Self.imageEndings, below: folder))
  }

  package init(at paths: [String] = []) {
    catalogues = paths.filter { $0.hasSuffix(Self.catalogueEnding) }
    images = LooseImages(at: paths.filter { !$0.hasSuffix(Self.catalogueEnding) })
  }
}
