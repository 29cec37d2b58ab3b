package import HostFiles

/// Finds the folder of the project that a document belongs to: the nearest one with the mark of a project among those in
/// which ``AppProjects`` looks for the app, else the folder of the document.
package final class ProjectFolders: Sendable {
  /// The folders that were asked for the mark of a project.
  private let marks = RecordedResults<Bool>()

  /// No folders yet.
  package init() {}

  /// The endings of names that mark the folder of a project.
  private static let endings = [".xcodeproj", ".xcworkspace"]
  /// The names that mark it.
  private static let names = ["Package.swift", ".git"]

  /// The folder of the project of a document; of one in no project the folder that it lies in.
  package func folder(of document: DocumentSearch.Document) -> String {
    let folders = AppProjects.folders(above: document)
    let own = FolderPath.folder(of: document.path)
    return marked(folders) ?? (own.hasSuffix(".lproj") && folders.count > 1 ? folders[1] : own)
  }

  /// The folder in which the files of a document's project lie; of one in no project the folder that the user named, or
  /// the one two above a document that the user named itself.
  package func filesFolder(of document: DocumentSearch.Document) -> String {
    let folders = AppProjects.folders(above: document)
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
