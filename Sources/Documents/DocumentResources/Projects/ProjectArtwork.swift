package import HostFiles

/// A search for the asset catalogs and loose images in the project of a document.
///
/// A build combines all of them in one app. Those nearer to the document take precedence.
package final class ProjectArtwork: Sendable {
  /// The files of each project, searched once.
  private let known = RecordedResults<ArtworkFiles>()
  /// The files by precedence, for the documents of each folder.
  private let ranked = RecordedResults<ArtworkFiles>()
  private let folders: ProjectFolders

  /// Creates an empty cache.
  ///
  /// - Parameter folders: The cache of project folders.
  package init(in folders: ProjectFolders = ProjectFolders()) { self.folders = folders }

  /// Returns the files in the project of a document, the nearest catalog first.
  package func files(for document: DocumentSearch.Document) -> ArtworkFiles {
    let own = FolderPath.folder(of: document.path)
    // The search for the project ends depending on how the user named the document.
    return ranked.result(for: "\(own)\n\(FolderPath.folder(of: document.name))\n\(document.isNamed)") {
      files(in: folders.filesFolder(of: document), near: own)
    }
  }

  private func files(in project: String, near own: String) -> ArtworkFiles {
    var files = known.result(for: project) { ArtworkFiles(below: project) }
    let ranked = files.catalogues.map { (path: $0, steps: FolderPath.commonStepCount(own, $0)) }
    files.catalogues = ranked.sorted { ($1.steps, $0.path) < ($0.steps, $1.path) }.map(\.path)
    files.images.place = own
    return files
  }
}
