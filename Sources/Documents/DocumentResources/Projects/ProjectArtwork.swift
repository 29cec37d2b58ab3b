package import HostFiles

/// Finds the asset catalogues and the images beside them in the project that a document belongs to.
///
/// A build puts all of them into one app, wherever they lie: those that are nearer to the document count more.
package final class ProjectArtwork: Sendable {
  /// The files of each project are looked for once.
  private let known = RecordedResults<ArtworkFiles>()
  /// The same for the documents of each folder.
  private let ranked = RecordedResults<ArtworkFiles>()
  private let folders: ProjectFolders

  /// No files yet.
  ///
  /// - Parameter folders: The folders of projects that were found.
  package init(in folders: ProjectFolders = ProjectFolders()) { self.folders = folders }

  /// The files in the project of a document, the nearest catalogue first.
  package func files(for document: DocumentSearch.Document) -> ArtworkFiles {
    let own = FolderPath.folder(of: document.path)
    // Where the search for the project ends depends on how the user named the document.
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
