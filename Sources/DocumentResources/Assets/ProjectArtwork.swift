package import HostFiles

/// Finds the asset catalogues and the images beside them in the project that a document belongs to.
///
/// A build puts all of them into one app, wherever they lie: those that are nearer to the document count more.
package final class ProjectArtwork: Sendable {
  /// Files by their paths, the nearest first.
  package struct Files: Sendable, Hashable {
    /// The asset catalogues.
    package var catalogues: [String] = []
    /// The images that lie in no catalogue.
    package var images: [String] = []
  }

  /// The files of each project are looked for once.
  private let known = RecordedResults<[String]>()
  private let folders: ProjectFolders

  /// No files yet.
  ///
  /// - Parameter folders: The folders of projects that were found.
  package init(in folders: ProjectFolders = ProjectFolders()) { self.folders = folders }

  private static let catalogueEnding = ".xcassets"
  private static let imageEndings = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".webp", ".heic", ".gif"]

  /// The files in the project of a document.
  package func files(for document: DocumentSearch.Document) -> Files {
    let project = folders.filesFolder(of: document)
    let paths = known.result(for: project) {
      FileSystem.paths(endingWith: [Self.catalogueEnding] + Self.imageEndings, below: project)
    }
    let own = FolderPath.folder(of: document.path).split(separator: "/")
    let ranked = paths.map { path in
      (path: path, common: zip(own, path.split(separator: "/")).prefix { $0 == $1 }.count)
    }
    let nearest = ranked.sorted { ($1.common, $0.path) < ($0.common, $1.path) }.map(\.path)
    return Files(
      catalogues: nearest.filter { $0.hasSuffix(Self.catalogueEnding) },
      images: nearest.filter { !$0.hasSuffix(Self.catalogueEnding) })
  }
}
