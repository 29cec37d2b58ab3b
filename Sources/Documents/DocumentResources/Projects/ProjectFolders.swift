package import HostFiles

/// A search for the folders that may contain the project of a document, and for the project itself: the nearest folder
/// with the mark of a project, otherwise the folder of the document.
package final class ProjectFolders: Sendable {
  /// A folder with its ancestors.
  private struct Ascent: Sendable {
    /// The paths, the nearest first.
    var folders: [String]
    /// Whether the last folder is the root of a git repository.
    var endsInRepository = false
  }

  /// The ancestors of each folder with documents.
  private let ascents = RecordedResults<Ascent>()
  private let marks = RecordedResults<ProjectMark?>()

  package init() {}

  /// The largest number of ancestors that are searched for the app of a document.
  private static let heightLimit = 16
  /// The largest number of ancestors for a document that the user named itself, if no repository ends the search.
  private static let bareHeightLimit = 8

  /// Returns the folder of a document and its ancestors, the nearest first, up to the root of the repository. Without
  /// one, they end at the folder that the user named.
  func folders(above document: DocumentSearch.Document) -> [String] {
    let own = FolderPath.folder(of: document.path)
    let ascent = ascents.result(for: own) { Self.ascent(from: own) }
    if ascent.endsInRepository { return ascent.folders }
    let limit = document.isNamed ? Self.bareHeightLimit : document.name.utf8.split(separator: UInt8(ascii: "/")).count
    return Array(ascent.folders.prefix(limit))
  }

  private static func ascent(from folder: String) -> Ascent {
    var folders = [folder]
    while let folder = folders.last, folders.count < heightLimit {
      if FileSystem.kind(of: FolderPath.join(folder, ".git")) != nil {
        return Ascent(folders: folders, endsInRepository: true)
      }
      let parent = FolderPath.folder(of: folder)
      if parent == folder { break }
      folders.append(parent)
    }
    return Ascent(folders: folders)
  }

  /// Returns the project folder of a document, or the folder of the document if it has no project.
  package func folder(of document: DocumentSearch.Document) -> String {
    let folders = folders(above: document)
    let own = FolderPath.folder(of: document.path)
    return marked(folders) ?? (own.hasSuffix(".lproj") && folders.count > 1 ? folders[1] : own)
  }

  /// Returns the folder that contains the files of a document's project. Without a project, it is the folder that the
  /// user named, or two levels above a document that the user named itself.
  package func filesFolder(of document: DocumentSearch.Document) -> String {
    let folders = folders(above: document)
    let nearby = document.isNamed ? folders.prefix(3) : folders[...]
    return marked(folders) ?? nearby.last ?? FolderPath.folder(of: document.path)
  }

  private func marked(_ folders: [String]) -> String? {
    ProjectMark.project(among: folders) { folder in marks.result(for: folder) { ProjectMark(of: folder) } }
  }
}
