package import HostFiles

/// Finds the folders in which the project of a document may lie, and that of the project itself: the nearest one of them
/// with the mark of a project, else the folder of the document.
package final class ProjectFolders: Sendable {
  /// A folder with those above it.
  private struct Ascent: Sendable {
    /// The paths, the nearest first.
    var folders: [String]
    /// True where git keeps its files in the last one.
    var endsInRepository = false
  }

  /// The folders above each folder with documents.
  private let ascents = RecordedResults<Ascent>()
  /// The folders that were asked for the mark of a project.
  private let marks = RecordedResults<Bool>()

  /// No folders yet.
  package init() {}

  /// The endings of names that mark the folder of a project.
  private static let endings = [".xcodeproj", ".xcworkspace"]
  /// The names that mark it.
  private static let names = ["Package.swift", ".git"]

  /// The number of folders above a document in which its app may lie.
  private static let heightLimit = 16
  /// The same for a document that the user named itself, where no repository ends the search.
  private static let bareHeightLimit = 8

  /// The folder of a document and those above it, the nearest first, up to the one that git keeps its files in; where
  /// there is none, up to the one that the user named.
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

  /// The folder of the project of a document; of one in no project the folder that it lies in.
  package func folder(of document: DocumentSearch.Document) -> String {
    let folders = folders(above: document)
    let own = FolderPath.folder(of: document.path)
    return marked(folders) ?? (own.hasSuffix(".lproj") && folders.count > 1 ? folders[1] : own)
  }

  /// The folder in which the files of a document's project lie; of one in no project the folder that the user named, or
  /// the one two above a document that the user named itself.
  package func filesFolder(of document: DocumentSearch.Document) -> String {
    let folders = folders(above: document)
    let nearby = document.isNamed ? folders.prefix(3) : folders[...]
    return marked(folders) ?? nearby.last ?? FolderPath.folder(of: document.path)
  }

  private func marked(_ folders: [String]) -> String? {
    folders.first { folder in marks.result(for: folder) { Self.isMarked(folder) } }
  }

  private static func isMarked(_ folder: String) -> Bool {
    endings.contains { !((try? FileSystem.names(in: folder, endingWith: $0)) ?? []).isEmpty }
      || names.contains { FileSystem.kind(of: FolderPath.join(folder, $0)) != nil }
  }
}
