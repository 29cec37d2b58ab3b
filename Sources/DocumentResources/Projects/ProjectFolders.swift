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

  /// The folder of the project of a document.
  package func folder(of document: DocumentSearch.Document) -> String {
    let folders = AppProjects.folders(above: document)
    let marked = folders.first { folder in marks.result(for: folder) { Self.isMarked(folder) } }
    let own = FolderPath.folder(of: document.path)
    return marked ?? (own.hasSuffix(".lproj") && folders.count > 1 ? folders[1] : own)
  }

  private static func isMarked(_ folder: String) -> Bool {
    endings.contains { !((try? FileSystem.names(in: folder, endingWith: $0)) ?? []).isEmpty }
      || names.contains { FileSystem.kind(of: FolderPath.join(folder, $0)) != nil }
  }
}
